import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import type { Piece } from '../../rules/piece.ts';
import { EMPTY, pieceOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import type { CodedMoves } from '../../rules/listing.ts';
import { codedListing, searchingBy } from '../../rules/listing.ts';
import { fromOf, isPieceCode, kindIn, toOf } from '../../rules/moveCode.ts';
import { firstSite, isNowhere } from '../../rules/placement.ts';
import type { Searching } from '../../rules/searching.ts';
import { heldIndex } from '../../rules/searching.ts';
import { BLACK, WHITE, otherSide } from '../../rules/side.ts';
import { board, sitesAround } from './board.ts';
import { isCapturable, isInCheck } from './check.ts';
import { keepEscapes } from './escapes.ts';
import { markChecks } from './givingCheck.ts';
import { isOnLastRank } from './ground.ts';
import type { Ben39Move } from './move.ts';
import { CARRIAGE, PIECE, ROTATION, TELEPORT, codeOf, moveOf, wayOf } from './move.ts';
import { enemyOn, takenByRotation } from './magic.ts';
import { KING, PAWN, WIZARD, kinds } from './pieces.ts';
import type { Ben39Position } from './position.ts';
import { playOn } from './play.ts';
import { fieldsKey, look } from './status.ts';

const SIZE = board.sites.length;

/** Drops are moves from the kind of the piece; then come teleports and rotations, then squares that move. */
const DROPS = SIZE * SIZE;
const MAGIC = DROPS + kinds.length * SIZE;
const CARRIAGES = MAGIC + SIZE * SIZE + 2 * SIZE;

/** The moves of Ben39 as a search lists them. */
const coded: CodedMoves<Ben39Position, Ben39Move> = {
  look,
  codeOf,
  moveOf,
  playOn,
  captured: (position, code) => {
    switch (wayOf(code)) {
      case PIECE:
        return position.board[toOf(code)] ?? EMPTY;
      case TELEPORT:
        return takenByTeleport(position, toOf(code), fromOf(code));
      case ROTATION:
        return takenByRotation(position, toOf(code), kindIn(code) === 1);
      default:
        return EMPTY;
    }
  },
  isForcing: ({ board: pieces, turn }, code) =>
    isPieceCode(code) && pieces[fromOf(code)] === pieceOf(PAWN, turn) && isOnLastRank(toOf(code), turn),
  slotOf: (code) => {
    const [from, to, kind] = [fromOf(code), toOf(code), kindIn(code)];
    switch (wayOf(code)) {
      case TELEPORT:
        return MAGIC + to * SIZE + from;
      case ROTATION:
        return MAGIC + SIZE * SIZE + 2 * to + kind;
      case CARRIAGE:
        return CARRIAGES + from * SIZE + to;
      default:
        return from === to ? DROPS + kind * SIZE + to : from * SIZE + to;
    }
  },
  isInDanger: (position, placement) =>
    isCapturable(position, firstSite(placement, pieceOf(KING, position.turn)), position.turn),
  winsAtOnce: (position, placement) => {
    const enemy = otherSide(position.turn);
    return (
      !isNowhere(placement, pieceOf(KING, position.turn)) &&
      isCapturable(position, firstSite(placement, pieceOf(KING, enemy)), enemy)
    );
  },
  keepEscapes,
  markChecks,
};

export const listing = codedListing(coded);

/** What a search needs of Ben39. */
export const searching: Searching<Ben39Position, Ben39Move> = {
  ...searchingBy(coded),
  repetition: 'draw',
  royal: KING,
  fieldsKey,
  isInDanger: (position) => isInCheck(position, position.turn),
  mayLoseByMoving: false,
  mayWin: (position, moves) => {
    const king = pieceOf(KING, otherSide(position.turn));
    return moves.filter((move) => {
      switch (move.kind) {
        case 'move':
          return pieceAt(position.board, move.to) === king;
        case 'drop':
        case 'carry':
          return false;
        case 'teleport':
          return takenByTeleport(position, move.wizard, move.from) === king;
        case 'rotate':
          // It may take several pieces.
          return true;
      }
    });
  },
  mayPass: () => true,
  slots: CARRIAGES + SIZE * SIZE,
  heldValue: ({ hands }, values) => {
    let value = 0;
    const [white, black] = hands;
    for (let kind = 0; kind < white.length; kind++) {
      const index = heldIndex(kind, 0);
      value +=
        (white[kind] ?? 0) * (values[WHITE][index] ?? 0) - (black[kind] ?? 0) * (values[BLACK][index] ?? 0);
    }
    return value;
  },
};

/** The enemy piece at the other wizard on the square to which a wizard would send what is on `from`. */
function takenByTeleport({ board: pieces, turn }: Ben39Position, wizard: Site, from: Site): Piece {
  const own = pieceOf(WIZARD, turn);
  let other = pieces.indexOf(own);
  if (other === wizard) other = pieces.indexOf(own, wizard + 1);
  return enemyOn(pieces, turn, at(sitesAround(other), sitesAround(wizard).indexOf(from)));
}
