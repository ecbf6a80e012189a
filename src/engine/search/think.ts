import { at } from '../at.ts';
import type { Game } from '../game/game.ts';
import { currentPosition, historyAt, newGame, outcomeOf, statusAt } from '../game/game.ts';
import { memo } from '../memo.ts';
import { scramble } from '../rules/key.ts';
import type { Move } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import type { Result } from '../rules/result.ts';
import { failure, success } from '../rules/result.ts';
import { chanceOf } from './chances.ts';
import type { Found, FoundLine } from './deepen.ts';
import { deepen } from './deepen.ts';
import type { Strength } from './levels.ts';
import { strengthOf } from './levels.ts';
import { newSearch } from './newSearch.ts';
import { LEAST_WIN, MOST_PLIES, WIN } from './search.ts';
import { soonWin } from './soonWin.ts';
import { searchables } from '../searches.ts';
import type { Searchable } from './searchable.ts';
import { readTask } from './task.ts';
import type { Table } from './table.ts';
import { clearTable, newTable } from './table.ts';
import type { ThinkMessage } from './thinkMessage.ts';
import type { Line, Score, Task, Thought } from './thought.ts';
import { valuesOf } from './weights.ts';

/**
 * Thinking that goes on as long as somebody asks for the next step: each takes a few milliseconds, and gives
 * the best found so far. It ends by itself at the limits of the task, and returns its last thought. Whoever
 * stops asking has stopped it.
 */
export type Thinking = Generator<Thought, Thought, void>;

/** What a thinker remembers from one task to the next. */
export interface Memory {
  readonly table: Table;
  /** How many searches have used the table. */
  searches: number;
  /** The game of the last task, so that one that shares its beginning need not be replayed; null for none. */
  game: Game | null;
}

/** The share of its positions that a search looks at before it gives way to a proof. */
const BEFORE_PROOF = 1 / 40;

/** The usual size of a memory. */
const MEGABYTES = 16;

export const newMemory = (megabytes = MEGABYTES): Memory => ({
  table: newTable(megabytes),
  searches: 0,
  game: null,
});

/** Makes a memory as good as new. That takes less time than a new one: memory that was never written to is slow at first. */
export function forget(memory: Memory): void {
  clearTable(memory.table);
  memory.searches = 0;
  memory.game = null;
}

/**
 * Begins to think about a task; fails with a message if the task cannot be read or the game is over. A memory
 * that is used again must belong to the same game, or to none.
 */
export const think = (task: Task, memory: Memory = newMemory()): Result<Thinking> =>
  thinkOn(searchables, task, memory);

/** The same on one of other boards than the usual ones. */
export function thinkOn(boards: readonly Searchable[], task: Task, memory: Memory): Result<Thinking> {
  const read = readTask(task, memory.game, boards);
  if (!read.ok) return read;
  const { searchable, game } = read.value;
  memory.game = game;
  if (!task.isThreat) return success(thinkAbout(searchable, game, task, memory));
  const passed = afterPass(searchable, game);
  return passed
    ? success(thinkAbout(searchable, passed, task, memory))
    : failure({ id: 'think/no-threat' } satisfies ThinkMessage);
}

/** A game that begins after a pass in the current position; null where that tells nothing. */
function afterPass({ variant, searching }: Searchable, game: Game): Game | null {
  const position = currentPosition(game);
  if (!searching.mayPass(position) || searching.isInDanger(position)) return null;
  const passed = newGame(variant, variant.pass(position));
  return outcomeOf(passed) ? null : passed;
}

/** Thinks about the current position of a game that goes on. */
function* thinkAbout(searchable: Searchable, game: Game, task: Task, memory: Memory): Thinking {
  const position = currentPosition(game);
  const ply = game.steps.length;
  const strength: Strength =
    task.level === null ? { nodes: Infinity, error: 0 } : strengthOf(task.level, searchable.levels);
  const most = Math.min(strength.nodes, task.limits.nodes ?? Infinity);
  memory.searches++;
  const history = historyAt(game, ply);
  const search = newSearch(searchable, position, history, {
    table: memory.table,
    age: memory.searches % 256,
    noise: Math.round((strength.error * errorUnit(searchable)) / 100),
    followsCaptures: strength.ownActionOnly !== true,
    seesMates: strength.overlooksMates !== true,
    seed: scramble(task.seed + 1),
    most,
  });
  const moves = inChanceOrder(statusAt(game, ply).moves, task.seed);
  const found: Found<Move> = { depth: 0, lines: [{ score: 0, moves: [at(moves, 0)] }] };
  // A search finds something better far less often than it pauses.
  const written = memo((lines: readonly FoundLine<Move>[]) => writtenLines(searchable, position, lines));
  const thought = (): Thought => ({
    depth: found.depth,
    nodes: search.nodes,
    lines: written(found.lines),
  });
  // Who only wants a move need not think about the only one there is.
  const isForced = task.level !== null && moves.length === 1;
  const deepest = isForced || strength.ownActionOnly ? 1 : (task.limits.depth ?? MOST_PLIES);
  const searching = deepen(search, moves, found, task.lines, deepest);
  const goesOn = () => search.nodes < most && !searching.next().done;
  // A proof gives one line.
  if (strength.proves === true && !isForced && task.lines === 1) {
    // Whoever does not wait for the proof gets a move that was looked at.
    while (search.nodes < BEFORE_PROOF * most && goesOn()) yield thought();
    const before = search.nodes;
    // Most positions take some hundred nodes, some wins two thirds of those of the highest level.
    const seeking = soonWin(searchable, position, history, (3 * most) / 4);
    let step = seeking.next();
    for (; step.done !== true; step = seeking.next()) {
      search.nodes = before + step.value;
      yield thought();
    }
    const win = step.value;
    if (win) return { depth: win.actions.length, nodes: search.nodes, lines: [win] };
  }
  while (goesOn()) yield thought();
  return thought();
}

/**
 * The unit in which the errors of levels are given, in points: what a typical piece is worth, or, where pieces tell little of
 * who wins, the difference that turns an even chance into one of 58 %.
 */
const errorUnit = ({ weights, variant, searching, scale }: Searchable): number =>
  Math.max(valuesOf(weights, variant, searching).typical, scale / 3);

/** The moves in an order that depends on the seed: of equally good ones the first is played. */
function inChanceOrder<T>(moves: readonly T[], seed: number): T[] {
  const ranked = moves.map((move, i) => ({ move, rank: scramble(scramble(seed) + i) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ move }) => move);
}

function writtenLines(
  searchable: Searchable,
  position: Position,
  lines: readonly FoundLine<Move>[],
): Thought['lines'] {
  const [first, ...rest] = lines.map((line) => lineOf(searchable, position, line.score, line.moves));
  if (!first) throw new Error('A search has no line.');
  return [first, ...rest];
}

function lineOf(
  { variant, scale }: Searchable,
  position: Position,
  score: number,
  moves: readonly Move[],
): Line {
  const actions: string[] = [];
  let current = position;
  for (const move of moves) {
    actions.push(variant.writeMove(current, move));
    current = variant.play(current, move);
  }
  const written = writtenScore(score);
  return { score: written, chance: chanceOf(written, scale), actions };
}

function writtenScore(score: number): Score {
  const turns = Math.ceil((WIN - Math.abs(score)) / 2);
  if (Math.abs(score) < LEAST_WIN) return { kind: 'estimate', points: score };
  return { kind: score > 0 ? 'win' : 'loss', turns };
}
