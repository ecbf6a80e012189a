import { NO_SITE } from '../../topology/site.ts';
import { scramble } from '../../rules/key.ts';
import { EMPTY, NO_KIND, belongsTo, pieceOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import type { CodedMoves } from '../../rules/listing.ts';
import { codedListing, searchingBy } from '../../rules/listing.ts';
import { fromOf, isPieceCode, kindIn, toOf } from '../../rules/moveCode.ts';
import { firstSite } from '../../rules/placement.ts';
import type { Searching } from '../../rules/searching.ts';
import { otherSide } from '../../rules/side.ts';
import { board } from './board.ts';
import type { Chess99Move } from './moves.ts';
import { codeOf, moveOf, playOn } from './moves.ts';
import { KING, PAWN, attacks } from './pieces.ts';
import type { Chess99Position } from './position.ts';
import { MOVE_LIMIT } from './position.ts';
import { isCapturable, isInCheck, look } from './status.ts';

const SIZE = board.sites.length;

/** So many moves before the limit a search may notice it. */
const NEAR_LIMIT = 20;

const COUNTED = 1 << 10;

/** The moves of Chess 99 as a search lists them. */
const coded: CodedMoves<Chess99Position, Chess99Move> = {
  look,
  codeOf,
  moveOf,
  playOn,
  captured: ({ board: pieces, turn }, code) => {
    const piece = pieces[toOf(code)] ?? EMPTY;
    if (isPieceCode(code)) return belongsTo(piece, turn) ? EMPTY : piece;
    // En passant; a castling has a piece of its own side there.
    return piece === EMPTY ? pieceOf(PAWN, otherSide(turn)) : EMPTY;
  },
  isForcing: (_, code) => kindIn(code) !== NO_KIND,
  slotOf: (code) => fromOf(code) * SIZE + toOf(code),
  isInDanger: ({ board: pieces, turn }, placement) =>
    isCapturable(pieces, firstSite(placement, pieceOf(KING, turn)), turn),
};

export const listing = codedListing(coded);

/** What a search needs of Chess 99. */
export const searching: Searching<Chess99Position, Chess99Move> = {
  ...searchingBy(coded),
  repetition: 'free',
  royal: KING,
  attacks: () => attacks,
  fieldsKey: ({ passedOver, moveNumber }) =>
    (passedOver === NO_SITE ? 0 : scramble(-1 - passedOver)) ^
    (moveNumber > MOVE_LIMIT - NEAR_LIMIT ? scramble(-COUNTED - moveNumber) : 0),
  mayLoseByMoving: false,
  isInDanger: ({ board: pieces, turn }) => isInCheck(pieces, turn),
  mayWin: ({ board: pieces, turn }, moves) => {
    const king = pieceOf(KING, otherSide(turn));
    return moves.filter(({ to }) => pieceAt(pieces, to) === king);
  },
  mayPass: () => true,
  slots: SIZE * SIZE,
  heldValue: () => 0,
};
