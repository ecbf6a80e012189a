import { at } from '../at.ts';
import { memo } from '../memo.ts';
import type { Position } from './position.ts';

/**
 * A line of play and where each position occurs in it. As a game goes on, each of its histories is a
 * beginning of one line, so what is computed for one history serves the next.
 */
interface Line {
  readonly positions: Position[];
  /** The plies of the positions looked at, by the positions’ keys. These are the first `looked` positions. */
  readonly plies: Map<number, number[]>;
  /** How many of the plies looked at have the commonest key. */
  most: number;
  looked: number;
}

/** The line of each history. Histories never change; a position does not know its history. */
const lines = new WeakMap<readonly Position[], Line>();

/** How the rules of a variant tell whether two positions are the same. */
export interface Sameness<P extends Position> {
  /** A 32-bit number, equal for equal positions and seldom equal for others; one rule for all positions of a variant. */
  readonly keyOf: (position: P) => number;
  readonly isSame: (one: P, other: P) => boolean;
}

/** The key of a position. Each line that branches off asks again for all positions before. */
const keyOnce = memo(<P extends Position>(position: P, keyOf: Sameness<P>['keyOf']): number =>
  keyOf(position),
);

const NEVER: ReadonlyMap<number, readonly number[]> = new Map();

/** A history with one more position at its end. */
export function historyWith<P extends Position>(history: readonly P[], position: P): readonly P[] {
  const longer = [...history, position];
  const line = lineOf(history);
  if (line.positions.length === history.length) line.positions.push(position);
  // Otherwise the line already continues, perhaps with another position.
  if (line.positions[history.length] === position) lines.set(longer, line);
  return longer;
}

/** The first `ply` positions of a history. */
export function historyUpTo<P extends Position>(history: readonly P[], ply: number): readonly P[] {
  const shorter = history.slice(0, ply);
  lines.set(shorter, lineOf(history));
  return shorter;
}

/** The plies of a history at which a position occurred; the first ply is 0. */
export const pliesOf = <P extends Position>(
  history: readonly P[],
  position: P,
  rule: Sameness<P>,
): number[] =>
  (pliesByKey(history, rule).get(rule.keyOf(position)) ?? []).filter(
    (ply) => ply < history.length && rule.isSame(at(history, ply), position),
  );

/**
 * The plies of a history, by the keys of the positions that occurred there. Later plies of the same line may
 * be among them. If a key is missing, no position with that key has occurred.
 */
export const pliesByKey = <P extends Position>(
  history: readonly P[],
  { keyOf }: Pick<Sameness<P>, 'keyOf'>,
): ReadonlyMap<number, readonly number[]> => (history.length === 0 ? NEVER : lookedAt(history, keyOf).plies);

/**
 * An upper bound on how often any one position occurred in a history. It is seldom more than the exact
 * number.
 */
export const mostOccurrences = <P extends Position>(
  history: readonly P[],
  { keyOf }: Pick<Sameness<P>, 'keyOf'>,
): number => (history.length === 0 ? 0 : lookedAt(history, keyOf).most);

/** The line of a history, with all positions of the history looked at. */
function lookedAt<P extends Position>(history: readonly P[], keyOf: Sameness<P>['keyOf']): Line {
  const line = lineOf(history);
  for (; line.looked < history.length; line.looked++) {
    const key = keyOnce(at(history, line.looked), keyOf);
    const plies = line.plies.get(key);
    if (plies) plies.push(line.looked);
    else line.plies.set(key, [line.looked]);
    line.most = Math.max(line.most, plies?.length ?? 1);
  }
  return line;
}

function lineOf(history: readonly Position[]): Line {
  const known = lines.get(history);
  // Nobody should change a history; whoever does still gets a right answer.
  if (known && known.positions[history.length - 1] === history.at(-1)) return known;
  const line = { positions: [...history], plies: new Map<number, number[]>(), most: 0, looked: 0 };
  lines.set(history, line);
  return line;
}
