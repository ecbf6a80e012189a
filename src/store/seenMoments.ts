import * as v from 'valibot';
import type { Moment } from '../engine/rules/moment.ts';
import type { Variant } from '../engine/rules/variant.ts';
import type { Migration } from './migrations.ts';
import { persisted } from './persisted.ts';
import { storedStrings, withStrings } from './strings.ts';

const seenSchema = v.fallback(v.object({ dismissed: storedStrings }), { dismissed: [] });

export interface SeenMomentsState {
  /** Which moments were dismissed for good, by their keys. */
  readonly dismissed: readonly string[];
  readonly dismiss: (...keys: readonly string[]) => void;
  /** Forgets what was dismissed. */
  readonly forget: () => void;
}

/** What the games were called when moments were remembered by their names. */
const names: ReadonlyMap<string, string> = new Map([
  ['Chess 99', 'chess99'],
  ['Hex 39', 'hex39'],
  ['TNS Chess', 'tns'],
  ['Battle Chieftain', 'battle-chieftain'],
  ['Ben39', 'ben39'],
]);

/** From names of games to their ids. */
const byId: Migration = (kept) => ({
  dismissed: readSeen(kept).dismissed.map((key) => {
    const [name = '', moment = ''] = key.split('/');
    return `${names.get(name) ?? name}/${moment}`;
  }),
});

export const momentMigrations: readonly Migration[] = [byId];

/** Under which name it is remembered that a moment was dismissed; the boards of one game share it. */
export const momentKey = ({ game }: Variant, { id }: Moment): string => `${game}/${id}`;

/** What was dismissed, of whatever is stored. */
export const readSeen = (stored: unknown): Pick<SeenMomentsState, 'dismissed'> => v.parse(seenSchema, stored);

/** Which rules somebody has been told, kept on the device as far as that is possible. */
export const seenMoments = persisted<SeenMomentsState, Pick<SeenMomentsState, 'dismissed'>>({
  part: 'moments',
  read: readSeen,
  migrations: momentMigrations,
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
