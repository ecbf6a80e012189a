import { scramble } from '../../../src/engine/rules/key.ts';
import type { Move } from '../../../src/engine/rules/move.ts';
import type { Position } from '../../../src/engine/rules/position.ts';
import type { Core, History, Worths } from './core.ts';
import { moveOf } from './core.ts';
import type { Allowance, Answer, Player } from './question.ts';

/** The move that a player chooses, and what led to it. */
export interface Choice extends Omit<Answer, 'action' | 'ms'> {
  readonly move: Move;
}

/** A player that is given positions: it chooses one of the moves, of which there is at least one. */
export type Chooser = (position: Position, history: History, allowance: Allowance, seed: number) => Choice;

/** Makes a chooser for a game. */
export type ChooserMaker = (core: Core, worths: Worths) => Chooser;

/** The chooser as a player, which is asked about games. The time to play the game through does not count. */
export function playerOf(core: Core, choose: Chooser): Player {
  return ({ start, actions, allowance, seed }) => {
    let position = core.readPosition(start);
    let history: History = [];
    for (const action of actions) {
      const move = moveOf(core, position, core.look(position, history), action);
      history = core.historyWith(history, position);
      position = core.play(position, move);
    }
    const begin = performance.now();
    const { move, ...choice } = choose(position, history, allowance, lotOf(seed, actions.length));
    const ms = performance.now() - begin;
    return Promise.resolve({ action: core.writeMove(position, move), ms, ...choice });
  };
}

/** Another number for each action of a game, and for each seed. */
const lotOf = (seed: number, ply: number): number => scramble(scramble(seed) + ply) >>> 1;
