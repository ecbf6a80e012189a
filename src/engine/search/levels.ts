import type { Level } from './thought.ts';

/** How strongly a level plays. */
export interface Strength {
  /** How many positions it looks at. */
  readonly nodes: number;
  /** By how much its estimates are off at most, in hundredths of a pawn. */
  readonly noise: number;
  /** Whether it looks at its own next action only, and at nothing that may come of it. */
  readonly ownActionOnly?: true;
  /** Whether it looks for a proved win in two turns before it searches far. */
  readonly proves?: true;
}

/**
 * Levels differ by how much they look at and by how well they judge it; none plays moves at random. The lowest is to lose
 * to whoever captures all that can be captured, as a beginner does.
 */
const strengths: Readonly<Record<Level, Strength>> = {
  1: { nodes: 24, noise: 300, ownActionOnly: true },
  2: { nodes: 120, noise: 220 },
  3: { nodes: 500, noise: 140 },
  4: { nodes: 2_500, noise: 60 },
  5: { nodes: 8_000, noise: 30 },
  6: { nodes: 25_000, noise: 12 },
  7: { nodes: 75_000, noise: 4 },
  8: { nodes: 200_000, noise: 2, proves: true },
};

export const strengthOf = (level: Level): Strength => strengths[level];
