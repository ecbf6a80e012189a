import { recordedTexts } from '../../../tests/browser/support/board.ts';
import { playFromStart } from '../playing.ts';
import type { Scene } from '../scene.ts';
import { expectOn, expectRecord, settledAddress } from '../scene.ts';

export const reloadScene: Scene = {
  name: 'reloads',
  run: async ({ host, open }) => {
    const tab = await open();
    await tab.goto(`${host.address}#/play/chess99`);
    const game = await playFromStart(tab, 'chess99', 'e2-e4 e8-e6 h1-g3'.split(' '));
    const address = await settledAddress(tab);
    await tab.reload();
    await expectRecord(tab, recordedTexts(game));

    // Only from the device.
    await tab.goto(`${host.address}#/`);
    await tab.click({ role: 'link', name: 'Resume', isBeginning: true });
    await expectRecord(tab, recordedTexts(game));
    await expectOn(tab, 'g3', 'White knight');

    // Only from the address.
    const other = await open();
    await other.goto(address);
    await expectRecord(other, recordedTexts(game));
    await expectOn(other, 'g3', 'White knight');
  },
};
