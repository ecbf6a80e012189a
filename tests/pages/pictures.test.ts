import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DRAWN, digestOf } from '../../scripts/icons/drawn.ts';
import { importBuilt } from '../../scripts/vite/importBuilt.ts';
import { keptPicture } from '../../scripts/vite/pages.ts';
import type * as Site from '../../src/pages/site.ts';

/** Pictures are drawn by a browser and committed; this says whether `npm run icons` has to draw them anew. */
test('the pictures that chats show beside links are those of today’s titles and diagrams', async () => {
  const drawn = JSON.parse(readFileSync(DRAWN, 'utf8')) as Readonly<Record<string, string>>;
  const { pictures } = await importBuilt<typeof Site>('src/pages/site.ts', ['chrome111']);
  const today = Object.fromEntries((await pictures()).map(({ name, text }) => [name, digestOf(text)]));
  expect(drawn).toEqual(today);
  for (const name of Object.keys(today)) expect(existsSync(keptPicture(name))).toBe(true);
});
