import { registry } from '../../tests/support/registry.ts';
import { linkTo } from '../../tests/support/links.ts';
import { middleGames } from '../pictures/middleGames.ts';
import type { Scene } from './scene.ts';
import { site } from './scene.ts';

/** A piece of the side to move in the middle of each game. */
const picked: { readonly [id: string]: string } = {
  chess99: 'g4',
  hex39: 'd6',
  tns: 'd8',
  'battle-chieftain': 'g8',
  'battle-chieftain-far-walls': 'g11',
  'battle-chieftain-differing-field': 'b1',
  'battle-chieftain-uneven-field': 'e3',
  ben39: 'g5',
};

/** Every board at the start, in the middle of a game, and with a piece picked there. */
export const boardScenes: readonly Scene[] = registry.flatMap(({ id }): Scene[] => {
  const middle = linkTo(id, {
    actions: middleGames[id] ?? '',
    players: ['Ada Lovelace', 'Grace Hopper'],
  });
  return [
    { name: `play-${id}-start`, path: `#/play/${id}` },
    { name: `play-${id}-middle`, path: middle },
    {
      name: `play-${id}-picked`,
      path: middle,
      prepare: (page) => site(page, picked[id] ?? '').click(),
    },
  ];
});
