import { isObject } from '../engine/isObject.ts';
import type { Hint } from '../engine/rules/hint.ts';
import type { Variant } from '../engine/rules/variant.ts';
import type { Migration } from './migrations.ts';
import { persist } from './persisted.ts';
import { storedStrings, withStrings } from './strings.ts';

export interface SeenHintsState {
  /** The keys of the hints that were dismissed for good. */
  readonly dismissed: readonly string[];
  readonly dismiss: (...keys: readonly string[]) => void;
  /** Forgets the dismissed hints, so that they appear again. */
  readonly forget: () => void;
}

/** The names of the games, by which hints were once remembered, and their ids. */
const names: ReadonlyMap<string, string> = new Map([
  ['Chess 99', 'chess99'],
  ['Hex 39', 'hex39'],
  ['TNS Chess', 'tns'],
  ['Battle Chieftain', 'battle-chieftain'],
  ['Ben39', 'ben39'],
]);

/** Replaces names of games with their ids. */
const byId: Migration = (saved) => ({
  dismissed: readSeen(saved).dismissed.map((key) => {
    const [name = '', hint = ''] = key.split('/');
    return `${names.get(name) ?? name}/${hint}`;
  }),
});

export const hintMigrations: readonly Migration[] = [byId];

/** The key under which a dismissed hint is remembered; the boards of one game share it. */
export const hintKey = ({ game }: Variant, { id }: Hint): string => `${game}/${id}`;

/** The dismissed hints in a stored value of any shape. */
export const readSeen = (stored: unknown): Pick<SeenHintsState, 'dismissed'> => ({
  dismissed: storedStrings(isObject(stored) ? stored.dismissed : null),
});

/** The hints that the user has dismissed, kept on the device if possible. */
export const seenHints = persist<SeenHintsState, Pick<SeenHintsState, 'dismissed'>>({
  part: 'moments',
  read: readSeen,
  migrations: hintMigrations,
  initial: (change) => ({
    dismissed: [],
    dismiss: (...keys) => {
      change(({ dismissed }) => ({ dismissed: withStrings(dismissed, keys) }));
    },
    forget: () => {
      change({ dismissed: [] });
    },
  }),
});
