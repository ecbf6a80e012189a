import { remainingAt } from '../../engine/game/clock.ts';
import type { Game } from '../../engine/game/game.ts';
import type { ProofTask } from '../../engine/search/proof/proof.ts';
import { playedIn, taskOf } from '../../engine/search/taskOf.ts';
import type { Level, Task } from '../../engine/search/thought.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { GameDocument } from '../document/document.ts';

/** The longest time for a move, in milliseconds, for slow devices: a level is a number of positions. */
const LONGEST = 3000;

/** The share of its time that a side spends on a move, at most, and the least that it spends. */
const SHARE = 1 / 20;
const SHORTEST = 50;

/** How many positions are looked at to judge who is better. */
const JUDGEMENT = 20_000;

/** The task to find a move in a game as it stands. */
export const moveTask = (game: Game, level: Level, seed: number): Task => taskOf(game, { level, seed });

/** The task to judge who is better in a game as it stands, or to find a good move in little time. */
export const judgementTask = (game: Game, seed: number): Task =>
  taskOf(game, { limits: { nodes: JUDGEMENT, depth: null }, seed });

/** The task to prove a win within so many turns in a game as it stands. */
export const proofTask = (game: Game, turns: number): ProofTask => ({
  ...playedIn(game),
  turns,
  draws: false,
});

/** How long a side may think about its move, in milliseconds. */
export const timeFor = ({ clock }: GameDocument, side: Side, now: number): number =>
  clock ? Math.min(LONGEST, Math.max(SHORTEST, remainingAt(clock, side, now) * SHARE)) : LONGEST;

/** A number made from the id of a game, the same whenever the game is opened: its seed. */
export const seedOf = (id: string): number =>
  [...id].reduce((seed, letter) => (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0, 7);
