import { expect, test } from 'vitest';
import { awaitDownload } from '../../../src/engine/rules/loading.ts';
import { success } from '../../../src/engine/rules/result.ts';
import { refusalOf } from '../../support/result.ts';

const RULES = { id: 'loading/rules', name: 'Chess 99' } as const;

test('a module that has loaded is returned', async () => {
  expect(await awaitDownload(Promise.resolve(39), RULES)).toEqual(success(39));
});

test.each([
  'Failed to fetch dynamically imported module: https://example.org/tns.js',
  'error loading dynamically imported module: https://example.org/tns.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/editor.css',
])('a module that has not loaded gives a message: %s', async (message) => {
  expect(refusalOf(await awaitDownload(Promise.reject(new TypeError(message)), RULES))).toBe(
    'The rules of Chess 99 could not be loaded. Are you offline?',
  );
});

test('a fault in a loaded module is not blamed on the network', async () => {
  const fault = new TypeError('Cannot read properties of undefined');
  await expect(awaitDownload(Promise.reject(fault), RULES)).rejects.toBe(fault);
});
