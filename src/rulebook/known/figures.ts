import type { KnownVariant, SelfPlay } from './known.ts';

/** A share from 0 to 1, and the 95 % interval of it. */
export interface Share {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** What the computer’s games against itself come to. */
export interface SelfPlayFigures {
  readonly games: number;
  readonly white: number;
  readonly black: number;
  readonly drawn: number;
  /** How often games were drawn for a reason, the most frequent first. */
  readonly draws: readonly (readonly [reason: string, count: number])[];
  /** What White scored, a draw counting half. */
  readonly share: Share;
  /** The turns of both sides in the shortest game, the one in the middle, and the longest. */
  readonly shortest: number;
  readonly median: number;
  readonly longest: number;
  /** How many legal moves there were on average. */
  readonly moves: number;
}

/** What is known about a variant, in figures for people; null for what is not known. */
export interface KnownFigures extends Omit<KnownVariant, 'selfPlay'> {
  readonly selfPlay: SelfPlayFigures | null;
  /** The share of the positions of the ending that neither side wins. */
  readonly openEndings: Share | null;
}

/** The normal quantile of a two-sided 95 % interval. */
const Z = 1.96;

/**
 * A share of so many tries, with Wilson’s interval. Where a try can count half, as a drawn game does, the interval is
 * rather too wide.
 */
export function shareOf(part: number, whole: number): Share {
  const mean = part / whole;
  const z2 = (Z * Z) / whole;
  const middle = (mean + z2 / 2) / (1 + z2);
  const half = Math.sqrt(z2 * mean * (1 - mean) + (z2 * z2) / 4) / (1 + z2);
  return { mean, low: middle - half, high: middle + half };
}

export const figuresOf = (known: KnownVariant): KnownFigures => ({
  ...known,
  selfPlay: known.selfPlay && known.selfPlay.results.length > 0 ? selfPlayFigures(known.selfPlay) : null,
  openEndings: known.ending && shareOf(known.ending.open, known.ending.positions),
});

/** The games on several boards as one list. */
export function together(plays: readonly SelfPlay[]): SelfPlay {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const reasons = new Set(plays.flatMap(({ draws }) => Object.keys(draws)));
  return {
    results: plays.map(({ results }) => results).join(''),
    turns: plays.flatMap(({ turns }) => turns),
    draws: Object.fromEntries(
      [...reasons].map((reason) => [reason, sum(plays.map(({ draws }) => draws[reason] ?? 0))]),
    ),
    positions: sum(plays.map(({ positions }) => positions)),
    moves: sum(plays.map(({ moves }) => moves)),
  };
}

/** What games come to, in figures for people. */
export function selfPlayFigures({ results, turns, draws, positions, moves }: SelfPlay): SelfPlayFigures {
  const count = (result: string): number => [...results].filter((each) => each === result).length;
  const [games, white, black, drawn] = [results.length, count('w'), count('b'), count('d')];
  const sorted = [...turns].sort((a, b) => a - b);
  return {
    games,
    white,
    black,
    drawn,
    draws: Object.entries(draws).sort(([, a], [, b]) => b - a),
    share: shareOf(white + drawn / 2, games),
    shortest: sorted[0] ?? 0,
    median: sorted[Math.floor(games / 2)] ?? 0,
    longest: sorted.at(-1) ?? 0,
    moves: moves / Math.max(1, positions),
  };
}
