import * as v from 'valibot';
import { persist } from '../persisted.ts';

/** What is known of how safe the games on this device are. */
interface Safekeeping {
  /** Whether the browser was asked to keep them whatever happens. */
  readonly hasAsked: boolean;
  /** How many games the last export held. */
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

/** Moves after which a game is worth asking for. */
const WORTH_KEEPING = 10;

/** Asks the browser once, when a game is worth it, not to delete what this page keeps. Some ask their user then. */
export async function askToKeep(moves: number): Promise<void> {
  if (moves < WORTH_KEEPING || safekeeping.getState().hasAsked) return;
  safekeeping.getState().note({ hasAsked: true });
  if (!(await isPersistent()))
    await storage()
      ?.persist()
      .catch(() => false);
}

/** Whether the browser keeps the games until somebody deletes them; null where it does not say. */
export async function isPersistent(): Promise<boolean | null> {
  try {
    return (await storage()?.persist()) ?? null;
  } catch {
    return null;
  }
}

/** Pages that are not secure have none. */
const storage = (): StorageManager | undefined =>
  'storage' in navigator && 'persist' in navigator.storage ? navigator.storage : undefined;

/** Games that are in no export yet, after which one is reminded of it. */
const MANY = 20;

/** Whether so many games have come since the last export that it is time for one. */
export const isExportDue = (games: number): boolean => games - safekeeping.getState().exported >= MANY;
