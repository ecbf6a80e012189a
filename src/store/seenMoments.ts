import * as v from 'valibot';
import type { Moment } from '../engine/rules/moment.ts';
import type { Variant } from '../engine/rules/variant.ts';
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

/** Under which name it is remembered that a moment was dismissed; the boards of one name share it. */
export const momentKey = ({ name }: Variant, { id }: Moment): string => `${name}/${id}`;

/** What was dismissed, of whatever is stored. */
export const readSeen = (stored: unknown): Pick<SeenMomentsState, 'dismissed'> => v.parse(seenSchema, stored);

/** Which rules somebody has been told, kept on the device as far as that is possible. */
export const seenMoments = persisted<SeenMomentsState, Pick<SeenMomentsState, 'dismissed'>>({
  part: 'moments',
  read: readSeen,
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
