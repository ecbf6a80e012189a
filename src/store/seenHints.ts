import * as v from 'valibot';
import type { Hint } from '../engine/rules/hint.ts';
import type { Variant } from '../engine/rules/variant.ts';
import type { Migration } from './migrations.ts';
import { persist } from './persisted.ts';
import { storedStrings, withStrings } from './strings.ts';

const seenSchema = v.fallback(v.object({ dismissed: storedStrings }), { dismissed: [] });

export interface SeenHintsState {
  /** Which hints were dismissed for good, by their keys. */
  readonly dismissed: readonly string[];
  readonly dismiss: (...keys: readonly string[]) => void;
  /** Forgets what was dismissed. */
  readonly forget: () => void;
}

/** What the games were called when hints were remembered by their names. */
const names: ReadonlyMap<string, string> = new Map([
  ['Chess 99', 'chess99'],
  ['Hex 39', 'hex39'],
  ['TNS Chess', 'tns'],
  ['Battle Chieftain', 'battle-chieftain'],
  ['Ben39', 'ben39'],
]);

/** From names of games to their ids. */
const byId: Migration = (saved) => ({
  dismissed: readSeen(saved).dismissed.map((key) => {
    const [name = '', hint = ''] = key.split('/');
    return `${names.get(name) ?? name}/${hint}`;
  }),
});

export const hintMigrations: readonly Migration[] = [byId];

/** Under which name it is remembered that a hint was dismissed; the boards of one game share it. */
export const hintKey = ({ game }: Variant, { id }: Hint): string => `${game}/${id}`;

/** What was dismissed, of whatever is stored. */
export const readSeen = (stored: unknown): Pick<SeenHintsState, 'dismissed'> => v.parse(seenSchema, stored);

/** Which rules somebody has been told, kept on the device as far as that is possible. */
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
