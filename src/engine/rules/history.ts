import { at } from '../at.ts';
import type { Position } from './position.ts';

/**
 * A line of play, and where in it each position stands. The pasts of a game as it goes on are all beginnings of
 * one line, so that what was found out about one need not be found out again about the next.
 */
interface Line {
  readonly positions: Position[];
  /** By their keys, the plies of those positions that have been looked at: the first `looked` ones. */
  readonly plies: Map<number, number[]>;
  /** How many of the plies looked at had the commonest key. */
  most: number;
  looked: number;
}

/** By pasts, which never change; a position does not know its history. */
const lines = new WeakMap<readonly Position[], Line>();

/** How the rules of a variant tell whether two positions are the same. */
export interface Sameness<P extends Position> {
  /** A 32-bit number, equal for the same positions; others should seldom have it. */
  readonly keyOf: (position: P) => number;
  readonly isSame: (one: P, other: P) => boolean;
}

const NEVER: ReadonlyMap<number, readonly number[]> = new Map();

/** A past with one more position at its end. */
export function historyWith<P extends Position>(history: readonly P[], position: P): readonly P[] {
  const longer = [...history, position];
  const line = lineOf(history);
  if (line.positions.length === history.length) line.positions.push(position);
  // Otherwise the line has gone on already, perhaps in another way.
  if (line.positions[history.length] === position) lines.set(longer, line);
  return longer;
}

/** The first positions of a past. */
export function historyUpTo<P extends Position>(history: readonly P[], ply: number): readonly P[] {
  const shorter = history.slice(0, ply);
  lines.set(shorter, lineOf(history));
  return shorter;
}

/** The plies at which a position stood in a past, the first being 0. */
export const pliesOf = <P extends Position>(
  history: readonly P[],
  position: P,
  rule: Sameness<P>,
): number[] =>
  (pliesByKey(history, rule).get(rule.keyOf(position)) ?? []).filter(
    (ply) => ply < history.length && rule.isSame(at(history, ply), position),
  );

/**
 * The plies of a past by the keys of the positions that stood there, perhaps with plies that came later: where a key
 * is missing, no position with it has occurred.
 */
export const pliesByKey = <P extends Position>(
  history: readonly P[],
  { keyOf }: Pick<Sameness<P>, 'keyOf'>,
): ReadonlyMap<number, readonly number[]> => (history.length === 0 ? NEVER : lookedAt(history, keyOf).plies);

/** At most so often any one position stood in a past: seldom less often, and never more. */
export const mostOccurrences = <P extends Position>(
  history: readonly P[],
  { keyOf }: Pick<Sameness<P>, 'keyOf'>,
): number => (history.length === 0 ? 0 : lookedAt(history, keyOf).most);

/** The line of a past, all of whose positions have been looked at. */
function lookedAt<P extends Position>(history: readonly P[], keyOf: Sameness<P>['keyOf']): Line {
  const line = lineOf(history);
  for (; line.looked < history.length; line.looked++) {
    const key = keyOf(at(history, line.looked));
    const plies = line.plies.get(key);
    if (plies) plies.push(line.looked);
    else line.plies.set(key, [line.looked]);
    line.most = Math.max(line.most, plies?.length ?? 1);
  }
  return line;
}

function lineOf(history: readonly Position[]): Line {
  const known = lines.get(history);
  // Nobody should change a past; who did gets no wrong answer for it.
  if (known && known.positions[history.length - 1] === history.at(-1)) return known;
  const line = { positions: [...history], plies: new Map<number, number[]>(), most: 0, looked: 0 };
  lines.set(history, line);
  return line;
}
