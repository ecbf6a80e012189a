import type { Game } from '../../src/engine/game/game.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { randomGame } from '../bench/randomGames.ts';

const GAMES = 6;
const STEPS = 60;

/** The random games whose moves are measured; the same each time. */
export const gamesOf = (variant: Variant): readonly Game[] =>
  Array.from({ length: GAMES }, (_, i) => randomGame(variant, i * 1009, STEPS));

/** A game up to a ply. */
export const gameUpTo = (game: Game, ply: number): Game => ({ ...game, steps: game.steps.slice(0, ply) });
