import { at } from '../at.ts';
import type { Position } from './position.ts';

/**
 * A line of play, and where in it each position stands. The pasts of a game as it goes on are all beginnings of
 * one line, so that what was found out about one need not be found out again about the next.
 */
interface Line {
  readonly positions: Position[];
  /** By their keys, the plies of those positions that have been looked at: the first `looked` ones. */
  readonly plies: Map<string | number, number[]>;
  looked: number;
}

/** By pasts, which never change; a position does not know its history. */
const lines = new WeakMap<readonly Position[], Line>();

/** How the rules of a variant tell whether two positions are the same. */
export interface Sameness<P extends Position> {
  /** Equal for the same positions; others should seldom have it. */
  readonly keyOf: (position: P) => string | number;
  readonly isSame: (one: P, other: P) => boolean;
}

/** A past so short is read through sooner than it is indexed. */
const SHORT = 16;

/** A past with one more position at its end. */
export function pastWith<P extends Position>(past: readonly P[], position: P): readonly P[] {
  const longer = [...past, position];
  const line = lineOf(past);
  if (line.positions.length === past.length) line.positions.push(position);
  // Otherwise the line has gone on already, perhaps in another way.
  if (line.positions[past.length] === position) lines.set(longer, line);
  return longer;
}

/** The first positions of a past. */
export function pastUpTo<P extends Position>(past: readonly P[], ply: number): readonly P[] {
  const shorter = past.slice(0, ply);
  lines.set(shorter, lineOf(past));
  return shorter;
}

/** The plies at which a position stood in a past, the first being 0. */
export function pliesOf<P extends Position>(past: readonly P[], position: P, rule: Sameness<P>): number[] {
  const found: number[] = [];
  if (past.length > SHORT) {
    for (const ply of indexOf(past, rule).get(rule.keyOf(position)) ?? [])
      if (ply < past.length && rule.isSame(at(past, ply), position)) found.push(ply);
  } else {
    for (let ply = 0; ply < past.length; ply++) if (rule.isSame(at(past, ply), position)) found.push(ply);
  }
  return found;
}

function lineOf(past: readonly Position[]): Line {
  const known = lines.get(past);
  // Nobody should change a past; who did gets no wrong answer for it.
  if (known && known.positions[past.length - 1] === past.at(-1)) return known;
  const line = { positions: [...past], plies: new Map<string | number, number[]>(), looked: 0 };
  lines.set(past, line);
  return line;
}

/** Where the positions of a past stand, and perhaps others that came after it. */
function indexOf<P extends Position>(past: readonly P[], { keyOf }: Sameness<P>): Line['plies'] {
  const line = lineOf(past);
  for (; line.looked < past.length; line.looked++) {
    const key = keyOf(at(past, line.looked));
    const plies = line.plies.get(key);
    if (plies) plies.push(line.looked);
    else line.plies.set(key, [line.looked]);
  }
  return line.plies;
}
