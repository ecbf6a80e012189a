import { NO_SITE } from '../../topology/site.ts';
import { scramble } from '../../rules/key.ts';
import { EMPTY, NO_KIND, belongsTo, pieceOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Searching } from '../../rules/searching.ts';
import { otherSide } from '../../rules/side.ts';
import { board } from './board.ts';
import type { Chess99Move } from './moves.ts';
import { KING, PAWN } from './pieces.ts';
import type { Chess99Position } from './position.ts';
import { MOVE_LIMIT } from './position.ts';
import { isInCheck } from './status.ts';

const SIZE = board.sites.length;

/** So many moves before the limit a search may notice it. */
const NEAR_LIMIT = 20;

const COUNTED = 1 << 10;

/** What a search needs of Chess 99. */
export const searching: Searching<Chess99Position, Chess99Move> = {
  repetition: 'free',
  royal: KING,
  fieldsKey: ({ passedOver, moveNumber }) =>
    (passedOver === NO_SITE ? 0 : scramble(-1 - passedOver)) ^
    (moveNumber > MOVE_LIMIT - NEAR_LIMIT ? scramble(-COUNTED - moveNumber) : 0),
  captured: ({ board: pieces, turn }, { kind, to }) => {
    if (kind === 'enPassant') return pieceOf(PAWN, otherSide(turn));
    const piece = pieceAt(pieces, to);
    return belongsTo(piece, turn) ? EMPTY : piece;
  },
  isForcing: (_, { into }) => into !== NO_KIND,
  mayLoseByMoving: false,
  isInDanger: ({ board: pieces, turn }) => isInCheck(pieces, turn),
  mayWin: ({ board: pieces, turn }, moves) => {
    const king = pieceOf(KING, otherSide(turn));
    return moves.filter(({ to }) => pieceAt(pieces, to) === king);
  },
  mayPass: () => true,
  slots: SIZE * SIZE,
  slotOf: ({ from, to }) => from * SIZE + to,
  heldValue: () => 0,
};
