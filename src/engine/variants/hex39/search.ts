import { EMPTY, NO_KIND } from '../../rules/piece.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import type { Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Searching } from '../../rules/searching.ts';
import { otherSide } from '../../rules/side.ts';
import { board, castles } from './board.ts';

const SIZE = board.sites.length;

/** What a search needs of Hex 39. Nothing is in danger: there is no check. */
export const searching: Searching<Position, PieceMove> = {
  repetition: 'forbidden',
  royal: NO_KIND,
  fieldsKey: () => 0,
  captured: (position, { to }) => pieceAt(position.board, to),
  isForcing: ({ board: pieces, turn }, { to }) =>
    to === castles[otherSide(turn)] && pieceAt(pieces, to) === EMPTY,
  isInDanger: () => false,
  mayPass: () => true,
  slots: SIZE * SIZE,
  slotOf: ({ from, to }) => from * SIZE + to,
  heldValue: () => 0,
};
