import type { Chapter, Finding } from './chapter.ts';
import { nothingWrong } from './chapter.ts';
import { piecesOn, recordedActions, settledAddress, until } from './screen.ts';

const LINE = ['e2-e4', 'e8-e6'];
const LOADED = 10_000;
const OFFERED = 4000;

/** What the host of the page can do during the chapter. */
export interface Deployment {
  /** Puts a new version of the page on the host. */
  readonly deploy: () => void;
}

/** A game goes on while a new version arrives. The worker’s storage fails, the network does not. */
export const updateChapter = ({ deploy }: Deployment): Chapter => ({
  route: '#/play/chess99',
  begin: ({ page }) => {
    let pieces = '';
    let played = 0;
    const play = async (action: string) => {
      const before = await piecesOn(page);
      await page.evaluate((sites) => soak.pick(sites), action.split('-'));
      if (!(await until(async () => (await piecesOn(page)) !== before, 1500)))
        throw new Error(`${action} cannot be played.`);
      played++;
    };
    const board = () => until(() => page.evaluate(() => soak.board().length > 0), LOADED);
    return {
      steps: [
        {
          name: 'wait for the worker',
          take: async () => {
            if (!(await board())) throw new Error('There is no board.');
            // A worker that could not be installed never arrives.
            await until(() => page.evaluate(() => navigator.serviceWorker.controller !== null), OFFERED);
          },
        },
        ...LINE.map((action) => ({ name: action, take: () => play(action) })),
        {
          name: 'take the new version',
          take: async () => {
            deploy();
            await settledAddress(page);
            await page.evaluate(async () => {
              const registration = await navigator.serviceWorker.getRegistration();
              await registration?.update().catch(() => undefined);
            });
            const offer = page.getByRole('status').filter({ hasText: 'A new version of Oddboard is ready.' });
            if (!(await until(async () => (await offer.count()) > 0, OFFERED))) return;
            const begun = await page.evaluate(() => performance.timeOrigin);
            await offer.getByRole('button', { name: 'Reload' }).click();
            const isAnew = () => page.evaluate((before) => performance.timeOrigin !== before, begun);
            if (!(await until(isAnew, OFFERED))) throw new Error('Reload does nothing.');
            await board();
          },
        },
      ],
      beforeReload: async (): Promise<Finding> => {
        await settledAddress(page);
        if (!(await board())) return { complaints: ['The page is gone with the new version.'], lost: played };
        pieces = await piecesOn(page);
        return nothingWrong;
      },
      afterReload: async (): Promise<Finding> => {
        if (pieces === '') return nothingWrong;
        if (!(await board()))
          return {
            complaints: ['After the reload there is no board, with the network up.'],
            lost: played,
          };
        await until(async () => (await recordedActions(page).count()) === played, 3000);
        const found = await recordedActions(page).count();
        const lost = Math.max(0, played - found);
        const isSame = lost === 0 && (await piecesOn(page)) === pieces;
        return {
          complaints: isSame
            ? []
            : [`After the reload ${String(found)} of ${String(played)} actions are there.`],
          lost,
        };
      },
    };
  },
});
