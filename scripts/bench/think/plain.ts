import type { Move } from '../../../src/engine/rules/move.ts';
import type { Position } from '../../../src/engine/rules/position.ts';
import { WHITE } from '../../../src/engine/rules/side.ts';
import { randomNumbers } from '../randomGames.ts';
import type { Core, History, Worths } from './core.ts';
import type { Choice, Chooser } from './chooser.ts';

// The plain reference: alpha-beta with iterative deepening, material only, captures searched on, no table.

const WIN = 1_000_000;
const INFINITE = 2 * WIN;
/** No line is searched on any further. */
const DEEPEST = 100;
/** The number of nodes between two looks at the time. */
const STRIDE = 16;

class OutOfTime extends Error {}

/** The plain player of a game. */
export function plainChooser(core: Core, { balance, gain }: Worths): Chooser {
  let nodes = 0;
  let mostNodes = Infinity;
  let deadline = Infinity;

  function count(): void {
    nodes++;
    if (nodes > mostNodes || (nodes % STRIDE === 0 && performance.now() >= deadline)) throw new OutOfTime();
  }

  /** The moves with what each gains, the greatest gain first. */
  const sorted = (position: Position, moves: readonly Move[]) =>
    moves.map((move) => ({ move, gain: gain(position, move) })).sort((one, other) => other.gain - one.gain);

  /** The score for the side to move; with no depth left, of standing still or captures. */
  function search(
    position: Position,
    history: History,
    alpha: number,
    beta: number,
    depth: number,
    ply: number,
  ): number {
    count();
    const { outcome, moves } = core.look(position, history);
    if (outcome)
      return outcome.winner === null ? 0 : outcome.winner === position.turn ? WIN - ply : ply - WIN;
    const isQuiet = depth <= 0;
    let best = -INFINITE;
    if (isQuiet) {
      best = position.turn === WHITE ? balance(position) : -balance(position);
      if (best >= beta || ply >= DEEPEST) return best;
    }
    const historyThen = core.historyWith(history, position);
    for (const { move, gain: gained } of sorted(position, moves)) {
      if (isQuiet && gained === 0) break;
      const score = after(position, historyThen, move, Math.max(alpha, best), beta, depth - 1, ply + 1);
      if (score > best) best = score;
      if (best >= beta) break;
    }
    return best;
  }

  /** The score of a move for the side that makes it; the turn may go on. */
  function after(
    position: Position,
    history: History,
    move: Move,
    alpha: number,
    beta: number,
    depth: number,
    ply: number,
  ): number {
    const child = core.play(position, move);
    return child.turn === position.turn
      ? search(child, history, alpha, beta, depth, ply)
      : -search(child, history, -beta, -alpha, depth, ply);
  }

  /** The best move found within the limits. The seed decides between equal moves. */
  return (position, history, allowance, seed) => {
    nodes = 0;
    mostNodes = allowance.nodes ?? Infinity;
    deadline = performance.now() + (allowance.ms ?? Infinity);
    const next = randomNumbers(seed);
    const { moves } = core.look(position, history);
    const historyThen = core.historyWith(history, position);
    let order = sorted(position, moves)
      .map((each) => ({ ...each, lot: next() }))
      .sort((one, other) => other.gain - one.gain || one.lot - other.lot)
      .map(({ move }) => move);
    const [first] = order;
    if (!first) throw new Error('There is no move to choose.');
    let found: Choice = { move: first, score: 0, depth: 0, nodes };
    try {
      for (let depth = 1; depth <= Math.min(allowance.depth ?? DEEPEST, DEEPEST); depth++) {
        let best = -INFINITE;
        for (const move of order) {
          const score = after(position, historyThen, move, best, INFINITE, depth - 1, 1);
          if (score <= best) continue;
          best = score;
          found = { move, score, depth, nodes };
        }
        order = [found.move, ...order.filter((move) => move !== found.move)];
        if (Math.abs(found.score ?? 0) > WIN - DEEPEST) break;
      }
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
    }
    return { ...found, nodes };
  };
}
