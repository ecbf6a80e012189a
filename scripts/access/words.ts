import type { Game } from '../../src/engine/game/game.ts';
import { newsOf } from '../../src/store/announcement.ts';
import { sayInFull } from '../../src/words/say.ts';

/** The numbers of words of what is announced after each action of some games. */
export const wordCounts = (games: readonly Game[]): readonly number[] =>
  games.flatMap((game) => game.steps.map((_, ply) => sayInFull(newsOf(game, ply + 1)).split(/\s+/).length));
