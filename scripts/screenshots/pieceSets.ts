import { oneOfEachName } from '../../tests/support/registry.ts';
import { linkTo } from '../../tests/support/links.ts';
import { middleGames } from '../pictures/middleGames.ts';
import type { Scene } from './scene.ts';

/** Each kind of board with letters as pieces, and with tokens that show moves. */
export const pieceSetScenes: readonly Scene[] = oneOfEachName.flatMap(({ id }) =>
  (['letters', 'moves'] as const).map((pieces): Scene => ({
    name: `play-${id}-${pieces}`,
    path: linkTo(id, { actions: middleGames[id] ?? '' }),
    prefers: { pieces },
  })),
);
