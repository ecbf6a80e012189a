// A separate process that plays the portions of random games it is sent, and answers with the results.
import { isDeepStrictEqual } from 'node:util';
import { variantNamed } from '../../tests/support/registry.ts';
import { readAction } from '../../src/engine/game/action.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { outcomeOf, takeBackTo } from '../../src/engine/game/game.ts';
import { situationAt } from '../../src/engine/game/situation.ts';
import { invariants } from '../../tests/support/invariants.ts';
import { randomGame } from './randomGames.ts';

/** About 75 turns of each side, fewer if turns have several actions. */
const STEPS = 150;
/** The number of steps between two positions that are checked; the first one differs from game to game. */
const SPACING = 50;

/** The games to play: of one variant, with the seeds from `first` on. */
export interface Portion {
  readonly id: string;
  readonly first: number;
  readonly games: number;
}

export interface Played {
  readonly id: string;
  readonly games: number;
  /** How many of the games came to an end. */
  readonly ended: number;
  readonly actions: number;
  /** How many positions were checked against the invariants. */
  readonly checked: number;
  readonly faults: readonly string[];
  /** Processor time. */
  readonly seconds: number;
}

process.on('message', (portion: Portion) => {
  process.send?.(played(portion));
});

function played({ id, first, games }: Portion): Played {
  const variant = variantNamed(id);
  const begin = process.cpuUsage();
  const faults: string[] = [];
  let [ended, actions, checked] = [0, 0, 0];
  for (let seed = first; seed < first + games; seed++) {
    const where = `${id}, random game ${String(seed)}`;
    try {
      const game = randomGame(variant, seed, STEPS);
      actions += game.steps.length;
      if (outcomeOf(game)) ended++;
      else if (game.steps.length < STEPS) faults.push(`${where} stops without an end.`);
      for (const ply of pliesToCheck(game, seed)) {
        checked++;
        faults.push(...faultsAt(game, ply).map((fault) => `${where}, ply ${String(ply)}: ${fault}`));
      }
    } catch (error) {
      faults.push(`${where}: ${String(error)}`);
    }
  }
  const { user, system } = process.cpuUsage(begin);
  const seconds = (user + system) / 1e6;
  return { id, games, ended, actions, checked, faults, seconds };
}

/** Some plies of the game, its end among them. */
function pliesToCheck({ steps }: Game, seed: number): number[] {
  const plies = [...steps.keys()].filter((ply) => (ply + seed) % SPACING === 0);
  return [...plies, steps.length];
}

function faultsAt(game: Game, ply: number): string[] {
  const situation = situationAt(game, ply);
  const broken = invariants.flatMap(({ says, against }) =>
    against(situation).map((something) => `not so: ${says}: ${JSON.stringify(something)}`),
  );
  return [...broken, ...unread(game, ply)];
}

/** The step from that ply, if its action string is not read as the move that was made. */
function unread(game: Game, ply: number): string[] {
  const step = game.steps[ply];
  if (!step) return [];
  const read = readAction(takeBackTo(game, ply), step.action);
  return read.ok && isDeepStrictEqual(read.value, step.move) ? [] : [`${step.action} is read otherwise.`];
}
