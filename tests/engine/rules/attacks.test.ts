import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../../../src/engine/at.ts';
import {
  attackLines,
  attackers,
  attacksOf,
  attacksWithin,
  countStopped,
  isAttacked,
  isAttackedAfter,
  linesOf,
  shields,
} from '../../../src/engine/rules/attacks.ts';
import { boardAfterStep } from '../../../src/engine/rules/effect.ts';
import type { Movement } from '../../../src/engine/rules/movement.ts';
import type { PieceMovement } from '../../../src/engine/rules/pieceMovement.ts';
import { combine, fly, leap, onlyFrom, reach, slide, within } from '../../../src/engine/rules/movement.ts';
import { alike, pieceMovement } from '../../../src/engine/rules/pieceMovement.ts';
import { EMPTY, belongsTo, kindOf, pieceOf } from '../../../src/engine/rules/piece.ts';
import type { Board } from '../../../src/engine/rules/position.ts';
import { pieceAt } from '../../../src/engine/rules/position.ts';
import type { Side } from '../../../src/engine/rules/side.ts';
import { BLACK, SIDES, WHITE, otherSide } from '../../../src/engine/rules/side.ts';
import type { Site } from '../../../src/engine/topology/site.ts';
import { DIAGONAL, KNIGHT, ORTHOGONAL, squaresLike } from '../../../src/engine/topology/squares.ts';
import { siteNamed } from '../../../src/engine/topology/topology.ts';
import { runs } from '../../support/runs.ts';

/** A board with a hole or two, which flights cross. */
const topology = squaresLike(['+++++', '+-+-+', '+++-+', '+++++'], 'a1');
const site = (name: string): Site => siteNamed(topology, name);
const nothing = leap(topology, []);

describe('for gaits, armies and boards of any kind', () => {
  const vectors = fc.subarray([...ORTHOGONAL, ...DIAGONAL, ...KNIGHT, [2, 0] as const, [0, -2] as const], {
    minLength: 1,
    maxLength: 6,
  });
  const places = fc.subarray([...topology.sites.keys()]);
  const plain: fc.Arbitrary<Movement> = fc.oneof(
    vectors.map((some) => leap(topology, some)),
    vectors.map((some) => slide(topology, some)),
    vectors.map((some) => fly(topology, some)),
    fc.tuple(vectors, fc.integer({ min: 1, max: 3 })).map(([some, upTo]) => slide(topology, some, upTo)),
  );
  const movement = fc.oneof(
    plain,
    fc.tuple(plain, plain).map(([a, b]) => combine(a, b)),
    // Two gaits, from different parts of the board.
    fc.tuple(plain, plain, places).map(([a, b, some]) => combine(a, onlyFrom(new Set(some), b))),
  );
  const movements = fc
    .array(
      movement.map((capture): PieceMovement => pieceMovement(nothing, capture)),
      { minLength: 1, maxLength: 4 },
    )
    .map((kinds): readonly PieceMovement[] => [alike(nothing), ...kinds]);
  const KINDS = 4;
  /** A kind that captures nothing. */
  const NO_MOVER = KINDS + 1;
  const boards: fc.Arbitrary<Board> = fc.array(
    fc.oneof(
      fc.constant(EMPTY),
      fc.tuple(fc.integer({ min: 1, max: KINDS }), fc.constantFrom(...SIDES)).map(([k, s]) => pieceOf(k, s)),
    ),
    { minLength: topology.sites.length, maxLength: topology.sites.length },
  );
  const cases = fc.record({ movements, board: boards, side: fc.constantFrom(...SIDES) });

  /** The pieces of a side that have a movement, and the sites where they stand. */
  const army = (side: Side, known: readonly PieceMovement[], board: Board) =>
    [...board.keys()].flatMap((from) => {
      const movement = known[kindOf(pieceAt(board, from))];
      return movement && belongsTo(pieceAt(board, from), side) ? [{ from, movement: movement.capture }] : [];
    });

  const sorted = (sites: Iterable<Site>) => [...new Set(sites)].sort((a, b) => a - b);

  test('the attackers of a site are the pieces that reach it', () => {
    fc.assert(
      fc.property(cases, ({ movements, board, side }) => {
        const attacks = attacksOf(side, movements);
        const pieces = army(side, movements, board);
        for (const target of topology.sites.keys()) {
          const forward = pieces.filter(({ movement, from }) =>
            reach(movement, board, from).includes(target),
          );
          expect(sorted(attackers(attacks, board, target))).toEqual(sorted(forward.map(({ from }) => from)));
          expect(isAttacked(attacks, board, target)).toBe(forward.length > 0);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  test('on a part of the board they are those of the movements within it', () => {
    const part = fc.array(fc.boolean(), {
      minLength: topology.sites.length,
      maxLength: topology.sites.length,
    });
    fc.assert(
      fc.property(cases, part, ({ movements, board, side }, exists) => {
        const there = board.map((piece, site) => (exists[site] ? piece : EMPTY));
        const some = attacksWithin(exists, linesOf(side, movements));
        const same = attacksOf(
          side,
          movements.map(({ capture }) => pieceMovement(nothing, within(exists, capture))),
        );
        for (const target of topology.sites.keys()) {
          expect(sorted(attackers(some, there, target))).toEqual(sorted(attackers(same, there, target)));
          expect(sorted(shields(some, there, target))).toEqual(sorted(shields(same, there, target)));
          expect(sorted(attackLines(some, there, target).flat())).toEqual(
            sorted(attackLines(same, there, target).flat()),
          );
        }
      }),
      { numRuns: runs(200) },
    );
  });

  test('any piece in between stops an attack, and nothing stops a leap', () => {
    fc.assert(
      fc.property(cases, ({ movements, board, side }) => {
        const attacks = attacksOf(side, movements);
        for (const target of topology.sites.keys()) {
          const lines = attackLines(attacks, board, target);
          expect(lines.length > 0).toBe(isAttacked(attacks, board, target));
          const stoppers = [...board.keys()].filter((site) => {
            const stopped = board.map((piece, other) => (other === site ? pieceOf(NO_MOVER, side) : piece));
            return board[site] === EMPTY && site !== target && !isAttacked(attacks, stopped, target);
          });
          const common = [...board.keys()].filter((site) => lines.every((line) => line.includes(site)));
          if (lines.length > 0) expect(sorted(common)).toEqual(sorted(stoppers));
        }
      }),
      { numRuns: runs(200) },
    );
  });

  test('a piece stops all attackers exactly if it is counted for each of them', () => {
    const counts = new Uint8Array(topology.sites.length);
    fc.assert(
      fc.property(cases, ({ movements, board, side }) => {
        const attacks = attacksOf(side, movements);
        for (const target of topology.sites.keys()) {
          const count = countStopped(attacks, board, target, counts);
          expect(count).toBe(attackLines(attacks, board, target).length);
          if (count === 0) continue;
          const stoppers = [...board.keys()].filter(
            (site) =>
              site !== target && !isAttacked(attacks, board.with(site, pieceOf(NO_MOVER, side)), target),
          );
          expect([...board.keys()].filter((site) => counts[site] === count)).toEqual(stoppers);
        }
      }),
      { numRuns: runs(100) },
    );
  });

  test('what is attacked after a move is known without making it', () => {
    fc.assert(
      fc.property(cases, ({ movements, board, side }) => {
        const attacks = attacksOf(side, movements);
        const enemy = otherSide(side);
        for (const from of board.keys()) {
          if (!belongsTo(pieceAt(board, from), enemy)) continue;
          for (const to of board.keys()) {
            if (to === from) continue;
            const then = boardAfterStep(board, from, to);
            for (const target of topology.sites.keys())
              if (isAttackedAfter(attacks, board, target, from, to) !== isAttacked(attacks, then, target))
                expect.fail(`${String(from)} to ${String(to)}, ${String(target)}`);
          }
        }
      }),
      { numRuns: runs(100) },
    );
  });

  test('a shield is the only piece between a site and a piece on a line to it', () => {
    fc.assert(
      fc.property(cases, ({ movements, board, side }) => {
        const attacks = attacksOf(side, movements);
        const pieces = army(side, movements, board);
        for (const target of topology.sites.keys()) {
          const shielding = pieces.flatMap(({ movement, from }) =>
            at(movement.rays, from).flatMap((line) => {
              const between = line.slice(0, Math.max(0, line.indexOf(target)));
              const standing = between.filter((s) => pieceAt(board, s) !== EMPTY);
              return standing.length === 1 ? standing : [];
            }),
          );
          expect(sorted(shields(attacks, board, target))).toEqual(sorted(shielding));
        }
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('by example', () => {
  const rook = alike(slide(topology, ORTHOGONAL));
  const attacks = attacksOf(WHITE, [alike(nothing), rook]);

  function boardWith(white: readonly string[], black: readonly string[]): Board {
    const board = topology.sites.map(() => EMPTY);
    for (const name of white) board[site(name)] = pieceOf(1, WHITE);
    for (const name of black) board[site(name)] = pieceOf(1, BLACK);
    return board;
  }

  test('an attack comes from the side asked about', () => {
    expect(isAttacked(attacks, boardWith(['a1'], []), site('e1'))).toBe(true);
    expect(isAttacked(attacks, boardWith([], ['a1']), site('e1'))).toBe(false);
  });

  test('any piece stops an attack, which goes no further than the first', () => {
    expect(isAttacked(attacks, boardWith(['a1'], ['c1']), site('c1'))).toBe(true);
    expect(isAttacked(attacks, boardWith(['a1'], ['c1']), site('e1'))).toBe(false);
    expect(attackers(attacks, boardWith(['a1', 'b1'], []), site('e1'))).toEqual([site('b1')]);
  });

  test('an attacker is found once, even if several gaits lead it along the same line', () => {
    const long = slide(topology, ORTHOGONAL);
    const short = slide(topology, [...ORTHOGONAL, ...DIAGONAL], 2);
    for (const both of [combine(long, short), combine(short, long)]) {
      const queenly = attacksOf(WHITE, [alike(nothing), alike(both)]);
      expect(attackers(queenly, boardWith(['c1'], []), site('e1'))).toEqual([site('c1')]);
      expect(attackLines(queenly, boardWith(['c1'], []), site('e1'))).toEqual([[site('d1')]]);
      expect(shields(queenly, boardWith(['c1'], ['d1']), site('e1'))).toEqual([site('d1')]);
    }
  });

  test('a piece does not attack the site where it stands', () => {
    expect(isAttacked(attacks, boardWith(['a1'], []), site('a1'))).toBe(false);
  });

  test('one piece in between shields, two do not', () => {
    expect(shields(attacks, boardWith(['a1'], ['c1']), site('e1'))).toEqual([site('c1')]);
    expect(shields(attacks, boardWith(['a1'], ['c1', 'd1']), site('e1'))).toEqual([]);
    expect(shields(attacks, boardWith(['a1'], []), site('e1'))).toEqual([]);
  });
});

describe('armies of many kinds', () => {
  const kinds = (count: number): readonly PieceMovement[] =>
    Array.from({ length: count + 1 }, (_, kind) =>
      alike(kind === count ? leap(topology, [[1, 0]]) : nothing),
    );

  test('are distinguished up to the fifteenth', () => {
    for (const side of SIDES) {
      const attacks = attacksOf(side, kinds(15));
      const with15 = topology.sites.map((_, at) => (at === site('a1') ? pieceOf(15, side) : EMPTY));
      expect(attackers(attacks, with15, site('b1'))).toEqual([site('a1')]);
      for (let kind = 1; kind < 15; kind++)
        expect(isAttacked(attacks, with15.with(site('a1'), pieceOf(kind, side)), site('b1'))).toBe(false);
    }
  });

  test('of more kinds cannot be made', () => {
    expect(() => attacksOf(WHITE, kinds(16))).toThrow('A variant has 15 kinds of pieces at most.');
  });
});
