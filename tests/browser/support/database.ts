import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The raw content of the page’s database; empty before the page has made one. */
export function savedEntries(page: Page): Promise<readonly { readonly id: string }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('oddboard:/');
        let isMissing = false;
        opening.onupgradeneeded = () => {
          isMissing = true;
          // Otherwise the page would find an empty database and take it for its own.
          opening.transaction?.abort();
        };
        opening.onerror = () => {
          if (isMissing) resolve([]);
          else reject(new Error('no database'));
        };
        opening.onsuccess = () => {
          const asking = opening.result.transaction('games').objectStore('games').getAll();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result as { id: string }[]);
          };
        };
      }),
  );
}

/** Overwrites an entry in the database with any value. */
export function putEntry(page: Page, value: object): Promise<void> {
  return page.evaluate(
    (entry) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('oddboard:/');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          transaction.objectStore('games').put(entry);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    value,
  );
}

/**
 * Waits until a change is written in the database: a moment after it happened, unless the page is killed
 * before.
 */
export async function untilSaved(page: Page, text: string): Promise<void> {
  await expect.poll(async () => JSON.stringify(await savedEntries(page))).toContain(text);
}
