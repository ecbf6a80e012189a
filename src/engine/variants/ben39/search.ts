import { NO_SITE } from '../../topology/site.ts';
import type { Site } from '../../topology/site.ts';
import type { Piece } from '../../rules/piece.ts';
import { EMPTY, belongsTo, kindOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Searching } from '../../rules/searching.ts';
import { heldIndex } from '../../rules/searching.ts';
import { BLACK, WHITE, otherSide } from '../../rules/side.ts';
import { board } from './board.ts';
import { isInCheck } from './check.ts';
import { isOnLastRank } from './ground.ts';
import { rotationTravels, teleportTravels } from './magic.ts';
import type { Ben39Move, Travel } from './move.ts';
import { KING, PAWN, kinds } from './pieces.ts';
import type { Ben39Position } from './position.ts';
import { fieldsKey } from './status.ts';

const SIZE = board.sites.length;

/** Drops are moves from the kind of the piece; then come teleports and rotations, then squares that move. */
const DROPS = SIZE * SIZE;
const MAGIC = DROPS + kinds.length * SIZE;
const CARRIAGES = MAGIC + SIZE * SIZE + 2 * SIZE;

/** What a search needs of Ben39. */
export const searching: Searching<Ben39Position, Ben39Move> = {
  repetition: 'draw',
  royal: KING,
  fieldsKey,
  captured: (position, move) => {
    switch (move.kind) {
      case 'move':
        return pieceAt(position.board, move.to);
      case 'drop':
      case 'carry':
        return EMPTY;
      case 'teleport':
        return taken(position, teleportTravels(position, move.wizard, move.from));
      case 'rotate':
        return taken(position, rotationTravels(position, move.spider, move.clockwise));
    }
  },
  isForcing: ({ board: pieces, turn }, move) =>
    move.kind === 'move' && kindOf(pieceAt(pieces, move.from)) === PAWN && isOnLastRank(move.to, turn),
  isInDanger: (position) => isInCheck(position, position.turn),
  mayPass: () => true,
  slots: CARRIAGES + SIZE * SIZE,
  slotOf: (move) => {
    switch (move.kind) {
      case 'move':
        return move.from * SIZE + move.to;
      case 'drop':
        return DROPS + move.into * SIZE + move.to;
      case 'teleport':
        return MAGIC + move.wizard * SIZE + move.from;
      case 'rotate':
        return MAGIC + SIZE * SIZE + 2 * move.spider + (move.clockwise ? 1 : 0);
      case 'carry':
        return CARRIAGES + move.from * SIZE + move.to;
    }
  },
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

/** The first enemy piece that the travellers of the side to move land on. */
function taken({ board: pieces, turn }: Ben39Position, travels: readonly Travel[]): Piece {
  for (const { to } of travels) {
    const piece = there(pieces, to);
    if (belongsTo(piece, otherSide(turn))) return piece;
  }
  return EMPTY;
}

const there = (pieces: readonly Piece[], site: Site): Piece =>
  site === NO_SITE ? EMPTY : pieceAt(pieces, site);
