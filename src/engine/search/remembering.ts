import type { Frame } from './frame.ts';
import { PENDING } from './frame.ts';
import type { Search } from './search.ts';
import { LEAST_WIN } from './search.ts';
import { EXACT, LOWER, NONE, UPPER, ageAt, boundAt, depthAt, scoreAt, writeEntry } from './table.ts';

/*
 * What a search keeps in its table, and when that answers a question.
 */

/** What a bound in the table is combined with if it holds only as long as the game stands where it does. */
const THIS_SEARCH = 8;

/** A score as the table keeps it: wins are counted from the position, not from the root. */
function toTable(score: number, turns: number): number {
  if (score >= LEAST_WIN) return score + turns;
  return score <= -LEAST_WIN ? score - turns : score;
}

function fromTable(score: number, turns: number): number {
  if (score >= LEAST_WIN) return score - turns;
  return score <= -LEAST_WIN ? score + turns : score;
}

/** What the table knows of a position that answers what is asked about it; `PENDING` if it knows too little. */
export function remembered(
  { entry, isPrincipal, depth, alpha, beta }: Frame,
  search: Search,
  turns: number,
): number {
  const { table } = search;
  if (entry === -1 || isPrincipal || depthAt(table, entry) < depth) return PENDING;
  const known = boundAt(table, entry);
  const isOld = known >= THIS_SEARCH && ageAt(table, entry) !== search.age;
  const bound = isOld ? NONE : known % THIS_SEARCH;
  const score = fromTable(scoreAt(table, entry), turns);
  if (bound !== EXACT && (bound !== LOWER || score < beta) && (bound !== UPPER || score > alpha))
    return PENDING;
  if (known >= THIS_SEARCH) search.usesPast = true;
  return score;
}

/**
 * Writes into the table what was found about the position at a ply, and adds what its score depends on to what those
 * before it depend on.
 */
export function keep(search: Search, ply: number, frame: Frame): void {
  const { alpha, depth, best, bestMove, outerDependsOn } = frame;
  const isOfLine = search.dependsOn < ply;
  if (!isOfLine || frame.entry === -1) {
    const bound = frame.wasCut ? LOWER : best > alpha ? EXACT : UPPER;
    const kept = isOfLine ? NONE : bound + (search.usesPast ? THIS_SEARCH : 0);
    const [low, high] = [search.low[ply] ?? 0, search.high[ply] ?? 0];
    const score = toTable(best, search.turns[ply] ?? 0);
    writeEntry(search.table, low, high, search.age, depth, kept, score, bestMove);
  }
  search.dependsOn = Math.min(search.dependsOn, outerDependsOn);
  search.usesPast = search.usesPast || frame.outerUsesPast;
}
