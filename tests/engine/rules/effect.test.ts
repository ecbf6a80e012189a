import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../../../src/engine/at.ts';
import type { Effect } from '../../../src/engine/rules/effect.ts';
import { applyEffects, losses, reverseEffects, touchedSites } from '../../../src/engine/rules/effect.ts';
import type { Piece } from '../../../src/engine/rules/piece.ts';
import { EMPTY, pieceOf } from '../../../src/engine/rules/piece.ts';
import type { Board } from '../../../src/engine/rules/position.ts';
import { BLACK, WHITE } from '../../../src/engine/rules/side.ts';
import type { Site } from '../../../src/engine/topology/site.ts';

describe('what effects do to the board', () => {
  const board: Board = [2, 3, EMPTY, 5];

  test('a piece leaves it', () => {
    expect(applyEffects(board, [{ kind: 'lift', site: 1, piece: 3 }])).toEqual([2, EMPTY, EMPTY, 5]);
  });

  test('a piece comes onto it', () => {
    expect(applyEffects(board, [{ kind: 'put', site: 2, piece: 7 }])).toEqual([2, 3, 7, 5]);
  });

  test('a piece goes from one site to another', () => {
    expect(applyEffects(board, [{ kind: 'shift', from: [3], to: [2] }])).toEqual([2, 3, 5, EMPTY]);
  });

  test('two pieces change places at once', () => {
    expect(applyEffects(board, [{ kind: 'shift', from: [0, 1], to: [1, 0] }])).toEqual([3, 2, EMPTY, 5]);
  });

  test('pieces go round in a ring at once', () => {
    expect(applyEffects(board, [{ kind: 'shift', from: [0, 1, 3], to: [1, 3, 0] }])).toEqual([
      5,
      2,
      EMPTY,
      3,
    ]);
  });

  test('pieces move up one after another at once', () => {
    expect(applyEffects(board, [{ kind: 'shift', from: [0, 1], to: [1, 2] }])).toEqual([EMPTY, 2, 3, 5]);
  });

  test('they happen in order', () => {
    expect(
      applyEffects(board, [
        { kind: 'lift', site: 1, piece: 3 },
        { kind: 'shift', from: [0], to: [1] },
        { kind: 'put', site: 0, piece: 9 },
      ]),
    ).toEqual([9, 2, EMPTY, 5]);
  });

  test('changes to the hands or to the ground move no piece', () => {
    expect(applyEffects(board, [{ kind: 'hand', holder: 0, piece: 3, change: 1 }])).toEqual(board);
    expect(applyEffects(board, [{ kind: 'ground', from: 0, to: 2 }])).toEqual(board);
  });

  test('the original board does not change', () => {
    applyEffects(board, [{ kind: 'shift', from: [0, 1], to: [1, 0] }]);
    expect(board).toEqual([2, 3, EMPTY, 5]);
  });
});

test('every site that effects touch is named', () => {
  const effects: Effect[] = [
    { kind: 'lift', site: 4, piece: 2 },
    { kind: 'shift', from: [0, 1], to: [1, 2] },
    { kind: 'put', site: 7, piece: 2 },
    { kind: 'hand', holder: 1, piece: 2, change: 1 },
    { kind: 'ground', from: 8, to: 9 },
  ];
  expect([...new Set(touchedSites(effects))].sort()).toEqual([0, 1, 2, 4, 7, 8, 9]);
});

describe('a side loses a piece', () => {
  const [white, black] = [pieceOf(1, WHITE), pieceOf(1, BLACK)];

  test('that leaves the board, and the other side loses nothing', () => {
    const effects: Effect[] = [
      { kind: 'lift', site: 4, piece: black },
      { kind: 'shift', from: [3], to: [4] },
    ];
    expect(losses(effects, BLACK)).toEqual([4]);
    expect(losses(effects, WHITE)).toEqual([]);
  });

  test('unless another piece of that side takes its place', () => {
    const lifted: Effect = { kind: 'lift', site: 4, piece: white };
    expect(losses([lifted, { kind: 'put', site: 4, piece: pieceOf(2, WHITE) }], WHITE)).toEqual([]);
    expect(losses([lifted, { kind: 'put', site: 5, piece: pieceOf(2, WHITE) }], WHITE)).toEqual([4]);
    expect(losses([lifted, { kind: 'put', site: 4, piece: pieceOf(2, BLACK) }], WHITE)).toEqual([4]);
  });

  test('although another one comes to its site and is changed there', () => {
    const effects: Effect[] = [
      { kind: 'lift', site: 4, piece: white },
      { kind: 'shift', from: [3], to: [4] },
      { kind: 'lift', site: 4, piece: white },
      { kind: 'put', site: 4, piece: pieceOf(2, WHITE) },
    ];
    expect(losses(effects, WHITE)).toEqual([4]);
  });
});

/** A plan for an effect, which is fitted to a board if it makes sense there. */
interface Plan {
  readonly kind: 'lift' | 'put' | 'shift';
  readonly from: readonly Site[];
  readonly to: readonly Site[];
  readonly piece: Piece;
}

describe('reversing effects', () => {
  const SIZE = 6;
  const boards = fc.array(fc.oneof(fc.constant(EMPTY), fc.integer({ min: 2, max: 9 })), {
    minLength: SIZE,
    maxLength: SIZE,
  });
  const sites = (minLength: number) => fc.shuffledSubarray([...Array(SIZE).keys()], { minLength });
  const plans = fc.array(
    fc.record<Plan>({
      kind: fc.constantFrom('lift', 'put', 'shift'),
      from: sites(1),
      to: sites(SIZE),
      piece: fc.integer({ min: 2, max: 9 }),
    }),
  );
  /** The effect that a plan gives; null if it makes no sense on the board. */
  function effectOn(board: Board, { kind, from, to, piece }: Plan): Effect | null {
    const site = at(from, 0);
    switch (kind) {
      case 'lift':
        return board[site] === EMPTY ? null : { kind, site, piece: at(board, site) };
      case 'put':
        return board[site] === EMPTY ? { kind, site, piece } : null;
      case 'shift': {
        const movers = from.filter((s) => board[s] !== EMPTY);
        const free = to.filter((s) => board[s] === EMPTY || movers.includes(s));
        return { kind, from: movers, to: free.slice(0, movers.length) };
      }
    }
  }

  test('leads to the board before, whatever the effects', () => {
    fc.assert(
      fc.property(boards, plans, (before, planned) => {
        let board: Board = before;
        const effects: Effect[] = [];
        for (const plan of planned) {
          const effect = effectOn(board, plan);
          if (!effect) continue;
          effects.push(effect);
          board = applyEffects(board, [effect]);
        }
        expect(applyEffects(before, effects)).toEqual(board);
        expect(applyEffects(board, reverseEffects(effects))).toEqual(before);
        expect(reverseEffects(reverseEffects(effects))).toEqual(effects);
      }),
    );
  });

  test('takes from a hand what was added, and returns what was taken', () => {
    expect(
      reverseEffects([
        { kind: 'hand', holder: 0, piece: 3, change: 1 },
        { kind: 'hand', holder: 1, piece: 2, change: -1 },
      ]),
    ).toEqual([
      { kind: 'hand', holder: 1, piece: 2, change: 1 },
      { kind: 'hand', holder: 0, piece: 3, change: -1 },
    ]);
  });

  test('moves the ground back to where it was', () => {
    expect(reverseEffects([{ kind: 'ground', from: 3, to: 5 }])).toEqual([
      { kind: 'ground', from: 5, to: 3 },
    ]);
  });

  test('turns pieces back around the same site', () => {
    expect(
      reverseEffects([{ kind: 'shift', from: [0], to: [1], motion: { kind: 'turn', around: 4 } }]),
    ).toEqual([{ kind: 'shift', from: [1], to: [0], motion: { kind: 'turn', around: 4 } }]);
  });

  test('of an exchange of places is the same exchange', () => {
    expect(reverseEffects([{ kind: 'shift', from: [0, 1], to: [1, 0] }])).toEqual([
      { kind: 'shift', from: [1, 0], to: [0, 1] },
    ]);
  });
});
