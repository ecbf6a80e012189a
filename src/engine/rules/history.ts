import { at } from '../at.ts';
import type { Position } from './position.ts';

/**
 * A line of play and where each position occurs in it. As a game goes on, each of its histories is a
 * beginning of one line, so what is computed for one history serves the next.
 */
interface Line {
  /** The line from which it branches off after `from` positions; null for none. */
  readonly trunk: Line | null;
  readonly from: number;
  /** How many lines branch off from one another up to this one. */
  readonly branchings: number;
  /** Its positions from ply `from` on. */
  readonly positions: Position[];
  /** The plies of those of its positions that were looked at, which are the ones before `looked`, by their keys. */
  readonly plies: Map<number, number[]>;
  looked: number;
  /** How many of the plies looked at have the commonest key; those of the trunk count. */
  most: number;
}

/** If more lines branch off from one another, the next repeats what comes before it, so that few have to be asked. */
const MOST_BRANCHINGS = 16;

/** The line of each history. Histories never change; a position does not know its history. */
const lines = new WeakMap<readonly Position[], Line>();

/** How the rules of a variant tell whether two positions are the same. */
export interface Sameness<P extends Position> {
  /** A 32-bit number, equal for equal positions and seldom equal for others; one rule for all positions of a variant. */
  readonly keyOf: (position: P) => number;
  readonly isSame: (one: P, other: P) => boolean;
}

/** A history with further positions at its end. */
export function historyWith<P extends Position>(
  history: readonly P[],
  ...positions: readonly P[]
): readonly P[] {
  const longer = history.concat(positions);
  const line = lineOf(history);
  let ply = history.length;
  // The line may already continue, with these positions or with others.
  for (; ply < longer.length; ply++) {
    const position = at(longer, ply);
    const next = (line.positions[ply - line.from] ??= position);
    if (next !== position) break;
  }
  lines.set(longer, ply === longer.length ? line : branchOf(line, longer, ply));
  return longer;
}

/** The first `ply` positions of a history. */
export function historyUpTo<P extends Position>(history: readonly P[], ply: number): readonly P[] {
  const shorter = history.slice(0, ply);
  let line = lineOf(history);
  while (line.trunk && ply <= line.from) line = line.trunk;
  lines.set(shorter, line);
  return shorter;
}

/** The plies of a history at which a position occurred; the first ply is 0. */
export const pliesOf = <P extends Position>(
  history: readonly P[],
  position: P,
  rule: Sameness<P>,
): number[] =>
  pliesIn(lookedAt(history, rule), rule.keyOf(position)).filter(
    (ply) => ply < history.length && rule.isSame(at(history, ply), position),
  );

/** Whether a position may have occurred in a history, by its key. If not, it has not. */
export const mayHaveOccurred = <P extends Position>(
  history: readonly P[],
  rule: Pick<Sameness<P>, 'keyOf'>,
): ((key: number) => boolean) => {
  const line = lookedAt(history, rule);
  return (key) => pliesIn(line, key).length > 0;
};

/**
 * An upper bound on how often any one position occurred in a history. It is seldom more than the exact
 * number.
 */
export const mostOccurrences = <P extends Position>(
  history: readonly P[],
  rule: Pick<Sameness<P>, 'keyOf'>,
): number => lookedAt(history, rule).most;

const NEVER: readonly never[] = [];

/** The plies of a line, as far as it was looked at, where positions have a key. */
function pliesIn({ trunk, from, plies }: Line, key: number): readonly number[] {
  const own = plies.get(key) ?? NEVER;
  if (!trunk) return own;
  const before = pliesIn(trunk, key);
  return before.length === 0 ? own : [...before.filter((ply) => ply < from), ...own];
}

/** The line of a history, with all positions of the history looked at. */
function lookedAt<P extends Position>(history: readonly P[], { keyOf }: Pick<Sameness<P>, 'keyOf'>): Line {
  const line = lineOf(history);
  lookUpTo(line, history.length, (ply) => keyOf(at(history, ply)));
  return line;
}

/** Looks at the positions of a line before a ply; `keyAt` gives their keys. */
function lookUpTo(line: Line, ply: number, keyAt: (ply: number) => number): void {
  const { trunk, from, plies } = line;
  if (trunk && line.looked === from) {
    lookUpTo(trunk, from, keyAt);
    line.most = trunk.most;
  }
  for (; line.looked < ply; line.looked++) {
    const key = keyAt(line.looked);
    const own = plies.get(key);
    if (own) own.push(line.looked);
    else plies.set(key, [line.looked]);
    line.most = Math.max(line.most, pliesIn(line, key).length);
  }
}

function lineOf(history: readonly Position[]): Line {
  const known = lines.get(history);
  // Nobody should change a history; whoever does still gets a right answer.
  if (known && known.positions[history.length - 1 - known.from] === history.at(-1)) return known;
  const line = newLine(history);
  lines.set(history, line);
  return line;
}

/** The line of a history, which leaves another one after `from` positions. */
const branchOf = (trunk: Line, history: readonly Position[], from: number): Line =>
  trunk.branchings === MOST_BRANCHINGS ? newLine(history) : newLine(history.slice(from), trunk, from);

const newLine = (positions: readonly Position[], trunk: Line | null = null, from = 0): Line => ({
  trunk,
  from,
  branchings: trunk ? trunk.branchings + 1 : 0,
  positions: [...positions],
  plies: new Map(),
  looked: from,
  most: 0,
});
