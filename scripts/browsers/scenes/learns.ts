import type { Scene } from '../scene.ts';
import { expectOn, expectText, named, press, site } from '../scene.ts';

export const learnScene: Scene = {
  name: 'learns',
  run: async ({ host, open }) => {
    const tab = await open();
    await tab.goto(host.address);
    await tab.click(named('link', 'Rules of Chess 99'));
    await tab.goto(`${host.address}#/learn/chess99/pawn/pawn-captures`);
    await expectOn(tab, 'e3', 'White pawn');
    await tab.click(site('f4'));
    await expectOn(tab, 'f4', 'White pawn');
    await press(tab, 'Reset');
    await expectOn(tab, 'e3', 'White pawn');

    await tab.goto(`${host.address}#/learn/chess99/pawn/pawn-race`);
    await expectOn(tab, 'h7', 'White pawn');
    for (const name of ['h7', 'h9']) await tab.click(site(name));
    await expectText(tab, 'Solved. Well done!');
    await tab.reload();
    await expectText(tab, '1 of 10 tasks solved');
  },
};
