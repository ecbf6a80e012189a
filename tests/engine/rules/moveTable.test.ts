import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { movesOf } from '../../../src/engine/rules/listing.ts';
import { alike, pieceMovement } from '../../../src/engine/rules/pieceMovement.ts';
import type { Movement } from '../../../src/engine/rules/movement.ts';
import { combine, leap, slide, within } from '../../../src/engine/rules/movement.ts';
import { newMoveList } from '../../../src/engine/rules/moveList.ts';
import { addAllMoves, moveTableOf, tableWithin } from '../../../src/engine/rules/moveTable.ts';
import type { Piece } from '../../../src/engine/rules/piece.ts';
import { EMPTY, pieceOf } from '../../../src/engine/rules/piece.ts';
import { pieceMoveOf } from '../../../src/engine/rules/pieceMove.ts';
import { generatePieceMoves } from '../../../src/engine/rules/pieceMoves.ts';
import { placementOf } from '../../../src/engine/rules/placement.ts';
import { SIDES, bySide } from '../../../src/engine/rules/side.ts';
import type { Site } from '../../../src/engine/topology/site.ts';
import { DIAGONAL, KNIGHT, ORTHOGONAL, squares } from '../../../src/engine/topology/squares.ts';
import { runs } from '../../support/runs.ts';

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

test('on a part of the board a table is that of the movements within it', () => {
  const isNoisy = (_: Piece, to: Site) => to % 3 === 0;
  const gaits = [
    combine(slide(board, ORTHOGONAL), leap(board, KNIGHT)),
    combine(slide(board, DIAGONAL, 3), leap(board, ORTHOGONAL)),
  ] as const;
  const tableOf = ([one, other]: readonly [Movement, Movement]) =>
    moveTableOf(
      bySide(() => [alike(one), pieceMovement(one, other)]),
      isNoisy,
    );
  const part = fc.array(fc.boolean(), { minLength: board.sites.length, maxLength: board.sites.length });
  fc.assert(
    fc.property(part, (exists) => {
      const [one, other] = gaits;
      expect(tableWithin(exists, tableOf(gaits))).toEqual(
        tableOf([within(exists, one), within(exists, other)]),
      );
    }),
    { numRuns: runs(50) },
  );
});
