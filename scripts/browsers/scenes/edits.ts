import type { Scene } from '../scene.ts';
import { expectOn, expectText, named, press, site } from '../scene.ts';

export const editScene: Scene = {
  name: 'edits',
  run: async ({ host, open }) => {
    const tab = await open();
    await tab.goto(host.address);
    await tab.click(named('link', 'Set up a position of Chess 99'));
    await press(tab, 'Clear');
    for (const [piece, place] of [
      ['White king', 'e1'],
      ['Black king', 'e8'],
      ['White rook', 'a8'],
    ] as const) {
      await press(tab, piece);
      await tab.click(site(place));
      await expectOn(tab, place, piece);
    }
    await press(tab, 'Play from here');
    for (const place of ['a8', 'e8']) await tab.click(site(place));
    await expectText(tab, 'White wins: the king is captured.');
  },
};
