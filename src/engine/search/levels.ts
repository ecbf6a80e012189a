import type { Level } from './thought.ts';

/** How strongly a level plays. */
export interface Strength {
  /** How many positions it looks at. */
  readonly nodes: number;
  /** By how much its estimates are off at most, in hundredths of the unit of the game (`errorUnit` in think.ts). */
  readonly error: number;
  /** Whether it looks at its own next action only, and at nothing that may come of it. */
  readonly ownActionOnly?: true;
  /** Whether it does not see at the end of a line that nothing helps against a check. */
  readonly overlooksMates?: true;
  /** Whether it looks for a proved win in two turns before it searches far. */
  readonly proves?: true;
}

/** In what levels of a game differ from those of the others. */
export type OwnStrengths = Readonly<Partial<Record<Level, Partial<Pick<Strength, 'nodes' | 'error'>>>>>;

/**
 * Levels differ by how much they look at and by how well they judge it; none plays moves at random. The lowest is to lose
 * to whoever captures all that can be captured, as a beginner does.
 */
const strengths: Readonly<Record<Level, Strength>> = {
  1: { nodes: 60, error: 100, ownActionOnly: true },
  2: { nodes: 120, error: 60, overlooksMates: true },
  3: { nodes: 300, error: 50 },
  4: { nodes: 1_300, error: 36 },
  5: { nodes: 6_500, error: 24 },
  6: { nodes: 25_000, error: 14 },
  7: { nodes: 90_000, error: 7 },
  8: { nodes: 300_000, error: 1, proves: true },
};

/** How strongly a level plays a game that has so many levels of its own. */
export const strengthOf = (level: Level, own: OwnStrengths): Strength => ({
  ...strengths[level],
  ...own[level],
});
