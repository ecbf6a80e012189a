import { isDeepStrictEqual } from 'node:util';
import { notationsOf } from '../../src/engine/record/notation.ts';
import type { Situation } from '../../src/engine/game/situation.ts';
import { applyEffects, losses, reverseEffects } from '../../src/engine/rules/effect.ts';
import type { Held } from '../../src/engine/rules/hand.ts';
import type { Path } from '../../src/engine/rules/move.ts';
import { belongsTo } from '../../src/engine/rules/piece.ts';
import type { Board, Position } from '../../src/engine/rules/position.ts';
import { pieceAt } from '../../src/engine/rules/position.ts';
import type { Side } from '../../src/engine/rules/side.ts';
import { SIDES } from '../../src/engine/rules/side.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';

/**
 * Something that holds in every position of every game, as a sentence, and the counterexamples in a
 * situation.
 */
export interface Invariant {
  readonly says: string;
  readonly against: (situation: Situation) => readonly unknown[];
}

/** A path as text, so that one path begins another if its text does. */
export const told = (path: Path): string => path.map((choice) => `${JSON.stringify(choice)},`).join('');

export const invariants: readonly Invariant[] = [
  {
    says: 'a game goes on while there is something to do, and no longer',
    against: ({ status: { outcome, moves } }) =>
      (outcome !== null) === (moves.length === 0) ? [] : [outcome],
  },
  {
    says: 'a move is legal or forbidden or neither, but never both',
    against: ({ variant, position, status: { moves, forbidden } }) => {
      const legal = new Set(moves.map((move) => variant.writeMove(position, move)));
      return forbidden.map((move) => variant.writeMove(position, move)).filter((move) => legal.has(move));
    },
  },
  {
    says: 'action strings are each one word of plain letters',
    against: ({ variant, position, status: { moves } }) =>
      moves
        .map((move) => variant.writeMove(position, move))
        .filter((action) => !/^[\x21-\x7e]+$/.test(action)),
  },
  {
    says: 'action strings are different for different moves',
    against: ({ variant, position, status: { moves } }) =>
      repeatedIn(moves.map((move) => variant.writeMove(position, move))),
  },
  {
    says: 'notation is different for different moves',
    against: ({ variant, position, status: { moves } }) => repeatedIn(notationsOf(variant, position, moves)),
  },
  {
    says: 'the choices that say a move say no other move, and none begins another',
    against: ({ variant, position, status: { moves } }) => {
      const paths = moves.flatMap((move) => variant.paths(position, move).map(told)).sort();
      // In sorted order, a path that begins another stands right before one that it begins.
      return paths.filter((path, i) => paths[i + 1]?.startsWith(path));
    },
  },
  {
    says: 'what a move does to the board is told by its effects, and undone by their reverse',
    against: ({ variant, position, status: { moves } }) => {
      const before = position.board.join();
      return moves.filter((move) => {
        const effects = variant.effects(position, move);
        const after = variant.play(position, move).board;
        return (
          applyEffects(position.board, effects).join() !== after.join() ||
          applyEffects(after, reverseEffects(effects)).join() !== before
        );
      });
    },
  },
  {
    says: 'a side loses as many pieces by a move as it has fewer afterwards, each where one of them was',
    against: ({ variant, position, status: { moves } }) =>
      moves.filter((move) => {
        const after = variant.play(position, move).board;
        return SIDES.some((side) => {
          const lost = losses(variant.effects(position, move), side);
          const fewer = countOf(position.board, side) - countOf(after, side);
          const wereThere = lost.every((site) => belongsTo(pieceAt(position.board, site), side));
          return lost.length !== Math.max(fewer, 0) || !wereThere || repeatedIn(lost.map(String)).length > 0;
        });
      }),
  },
  {
    says: 'what a move does to the hands is told by its effects',
    against: ({ variant, position, status: { moves } }) =>
      moves.filter((move) => {
        const counts = new Map(held(variant, position));
        for (const effect of variant.effects(position, move))
          if (effect.kind === 'hand') addTo(counts, heldKey(effect), effect.change);
        const after = held(variant, variant.play(position, move));
        return counts.size !== after.size || [...counts].some(([key, count]) => after.get(key) !== count);
      }),
  },
  {
    says: 'a move leaves the position before as it was',
    against: ({ variant, position, status: { moves } }) => {
      const before = variant.writePosition(position);
      for (const move of moves) variant.play(position, move);
      return variant.writePosition(position) === before ? [] : [before];
    },
  },
  {
    says: 'what is shown stands on the board',
    against: ({ variant, position }) =>
      [...variant.marks(position), ...variant.terrain(position)].filter(
        ({ site }) => !variant.topology.sites[site],
      ),
  },
  {
    says: 'a mark that is about a site is about one of the board',
    against: ({ variant, position }) =>
      variant.marks(position).filter(({ about }) => about !== undefined && !variant.topology.sites[about]),
  },
  {
    says: 'position strings are read as the positions that they were written for',
    against: ({ variant, position }) => {
      const text = variant.writePosition(position);
      const read = variant.readPosition(text);
      return read.ok && isDeepStrictEqual(read.value, position) ? [] : [text];
    },
  },
];

const countOf = (board: Board, side: Side): number => board.filter((piece) => belongsTo(piece, side)).length;

const repeatedIn = (texts: readonly string[]): string[] =>
  texts.length === new Set(texts).size ? [] : texts.filter((text, i) => texts.indexOf(text) !== i);

const heldKey = ({ holder, piece }: Pick<Held, 'holder' | 'piece'>) => `${String(holder)} ${String(piece)}`;

/** How many pieces of each sort each side holds. */
function held(variant: Variant, position: Position): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const some of variant.hands(position)) addTo(counts, heldKey(some), some.count);
  return counts;
}

/** Adds to a count; a count of zero is removed. */
function addTo(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
