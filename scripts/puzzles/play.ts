import { at } from '../../src/engine/at.ts';
import { historyWith } from '../../src/engine/rules/history.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import type { Searchable } from '../../src/engine/search/searchable.ts';
import { newMemory } from '../../src/engine/search/think.ts';
import { chosenMove } from '../train/selfPlay.ts';

/** After so many actions a game is given up. */
const LONGEST = 160;
/** How many random actions a game begins with, at most. */
const OPENING = 10;
const LEAST_NODES = 60;
const STRONGER = 40;
const MOST_NOISE = 160;

/** An action of a game, and the position in which it was played. */
export interface PlayedAction {
  readonly position: Position;
  readonly action: string;
}

/** A game of the computer against itself, both sides of different strength. */
export function play(searchable: Searchable, next: () => number): { steps: PlayedAction[]; isWon: boolean } {
  const { variant } = searchable;
  const steps: PlayedAction[] = [];
  // From beginners to players who seldom leave anything hanging.
  const strengths = [0, 1].map(() => ({
    nodes: Math.floor(LEAST_NODES * STRONGER ** next()),
    noise: Math.floor(next() * next() * MOST_NOISE),
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
