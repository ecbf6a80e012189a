import { at } from '../at.ts';
import type { Move } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import type { Search } from './search.ts';
import { enter, forgetLine, isRepeated, keepLine, leave, make, unmake } from './line.ts';
import { LEAST_WIN, MOST_PLIES, WIN } from './search.ts';
import { searchBelow } from './searchBelow.ts';

/** A line from the root, and its score for the side to move there. */
export interface FoundLine<M extends Move> {
  readonly score: number;
  /** Never empty. */
  readonly moves: readonly M[];
}

/** What a search has found so far; each line begins with another move. */
export interface Found<M extends Move> {
  depth: number;
  lines: FoundLine<M>[];
}

/** How much deeper than the depth that was asked for checks and the like may lead. */
const extended = (depth: number): number => 2 * depth + 4;

/** How far from the last score the next is expected, and by how much more if it was not there. */
const WINDOW = 35;
const WINDOW_DEPTH = 4;

/**
 * Looks deeper and deeper, for the best lines among the given moves of the root, and writes what it finds into
 * `found`, which must have a line already. It pauses now and then, and ends when it has looked as deep as it was
 * asked to, or when deeper looks can find nothing else.
 */
export function* deepen<P extends Position, M extends Move>(
  search: Search<P, M>,
  moves: readonly M[],
  found: Found<M>,
  lines: number,
  deepest: number,
): Generator<void, void> {
  /** Best first, as far as is known; at first, what captures most. */
  let order = byGain(search, moves);
  const wanted = Math.min(lines, order.length);
  const keep = (some: readonly FoundLine<M>[]) => (found.lines = some.toSorted((a, b) => b.score - a.score));
  for (let depth = 1; depth <= Math.min(deepest, MOST_PLIES); depth++) {
    search.horizon = extended(depth);
    const before = found.lines;
    const better: FoundLine<M>[] = [];
    for (let rank = 0; rank < wanted; rank++) {
      const taken = better.map((line) => at(line.moves, 0));
      const last = before[rank]?.score ?? 0;
      const rest = order.filter((move) => !taken.includes(move));
      const improved = (line: FoundLine<M>) => {
        const newer = [...better, line];
        keep([...newer, ...before.filter((old) => isOther(old, newer))].slice(0, wanted));
      };
      better.push(yield* bestLine(search, rest, depth, last, improved));
      order = [
        ...better.map((line) => at(line.moves, 0)),
        ...rest.filter((move) => !better.some((line) => line.moves[0] === move)),
      ];
    }
    found.depth = depth;
    keep(better);
    if (isSettled(found, depth)) return;
    // So that nobody who follows misses a depth that took no time.
    yield;
  }
}

function byGain<P extends Position, M extends Move>(search: Search<P, M>, moves: readonly M[]): M[] {
  const position = at(search.positions, 0);
  const { searching } = search.game;
  const gains = new Map(
    moves.map((move) => [move, search.values.material[searching.captured(position, move)] ?? 0]),
  );
  return moves.toSorted((a, b) => (gains.get(b) ?? 0) - (gains.get(a) ?? 0));
}

const isOther = <M extends Move>(line: FoundLine<M>, lines: readonly FoundLine<M>[]): boolean =>
  !lines.some((other) => other.moves[0] === line.moves[0]);

/** Whether every line is a win or a loss that a deeper look would not find sooner. */
const isSettled = <M extends Move>({ lines }: Found<M>, depth: number): boolean =>
  lines.every(({ score }) => Math.abs(score) >= LEAST_WIN && depth > 2 * (WIN - Math.abs(score)) + 1);

/** The best line that begins with one of the moves; `improved` hears of each that is better than those before. */
function* bestLine<P extends Position, M extends Move>(
  search: Search<P, M>,
  moves: readonly M[],
  depth: number,
  expected: number,
  improved: (line: FoundLine<M>) => void,
): Generator<void, FoundLine<M>> {
  const isNarrow = depth >= WINDOW_DEPTH && Math.abs(expected) < LEAST_WIN;
  let width = isNarrow ? WINDOW : 2 * WIN;
  let [alpha, beta] = [Math.max(-WIN, expected - width), Math.min(WIN, expected + width)];
  for (;;) {
    const line = yield* tryAll(search, moves, depth, alpha, beta, improved);
    width *= 4;
    if (line.score <= alpha && alpha > -WIN) alpha = Math.max(-WIN, line.score - width);
    else if (line.score >= beta && beta < WIN) beta = Math.min(WIN, line.score + width);
    else return line;
    if (Math.abs(line.score) >= LEAST_WIN) [alpha, beta] = [-WIN, WIN];
  }
}

/** The best line within a window; a bound if its score is not within. */
function* tryAll<P extends Position, M extends Move>(
  search: Search<P, M>,
  moves: readonly M[],
  depth: number,
  alpha: number,
  beta: number,
  improved: (line: FoundLine<M>) => void,
): Generator<void, FoundLine<M>> {
  const { turn } = at(search.positions, 0);
  let least = alpha;
  let best: FoundLine<M> | null = null;
  const { list } = at(search.frames, 0);
  search.game.listing.fill(at(search.positions, 0), list, moves);
  for (const [i, move] of moves.entries()) {
    make(search, 0, i);
    const isSameSide = at(search.positions, 1).turn === turn;
    const sign = isSameSide ? 1 : -1;
    // A move that is legal at the root although its position came before can only be claimed as a draw.
    let score = 0;
    forgetLine(search, 1);
    if (search.game.searching.repetition === 'free' || !isRepeated(search, 1)) {
      enter(search, 1);
      score = least + 1;
      if (best) {
        const [from, to] = isSameSide ? [least, least + 1] : [-least - 1, -least];
        score = sign * (yield* searchBelow(search, 1, depth - 1, from, to));
      }
      if (!best || (score > least && score < beta)) {
        const [from, to] = isSameSide ? [least, beta] : [-beta, -least];
        score = sign * (yield* searchBelow(search, 1, depth - 1, from, to));
      }
      leave(search, 1);
    }
    unmake(search, 0);
    if (best && score <= best.score) continue;
    keepLine(search, 0, move);
    best = { score, moves: [...at(search.principal, 0)] };
    if (score > least && score < beta) improved(best);
    least = Math.max(least, score);
    if (score >= beta) break;
  }
  if (!best) throw new Error('A search needs a move.');
  return best;
}
