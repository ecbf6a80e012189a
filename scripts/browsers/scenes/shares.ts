import assert from 'node:assert/strict';
import { recordedTexts } from '../../../tests/browser/support/board.ts';
import { until } from '../patience.ts';
import { playFromStart } from '../playing.ts';
import type { Scene } from '../scene.ts';
import { expectRecord, named, press } from '../scene.ts';
import type { Tab } from '../tab.ts';
import { DESKTOP, PHONE } from '../tab.ts';

const CODE = 'QR code of the link';

export const shareScene: Scene = {
  name: 'shares',
  run: async ({ host, open }) => {
    const tab = await open();
    await tab.goto(`${host.address}#/play/chess99`);
    const game = await playFromStart(tab, 'chess99', 'e2-e4 e8-e6'.split(' '));
    await press(tab, 'Share');
    const link = await until('a link', () => linkIn(tab));
    const faults = await faultsOfCode(tab);

    await tab.goto(`${host.address}#/edit/chess99`);
    await press(tab, 'Share');
    faults.push(...(await faultsOfCode(tab)));
    assert.equal(faults.join('\n'), '');

    const other = await open();
    await other.goto(link);
    await expectRecord(other, recordedTexts(game));
  },
};

/** The link to copy; null before there is one. */
const linkIn = (tab: Tab): Promise<string | null> =>
  tab.evaluate(() => {
    const link = document.querySelector<HTMLInputElement>('dialog .dialog-link-row input')?.value ?? '';
    return link === '' ? null : link;
  });

/** What is wrong with the QR code of the open dialog, in two sizes. */
async function faultsOfCode(tab: Tab): Promise<string[]> {
  const faults: string[] = [];
  for (const size of [DESKTOP, PHONE]) {
    await tab.resize(size);
    await until(`the name of the code`, async () => (await tab.nameOf(named('img', CODE))) === CODE);
    const found = await tab.evaluate(faultsSeen);
    faults.push(...found.map((fault) => `At ${String(size.width)} pixels the code ${fault}`));
  }
  await tab.resize(DESKTOP);
  return faults;
}

/**
 * Runs in the page: what is wrong with the code as a camera sees it. It must be square and complete, and
 * nothing may cover it.
 */
const faultsSeen = (): readonly string[] => {
  const code = document.querySelector('dialog .dialog-qr');
  const dialog = code?.closest('dialog');
  if (!code || !dialog) return ['is not there'];
  code.scrollIntoView({ block: 'center' });
  const { left, top, right, bottom, width, height } = code.getBoundingClientRect();
  const frame = dialog.getBoundingClientRect();
  const faults: string[] = [];
  if (Math.abs(width - height) > 1 || width < 200)
    faults.push(`is ${String(width)} by ${String(height)} pixels`);
  if (left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom)
    faults.push('is not within the dialog');
  const next = code.nextElementSibling ?? code.parentElement?.nextElementSibling;
  const after = next?.getBoundingClientRect();
  // In a wide window, what follows stands in another column.
  const overlap = after && after.left < right ? bottom - after.top : 0;
  if (overlap > 0) faults.push(`lies ${String(overlap)} pixels under what follows it`);
  for (const [x, y] of [
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
  ] as const) {
    const seen = document.elementFromPoint(x, y);
    if (seen?.closest('.dialog-qr') !== code)
      faults.push(`is covered by ${seen?.tagName ?? 'nothing'} at a corner`);
  }
  return faults;
};
