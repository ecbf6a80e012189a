import { EMPTY, NO_KIND, belongsTo, kindOf, pieceOf } from '../../../src/engine/rules/piece.ts';
import { isAttacked } from '../../../src/engine/rules/attacks.ts';
import type { CodedMoves } from '../../../src/engine/rules/listing.ts';
import { codedListing, searchingBy } from '../../../src/engine/rules/listing.ts';
import { fromOf, isPieceCode, kindIn, toOf } from '../../../src/engine/rules/moveCode.ts';
import { firstSite, placementOf } from '../../../src/engine/rules/placement.ts';
import type { Searching } from '../../../src/engine/rules/searching.ts';
import { otherSide } from '../../../src/engine/rules/side.ts';
import type { Searchable } from '../../../src/engine/search/searchable.ts';
import type { OrthodoxMove, OrthodoxPosition } from './moves.ts';
import { codeOf, fieldsKey, look, moveOf, playOn } from './moves.ts';
import { orthodox } from './orthodox.ts';
import { KING, PAWN, attacks, kinds, topology } from './pieces.ts';
import { weights } from './weights.ts';

const SIZE = topology.sites.length;

const coded: CodedMoves<OrthodoxPosition, OrthodoxMove> = {
  look,
  codeOf,
  moveOf,
  playOn,
  captured: ({ board, turn }, code) => {
    const piece = board[toOf(code)] ?? EMPTY;
    if (isPieceCode(code)) return belongsTo(piece, turn) ? EMPTY : piece;
    // En passant, or a castling.
    return moveOf(code).kind === 'enPassant' ? pieceOf(PAWN, otherSide(turn)) : EMPTY;
  },
  isForcing: (_, code) => kindIn(code) !== NO_KIND,
  slotOf: (code) => fromOf(code) * SIZE + toOf(code),
  isInDanger: ({ board, turn }, placement) =>
    isAttacked(attacks[otherSide(turn)], board, firstSite(placement, pieceOf(KING, turn))),
};

const searching: Searching<OrthodoxPosition, OrthodoxMove> = {
  ...searchingBy(coded),
  repetition: 'draw',
  royal: KING,
  attacks: () => attacks,
  fieldsKey,
  mayLoseByMoving: false,
  isInDanger: (position) => coded.isInDanger(position, placementOf(position.board, kinds.length)),
  mayWin: (_, moves) => moves,
  // With pawns alone a side is often glad not to have to move.
  mayPass: ({ board, turn }) =>
    board.some((piece) => belongsTo(piece, turn) && kindOf(piece) !== PAWN && kindOf(piece) !== KING),
  slots: SIZE * SIZE,
  heldValue: () => 0,
};

/** Orthodox chess with all that a search needs of it. */
export const orthodoxSearchable: Searchable<OrthodoxPosition, OrthodoxMove> = {
  variant: orthodox,
  searching,
  listing: codedListing(coded),
  weights,
  levels: {},
  scale: 400,
};
