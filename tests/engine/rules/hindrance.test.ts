import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PieceMovement } from '../../../src/engine/rules/pieceMovement.ts';
import { combine, leap, slide } from '../../../src/engine/rules/movement.ts';
import { alike, pieceMovement } from '../../../src/engine/rules/pieceMovement.ts';
import { hindranceTo } from '../../../src/engine/rules/hindrance.ts';
import { EMPTY, pieceOf } from '../../../src/engine/rules/piece.ts';
import { BLACK, WHITE } from '../../../src/engine/rules/side.ts';
import { DIAGONAL, KNIGHT, ORTHOGONAL, squares } from '../../../src/engine/topology/squares.ts';
import { siteNamed } from '../../../src/engine/topology/topology.ts';
import { destinations } from '../../../src/engine/rules/pieceMoves.ts';

const topology = squares(5, 5);
const [own, enemy] = [pieceOf(1, WHITE), pieceOf(1, BLACK)];

const rook = alike(slide(topology, ORTHOGONAL));
const pawn = pieceMovement(
  slide(topology, [[0, 1]], 2),
  leap(topology, [
    [-1, 1],
    [1, 1],
  ]),
);
/** Moves as a bishop, and to its neighbours without capturing. */
const stepper = pieceMovement(
  combine(slide(topology, DIAGONAL), leap(topology, ORTHOGONAL)),
  slide(topology, DIAGONAL),
);
const everything = alike(
  combine(slide(topology, ORTHOGONAL), leap(topology, KNIGHT), leap(topology, [[0, 2]])),
);

const site = (name: string) => siteNamed(topology, name);

/** A board with a piece of ours on c2, and others. */
function boardWith(others: Readonly<Record<string, number>>): number[] {
  const pieces = topology.sites.map(() => EMPTY);
  pieces[site('c2')] = own;
  for (const [name, piece] of Object.entries(others)) pieces[site(name)] = piece;
  return pieces;
}

const hindrance = (movement: PieceMovement, others: Readonly<Record<string, number>>, to: string) =>
  hindranceTo(movement, boardWith(others), site('c2'), site(to));

describe('what keeps a piece from a square is', () => {
  test('nothing, if it can go there', () => {
    expect(hindrance(rook, {}, 'c5')).toBeNull();
    expect(hindrance(rook, { c5: enemy }, 'c5')).toBeNull();
  });

  test('its movement', () => {
    expect(hindrance(rook, {}, 'd3')).toEqual({ kind: 'no such movement' });
  });

  test('the nearest piece in the way, whoever owns it and whatever stands on the square', () => {
    const blocked = { kind: 'blocked', by: site('c3') };
    expect(hindrance(rook, { c3: enemy, c4: own }, 'c5')).toEqual(blocked);
    expect(hindrance(rook, { c3: own, c5: own }, 'c5')).toEqual(blocked);
    expect(hindrance(pawn, { c3: enemy }, 'c4')).toEqual(blocked);
  });

  test('a piece of its own side on the square', () => {
    expect(hindrance(rook, { c4: own }, 'c4')).toEqual({ kind: 'own piece there' });
    expect(hindrance(pawn, { d3: own }, 'd3')).toEqual({ kind: 'own piece there' });
  });

  test('that this movement cannot capture, or can only capture', () => {
    expect(hindrance(pawn, { c3: enemy }, 'c3')).toEqual({ kind: 'cannot capture' });
    expect(hindrance(pawn, {}, 'd3')).toEqual({ kind: 'nothing to capture' });
  });
});

test('a piece is kept from exactly the squares that are not its destinations', () => {
  const pieces = fc.array(fc.constantFrom(EMPTY, EMPTY, own, enemy), { minLength: 25, maxLength: 25 });
  fc.assert(
    fc.property(pieces, fc.nat(24), (others, from) => {
      const board = others.with(from, own);
      for (const movement of [rook, pawn, stepper, everything]) {
        const goals = destinations(movement, board, from);
        const free = topology.sites.filter((_, to) => hindranceTo(movement, board, from, to) === null);
        const expected = topology.sites.filter((_, to) => goals.includes(to));
        expect(free).toEqual(expected);
      }
    }),
  );
});
