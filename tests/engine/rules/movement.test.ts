import { describe, expect, test } from 'vitest';
import type { Movement } from '../../../src/engine/rules/movement.ts';
import type { PieceMovement } from '../../../src/engine/rules/pieceMovement.ts';
import { combine, fly, leap, onlyFrom, reach, slide } from '../../../src/engine/rules/movement.ts';
import { alike, pieceMovement } from '../../../src/engine/rules/pieceMovement.ts';
import { EMPTY, pieceOf } from '../../../src/engine/rules/piece.ts';
import type { Board } from '../../../src/engine/rules/position.ts';
import { BLACK, WHITE } from '../../../src/engine/rules/side.ts';
import type { Vector } from '../../../src/engine/topology/site.ts';
import { ORTHOGONAL, squares, squaresLike } from '../../../src/engine/topology/squares.ts';
import { shapeOf, siteNamed } from '../../../src/engine/topology/topology.ts';
import { destinations } from '../../../src/engine/rules/pieceMoves.ts';

const topology = squares(5, 5);
const site = (name: string) => siteNamed(topology, name);
const named = (sites: readonly number[]) => sites.map((s) => shapeOf(topology, s).name);

/** A board with pieces of White and of Black on the given squares, and otherwise empty. */
function boardWith(white: readonly string[], black: readonly string[]): Board {
  const board = topology.sites.map(() => EMPTY);
  for (const name of white) board[site(name)] = pieceOf(1, WHITE);
  for (const name of black) board[site(name)] = pieceOf(1, BLACK);
  return board;
}

const reached = (
  movement: Movement,
  from: string,
  white: readonly string[] = [],
  black: readonly string[] = [],
) => named(reach(movement, boardWith(white, black), site(from))).sort();

const rook = slide(topology, ORTHOGONAL);

describe('a leap', () => {
  const camel = leap(topology, [
    [3, 1],
    [1, 3],
    [-3, 1],
  ]);

  test('leads one vector away, in the directions given', () => {
    expect(reached(camel, 'b1')).toEqual(['c4', 'e2']);
    expect(reached(camel, 'e4')).toEqual(['b5']);
  });

  test('leads nowhere where the board ends', () => {
    expect(reached(camel, 'c3')).toEqual([]);
  });

  test('ignores anything in between', () => {
    expect(reached(camel, 'b1', ['b2', 'c1', 'c2', 'b3', 'c3', 'd1', 'd2'])).toEqual(['c4', 'e2']);
  });
});

describe('a flight', () => {
  const gappy = squaresLike(['+++++', '+--+-', '+-+++'], 'a1');
  const flown = (vectors: readonly Vector[], from: string, ...occupied: readonly string[]) => {
    const board = gappy.sites.map(({ name }) => (occupied.includes(name) ? pieceOf(1, BLACK) : EMPTY));
    const sites = reach(fly(gappy, vectors), board, siteNamed(gappy, from));
    return sites.map((s) => shapeOf(gappy, s).name).sort();
  };

  test('goes on over gaps, to the edge of the lattice', () => {
    expect(flown([[1, 0]], 'a2')).toEqual(['d2']);
    expect(flown(ORTHOGONAL, 'c1')).toEqual(['a1', 'c3', 'd1', 'e1']);
    expect(flown([[1, 1]], 'a1')).toEqual(['c3']);
    expect(flown([[0, -1]], 'e3')).toEqual(['e1']);
    expect(flown([[-1, 0]], 'd2')).toEqual(['a2']);
  });

  test('ends at a piece like a slide', () => {
    expect(flown([[1, 0]], 'a1', 'd1')).toEqual(['c1', 'd1']);
  });
});

describe('a slide', () => {
  test('leads any number of steps', () => {
    expect(reached(rook, 'b2')).toEqual(['a2', 'b1', 'b3', 'b4', 'b5', 'c2', 'd2', 'e2']);
  });

  test('ends at the first piece, whoever owns it', () => {
    expect(reached(rook, 'b2', ['c2'], ['b4'])).toEqual(['a2', 'b1', 'b3', 'b4', 'c2']);
  });

  test('may be limited to some steps', () => {
    expect(reached(slide(topology, ORTHOGONAL, 2), 'b2')).toEqual(['a2', 'b1', 'b3', 'b4', 'c2', 'd2']);
    expect(reached(slide(topology, ORTHOGONAL, 1), 'b2')).toEqual(['a2', 'b1', 'b3', 'c2']);
  });

  test('takes steps of any kind', () => {
    const nightrider = slide(topology, [[1, 2]]);
    expect(reached(nightrider, 'a1')).toEqual(['b3', 'c5']);
    expect(reached(nightrider, 'a1', ['b2', 'a2', 'b4'])).toEqual(['b3', 'c5']);
    expect(reached(nightrider, 'a1', ['b3'])).toEqual(['b3']);
  });
});

test('gaits combine', () => {
  const chancellor = combine(rook, leap(topology, [[1, 2]]), leap(topology, [[2, 1]]));
  expect(reached(chancellor, 'a1', ['a2'], ['b1'])).toEqual(['a2', 'b1', 'b3', 'c2']);
});

test('a gait may be limited to some origins', () => {
  const movement = onlyFrom(new Set([site('a1')]), combine(rook, leap(topology, [[1, 1]])));
  expect(reached(movement, 'a1', ['a2', 'b1'])).toEqual(['a2', 'b1', 'b2']);
  expect(reached(movement, 'b1')).toEqual([]);
});

describe('a piece may go', () => {
  const goals = (movement: PieceMovement, from: string, white: readonly string[], black: readonly string[]) =>
    named(destinations(movement, boardWith(white, black), site(from))).sort();

  /** Slides up to three squares ahead, but captures by leaping two ahead or sliding to the right. */
  const odd: PieceMovement = pieceMovement(
    slide(topology, [[0, 1]], 3),
    combine(leap(topology, [[0, 2]]), slide(topology, [[1, 0]])),
  );

  test('to empty sites and onto enemies, not onto its own side', () => {
    expect(goals(alike(rook), 'b2', ['b2', 'b3'], ['d2'])).toEqual(['a2', 'b1', 'c2', 'd2']);
  });

  test('in the same way for either side', () => {
    expect(goals(alike(rook), 'd2', ['b2'], ['d2', 'd3'])).toEqual(['b2', 'c2', 'd1', 'e2']);
  });

  test('only to empty sites, if it captures in another way', () => {
    expect(goals(odd, 'b1', ['b1'], [])).toEqual(['b2', 'b3', 'b4']);
    expect(goals(odd, 'b1', ['b1'], ['b2'])).toEqual([]);
  });

  test('and captures only by its capturing movement', () => {
    expect(goals(odd, 'b1', ['b1'], ['b3'])).toEqual(['b2', 'b3']);
    expect(goals(odd, 'b1', ['b1'], ['b4'])).toEqual(['b2', 'b3']);
    expect(goals(odd, 'b1', ['b1'], ['d1', 'e1'])).toEqual(['b2', 'b3', 'b4', 'd1']);
    expect(goals(odd, 'b1', ['b1', 'c1', 'b3'], ['d1'])).toEqual(['b2']);
  });

  test('past capture-only sites, and to them only to capture', () => {
    const captureOnly = new Set([site('b3')]);
    const walled = pieceMovement(rook, rook, captureOnly);
    expect(goals(walled, 'b2', ['b2'], [])).toEqual(['a2', 'b1', 'b4', 'b5', 'c2', 'd2', 'e2']);
    expect(goals(walled, 'b2', ['b2'], ['b3'])).toEqual(['a2', 'b1', 'b3', 'c2', 'd2', 'e2']);
    expect(goals(walled, 'b2', ['b2', 'b3'], [])).toEqual(['a2', 'b1', 'c2', 'd2', 'e2']);
    const apart = pieceMovement(rook, leap(topology, [[0, 1]]), captureOnly);
    expect(goals(apart, 'b2', ['b2', 'a2', 'b1', 'c2'], [])).toEqual(['b4', 'b5']);
    expect(goals(apart, 'b2', ['b2', 'a2', 'b1', 'c2'], ['b3'])).toEqual(['b3']);
  });

  test('by leaps that cannot capture', () => {
    const hopper: PieceMovement = pieceMovement(leap(topology, [[0, 2]]), leap(topology, [[0, 1]]));
    expect(goals(hopper, 'b1', ['b1'], ['b2'])).toEqual(['b2', 'b3']);
    expect(goals(hopper, 'b1', ['b1'], ['b3'])).toEqual([]);
  });
});
