import * as v from 'valibot';
import { persist } from '../persisted.ts';

/** What is known about how safe the games on this device are. */
interface Safekeeping {
  /** Whether the browser was asked never to delete them on its own. */
  readonly hasAsked: boolean;
  /** The number of games in the last export. */
  readonly exported: number;
  readonly note: (changes: Partial<Pick<Safekeeping, 'hasAsked' | 'exported'>>) => void;
}

const savedSchema = v.fallback(
  v.object({
    hasAsked: v.fallback(v.boolean(), false),
    exported: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  }),
  { hasAsked: false, exported: 0 },
);

export const safekeeping = persist<Safekeeping, Pick<Safekeeping, 'hasAsked' | 'exported'>>({
  part: 'safekeeping',
  read: (stored) => v.parse(savedSchema, stored),
  initial: (change) => ({ hasAsked: false, exported: 0, note: change }),
});

/** The number of moves from which on a game is worth asking for. */
const WORTH_KEEPING = 10;

/**
 * Once a game is long enough, asks the browser not to delete what this page keeps. It asks only once, because
 * some browsers then ask the user.
 */
export async function askToKeep(moves: number): Promise<void> {
  if (moves < WORTH_KEEPING || safekeeping.getState().hasAsked) return;
  safekeeping.getState().note({ hasAsked: true });
  if (!(await isPersistent()))
    await storage()
      ?.persist()
      .catch(() => false);
}

/** Whether the browser keeps the games until somebody deletes them; null if it does not say. */
export async function isPersistent(): Promise<boolean | null> {
  try {
    return (await storage()?.persist()) ?? null;
  } catch {
    return null;
  }
}

/** The browser’s storage manager; insecure pages have none. */
const storage = (): StorageManager | undefined =>
  'storage' in navigator && 'persist' in navigator.storage ? navigator.storage : undefined;

/** The number of games missing from the last export at which the user is reminded to export. */
const MANY = 20;

/** Whether enough games were added since the last export for another one. */
export const isExportDue = (games: number): boolean => games - safekeeping.getState().exported >= MANY;
