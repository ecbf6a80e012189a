import { recordedTexts } from '../../../tests/browser/support/board.ts';
import { until } from '../patience.ts';
import { play, playFromStart } from '../playing.ts';
import type { Scene } from '../scene.ts';
import { expectRecord, named, settledAddress } from '../scene.ts';

export const offlineScene: Scene = {
  name: 'goes offline',
  run: async ({ host, open }) => {
    const tab = await open();
    await tab.goto(`${host.address}#/play/chess99`);
    await until('the service worker', () =>
      tab.evaluate(async () => {
        await navigator.serviceWorker.ready;
        return navigator.serviceWorker.controller?.state === 'activated';
      }),
    );
    await host.close();
    const game = await playFromStart(tab, 'chess99', 'e2-e4 e8-e6'.split(' '));
    await settledAddress(tab);
    await tab.reload();
    await expectRecord(tab, recordedTexts(game));
    await play(tab, game, ['h1-g3']);
    await tab.click(named('link', 'Library'));
    await tab.click(named('link', 'Play Hex 39'));
    await playFromStart(tab, 'hex39', ['i3-j4']);
  },
};
