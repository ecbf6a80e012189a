import { EMPTY, NO_KIND, belongsTo } from '../../rules/piece.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import type { Board, Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Searching } from '../../rules/searching.ts';
import type { Side } from '../../rules/side.ts';
import { otherSide } from '../../rules/side.ts';
import { board, castles } from './board.ts';

const SIZE = board.sites.length;

/** With so many pieces a side hardly ever has to make a move that it would rather not make. */
const ENOUGH = 5;

function hasChoice(pieces: Board, side: Side): boolean {
  let count = 0;
  for (let site = 0; site < pieces.length; site++) if (belongsTo(pieceAt(pieces, site), side)) count++;
  return count >= ENOUGH;
}

/** What a search needs of Hex 39. Nothing is in danger: there is no check. */
export const searching: Searching<Position, PieceMove> = {
  repetition: 'forbidden',
  royal: NO_KIND,
  fieldsKey: () => 0,
  captured: (position, { to }) => pieceAt(position.board, to),
  isForcing: ({ board: pieces, turn }, { to }) =>
    to === castles[otherSide(turn)] && pieceAt(pieces, to) === EMPTY,
  isInDanger: () => false,
  mayPass: ({ board: pieces, turn }) => hasChoice(pieces, turn),
  slots: SIZE * SIZE,
  slotOf: ({ from, to }) => from * SIZE + to,
  heldValue: () => 0,
};
