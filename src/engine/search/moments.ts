import type { Side } from '../rules/side.ts';
import { WHITE } from '../rules/side.ts';
import type { Score } from './thought.ts';

/** What a position of a game is worth, and what would be best there. */
export interface Evaluation {
  /** How likely White is to win, a draw counting half, from 0 to 1. */
  readonly white: number;
  /** As the side to move sees it; null if the game is over. */
  readonly score: Score | null;
  /** The best line, as action strings; empty if the game is over. */
  readonly line: readonly string[];
}

/** How bad an action was. */
export type Judgement = 'doubtful' | 'mistake' | 'blunder';

/** An action at which a game turned. */
export interface Moment {
  /** How many actions were played before it. */
  readonly ply: number;
  readonly side: Side;
  readonly judgement: Judgement;
  /** The chance of the side that made it, from 0 to 1: with the best line, and after the action. */
  readonly before: number;
  readonly after: number;
  /** The line that was better, beginning in place of the action. */
  readonly better: readonly string[];
}

/** The least drop of the chance for each judgement, the worst first. */
const DROPS: readonly (readonly [number, Judgement])[] = [
  [0.3, 'blunder'],
  [0.2, 'mistake'],
  [0.1, 'doubtful'],
];

/** How far a try may stay behind the better line and still count as good as it: less than is called doubtful. */
const AS_GOOD = 0.05;

/** The chance of a side, for one of White; and the other way round. */
export const chanceFor = (side: Side, white: number): number => (side === WHITE ? white : 1 - white);

/**
 * The evaluations of a game, each corrected by those after it: who moves could do at least as well as by the action that
 * was played, even if the search of the position before it did not see so far. `sides` made the actions.
 */
export function settled(
  sides: readonly Side[],
  evaluations: readonly (Evaluation | null)[],
): readonly (Evaluation | null)[] {
  const corrected = [...evaluations];
  for (let ply = sides.length - 1; ply >= 0; ply--) {
    const [before, after, side] = [corrected[ply], corrected[ply + 1], sides[ply]];
    if (!before || !after || side === undefined) continue;
    if (chanceFor(side, after.white) > chanceFor(side, before.white))
      corrected[ply] = { ...before, white: after.white };
  }
  return corrected;
}

/**
 * The moments of a game: `actions` were played, `sides` made them, and `evaluations` are those of the positions from
 * before the first action on; null for those that are not known. Nobody could have done better than the best line.
 */
export function momentsOf(
  actions: readonly string[],
  sides: readonly Side[],
  evaluations: readonly (Evaluation | null)[],
): readonly Moment[] {
  const known = settled(sides, evaluations);
  return actions.flatMap((action, ply): readonly Moment[] => {
    const [best, next, side] = [known[ply], known[ply + 1], sides[ply]];
    if (!best || !next || side === undefined) return [];
    if (best.line.length === 0 || best.line[0] === action) return [];
    const [before, after] = [chanceFor(side, best.white), chanceFor(side, next.white)];
    const judgement = DROPS.find(([least]) => before - after >= least)?.[1];
    return judgement ? [{ ply, side, judgement, before, after, better: best.line }] : [];
  });
}

/** Whether an action that leaves a side with one chance is as good as a line that leaves it with another. */
export const isAsGood = (chance: number, better: number): boolean => chance >= better - AS_GOOD;
