import { playFromStart } from '../playing.ts';
import type { Scene } from '../scene.ts';
import { expectOn, named } from '../scene.ts';

interface Opening {
  readonly id: string;
  readonly name: string;
  readonly actions: string;
  /** A site and what stands there in the end. */
  readonly result: readonly [name: string, words: string];
}

const OPENINGS: readonly Opening[] = [
  { id: 'chess99', name: 'Chess 99', actions: 'a2-a4 b9-c7 a4-a6 c7-d5', result: ['d5', 'Black knight'] },
  { id: 'hex39', name: 'Hex 39', actions: 'i3-j4 c7-d6 j2-e7', result: ['e7', 'White rook'] },
  {
    id: 'ben39',
    name: 'Ben39',
    actions: 'C@g3d X@a7 f4-d6',
    result: ['g3', 'White diagonal castle'],
  },
];

/** Opens a game from the library and plays a few moves. */
const playing = ({ id, name, actions, result }: Opening): Scene => ({
  name: `plays ${name}`,
  run: async ({ host, open }) => {
    const tab = await open();
    await tab.goto(host.address);
    await tab.click(named('link', `Play ${name}`));
    await playFromStart(tab, id, actions.split(' '));
    await expectOn(tab, ...result);
  },
});

export const playScenes: readonly Scene[] = OPENINGS.map(playing);
