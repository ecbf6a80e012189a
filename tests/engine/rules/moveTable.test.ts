import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { movesOf } from '../../../src/engine/rules/listing.ts';
import { alike, pieceMovement } from '../../../src/engine/rules/pieceMovement.ts';
import { combine, leap, slide } from '../../../src/engine/rules/movement.ts';
import { newMoveList } from '../../../src/engine/rules/moveList.ts';
import { addAllMoves, moveTableOf } from '../../../src/engine/rules/moveTable.ts';
import { EMPTY, pieceOf } from '../../../src/engine/rules/piece.ts';
import { pieceMoveOf } from '../../../src/engine/rules/pieceMove.ts';
import { generatePieceMoves } from '../../../src/engine/rules/pieceMoves.ts';
import { placementOf } from '../../../src/engine/rules/placement.ts';
import { SIDES, bySide } from '../../../src/engine/rules/side.ts';
import { DIAGONAL, KNIGHT, ORTHOGONAL, squares } from '../../../src/engine/topology/squares.ts';

const board = squares(11, 11);
const movements = bySide(() => [
  alike(leap(board, [])),
  alike(combine(slide(board, ORTHOGONAL), leap(board, KNIGHT))),
  pieceMovement(slide(board, ORTHOGONAL, 2), leap(board, DIAGONAL)),
  pieceMovement(slide(board, DIAGONAL), slide(board, DIAGONAL), new Set([0, 30, 60, 90, 120])),
]);
const pieces = [1, 2, 3].flatMap((kind) => SIDES.map((side) => pieceOf(kind, side)));
const positions = fc.record({
  board: fc.array(fc.constantFrom(EMPTY, EMPTY, EMPTY, ...pieces), {
    minLength: board.sites.length,
    maxLength: board.sites.length,
  }),
  turn: fc.constantFrom(...SIDES),
});

test('a table leads to the same moves in the same order as the movements', () => {
  const table = moveTableOf(movements);
  fc.assert(
    fc.property(positions, (position) => {
      const list = newMoveList();
      addAllMoves(list, table, position, placementOf(position.board, 4));
      expect(movesOf(list, pieceMoveOf)).toEqual(generatePieceMoves(movements[position.turn], position));
    }),
    { numRuns: 50 },
  );
});
