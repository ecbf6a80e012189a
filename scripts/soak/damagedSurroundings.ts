import type { Damaged } from './extremes.ts';
import { everyExtreme, inText, wholeExtremes } from './extremes.ts';
import { localKeys } from './names.ts';
import type { Place } from './oneFault.ts';
import type { Tally } from './report.ts';
import { exportSample, localSamples } from './samples.ts';
import { complaintsOfStanding, until } from './screen.ts';
import type { Visit } from './visit.ts';
import { withVisit } from './visit.ts';

/** Milliseconds in which a board appears. */
const LOADED = 8000;

/** Takes every nth item, for a stride of n. */
const every = <T>(stride: number, items: readonly T[]): readonly T[] =>
  items.filter((_, i) => i % stride === 0);

/** Texts that local storage may hold instead of ours. */
const TEXTS = ['', '{', 'null', '[]', '7', '"text"', '{"state":', '{"state":null,"version":0}', '{}'];

/** The parts of local storage, with the screen that shows each. */
const PARTS = [
  { part: 'settings', sample: localSamples.settings, screen: '#/play/chess99' },
  { part: 'progress', sample: localSamples.progress, screen: '#/learn/chess99/pawn/pawn-race' },
  { part: 'moments', sample: localSamples.hints, screen: '#/play/chess99' },
  { part: 'puzzles', sample: localSamples.puzzles, screen: '#/puzzles/chess99' },
] as const;

/** Damages the content of local storage: settings, solved tasks and puzzles, dismissed hints. */
export async function soakLocalStorage(place: Place, tally: Tally, stride: number): Promise<void> {
  await withVisit(place, async (visit) => {
    for (const { part, sample, screen } of PARTS) {
      const texts = [
        ...everyExtreme({ state: sample, version: 0 }).map(({ name, value }) => ({
          name,
          text: JSON.stringify(value),
        })),
        ...TEXTS.map((text) => ({ name: `the text ${text}`, text })),
      ];
      await visit.page.goto(screen);
      for (const { name, text } of every(stride, texts))
        await judge(visit, tally, `${part}, ${name}`, async () => {
          await visit.page.evaluate(
            ([keys, stored]) => {
              localStorage.clear();
              for (const key of keys) localStorage.setItem(key, stored);
            },
            [localKeys(part), text] as const,
          );
        });
    }
  });
}

/** Damages the state of the history entry. */
export async function soakHistory(place: Place, tally: Tally, stride: number): Promise<void> {
  await withVisit(place, async (visit) => {
    await visit.page.goto('#/play/chess99');
    const states: readonly Damaged[] = [...everyExtreme({ game: 'one', revision: 1 }), ...wholeExtremes];
    for (const { name, value } of every(stride, states))
      await judge(visit, tally, `beside the address, ${name}`, () =>
        visit.page.evaluate((text) => {
          history.replaceState(soak.fromText(text), '', '#/play/chess99');
        }, inText(value)),
      );
  });
}

/**
 * Loads the page with damaged data: a board must appear, or a message with a way on, and nothing may be
 * thrown.
 */
async function judge(visit: Visit, tally: Tally, name: string, damage: () => Promise<void>): Promise<void> {
  await damage();
  await visit.page.reload();
  tally.add('fields × extremes', 1);
  const wayOn = visit.page.getByRole('main').getByRole('link', { name: 'To the library' });
  const hasBoard = () => visit.page.evaluate(() => soak.board().length > 0);
  const isThere = await until(async () => (await hasBoard()) || (await wayOn.count()) > 0, LOADED);
  const complaints = [...(isThere ? [] : ['There is no board and no way on.']), ...(await visit.faults())];
  for (const complaint of complaints) tally.complain(name, complaint);
}

/** Damages export files, and imports each. */
export async function soakExports(
  place: Place,
  tally: Tally,
  damagedGames: readonly Damaged[],
  stride: number,
) {
  // All damaged games are in one file; each damage to the file itself has its own file.
  const together: Damaged = {
    name: 'all games',
    value: { ...(exportSample as object), games: damagedGames.map(({ value }) => value) },
  };
  const files = everyExtreme(exportSample, (field) => !field.startsWith('games.0.'));
  await withVisit(place, async (visit) => {
    const { page } = visit;
    for (const { name, value } of [together, ...every(stride, files)]) {
      await page.goto('about:blank');
      await page.goto('#/');
      await page.getByRole('button', { name: 'Open or import' }).click();
      const buffer = Buffer.from(JSON.stringify(value));
      await page
        .getByLabel('Choose a file')
        .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer });
      const sentence = page.getByRole('dialog').getByRole('status');
      const isSaid = await until(async () => (await sentence.innerText()) !== '', 20_000);
      tally.add('fields × extremes', value === together.value ? damagedGames.length : 1);
      if (!isSaid) tally.complain(`export, ${name}`, 'The page does not say what came of it.');
      // The page must work with whatever was imported.
      await page.goto('about:blank');
      await page.goto('#/');
      await page
        .getByRole('region', { name: 'Your games' })
        .waitFor()
        .catch(() => undefined);
      const complaints = [...(await complaintsOfStanding(page)), ...(await visit.faults())];
      for (const complaint of complaints) tally.complain(`export, ${name}`, complaint);
    }
  });
}
