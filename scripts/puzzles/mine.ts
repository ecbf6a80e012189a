import { at } from '../../src/engine/at.ts';
import { historyWith } from '../../src/engine/rules/history.ts';
import { EMPTY } from '../../src/engine/rules/piece.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import type { Searchable } from '../../src/engine/search/searchable.ts';
import { newMemory } from '../../src/engine/search/think.ts';
import { chosenMove } from '../train/selfPlay.ts';
import type { Judged, Patience } from './judge.ts';
import { LEAST_TURNS, MOST_TURNS, judge } from './judge.ts';

/** After so many actions a game is given up. */
const LONGEST = 160;
/** How many random actions a game begins with, at most. */
const OPENING = 10;
/** Where nobody is known to win, only every so many turns are looked at. */
const EVERY = 3;
/** Before that nothing has happened yet. */
const LEAST_PLY = 6;

interface PlayedAction {
  readonly position: Position;
  readonly action: string;
}

/** A game of the computer against itself, both sides of different and modest strength. */
function play(searchable: Searchable, next: () => number): { steps: PlayedAction[]; isWon: boolean } {
  const { variant } = searchable;
  const steps: PlayedAction[] = [];
  const strengths = [0, 1].map(() => ({
    nodes: 40 + Math.floor(next() * 300),
    noise: Math.floor(next() * 160),
  }));
  const memories = [newMemory(1), newMemory(1)];
  const opening = Math.floor(next() * (OPENING + 1));
  let position = variant.start;
  let history: readonly Position[] = [];
  for (let ply = 0; ply < LONGEST; ply++) {
    const { outcome, moves } = variant.status(position, history);
    if (outcome) return { steps, isWon: outcome.winner !== null };
    if (variant.claims(position, history).length > 0 && next() < 0.2) break;
    let move = at(moves, Math.floor(next() * moves.length));
    if (ply >= opening) {
      const { nodes, noise } = at(strengths, position.turn);
      const seed = Math.floor(next() * 2 ** 31);
      const memory = at(memories, position.turn);
      ({ move } = chosenMove(searchable, position, history, moves, nodes, noise, seed, memory));
    }
    steps.push({ position, action: variant.writeMove(position, move) });
    history = historyWith(history, position);
    position = variant.play(position, move);
  }
  return { steps, isWon: false };
}

/** Where the game of a puzzle at a ply begins: late, but not so late that something could come again from before. */
function startFor({ searching }: Searchable, steps: readonly PlayedAction[], ply: number): number {
  const turn = at(steps, ply).position.turn;
  let start = ply;
  // The enemy's whole last turn is shown.
  while (start > 0 && at(steps, start - 1).position.turn !== turn) start--;
  if (searching.repetition === 'free') return start;
  const pieces = (at: number) => steps[at]?.position.board.filter((piece) => piece !== EMPTY).length;
  while (start > 0 && pieces(start - 1) === pieces(start)) start--;
  return start;
}

type Found = Judged & { kind: 'puzzle' };

/** Plays a game, and gives the best puzzle that came about in it; null if there was none. */
export function minedFrom(
  searchable: Searchable,
  next: () => number,
  patience: Patience,
  count: (why: string) => void,
): Found | null {
  const { steps, isWon } = play(searchable, next);
  const judgeAt = (ply: number, turns: number): Judged => {
    const first = startFor(searchable, steps, ply);
    const actions = steps.slice(first, ply).map(({ action }) => action);
    const judged = judge(searchable, at(steps, first).position, actions, turns, patience);
    if (judged.kind === 'none') count(judged.why);
    return judged;
  };
  const beginnings = steps.flatMap(({ position }, ply) =>
    ply >= LEAST_PLY && steps[ply - 1]?.position.turn !== position.turn ? [ply] : [],
  );
  let best: Found | null = null;
  if (isWon) {
    // Back from the last turn, as long as the win can be proved; the last turn itself is too short.
    for (let turns = LEAST_TURNS; turns <= MOST_TURNS; turns++) {
      const ply = beginnings.at(1 - 2 * turns);
      const judged = ply === undefined ? null : judgeAt(ply, turns);
      if (judged?.kind === 'puzzle') best = judged;
      else if (judged?.why === 'not won' || judged?.why === 'too slow') break;
    }
    if (best) return best;
  }
  // A short win that nobody may have seen.
  const offset = Math.floor(next() * EVERY);
  for (let i = beginnings.length - 1 - offset; i >= 0; i -= EVERY) {
    const judged = judgeAt(at(beginnings, i), LEAST_TURNS);
    if (judged.kind === 'puzzle') return judged;
  }
  return null;
}
