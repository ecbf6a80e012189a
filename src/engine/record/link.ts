import * as v from 'valibot';
import type { Result } from '../rules/result.ts';
import { success } from '../rules/result.ts';
import type { BySide } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { MOST_ACTIONS } from '../game/game.ts';
import type { IdentityPair } from '../game/identity.ts';
import { isIdentityPair, readIdentity } from '../game/identity.ts';
import type { LinkedRecord } from './openedRecord.ts';
import { openedRecord } from './openedRecord.ts';
import { unpack } from './packing.ts';
import { readParcel } from './readParcel.ts';
import type { Replay } from './record.ts';
import { recordFailure } from './recordMessage.ts';
import type { Seat } from './seats.ts';
import type { LetterTriple } from './letter.ts';
import { isLetterTriple, letterOf } from './letter.ts';
import { LONGEST_NAME, isSeats } from './seats.ts';

/** Bounds on what we read from a link; the longest game stays far below them. */
const LONGEST_LINK = 40_000;
const LONGEST_CONTENT = 100_000;

const name = v.pipe(v.string(), v.maxLength(LONGEST_NAME));

/** What a link holds besides the actions and the variant, which is in the address itself. */
const headSchema = v.strictObject({
  rules: v.pipe(v.number(), v.integer(), v.minValue(1)),
  players: v.optional(v.strictTuple([name, name]), () => ['', ''] as [string, string]),
  start: v.optional(v.string()),
  ending: v.optional(v.string()),
  look: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The id and the revision of the game; a game without valid ones counts as a game of its own. */
  game: v.fallback(v.optional(v.custom<IdentityPair>(isIdentityPair)), undefined),
  /** Who plays; absent for two persons, so that a page from before there was a computer reads the link. */
  seats: v.fallback(v.optional(v.custom<BySide<Seat>>(isSeats)), undefined),
  /** What players by links tell each other; absent for all others. */
  letter: v.fallback(v.optional(v.custom<LetterTriple>(isLetterTriple)), undefined),
});

const damaged = recordFailure({ id: 'link/damaged' });

/**
 * Reads the part of a link after the variant. It does not check whether the game can be played. What a damaged
 * link tells is not believed where it makes no sense.
 */
export function readLink(variant: Variant, link: string): Result<LinkedRecord> {
  if (link.length > LONGEST_LINK) return recordFailure({ id: 'link/too-long' });
  const parcel = readParcel(link, LONGEST_CONTENT);
  if (!parcel) return damaged;
  const { damage } = parcel;
  const head = v.safeParse(v.pipe(v.string(), v.parseJson(), headSchema), parcel.head);
  if (!head.success) return damage ? damaged : recordFailure({ id: 'link/no-game' });
  const { actions, isWhole } = unpack(variant.topology, parcel.packed);
  if (actions.length > MOST_ACTIONS) return damage ? damaged : recordFailure({ id: 'link/too-many-moves' });
  const { game, look: cursor, letter, ...told } = head.output;
  const identity = game && readIdentity(...game);
  return success({
    record: {
      variant: variant.id,
      ...told,
      actions,
      cursor,
      ...(identity ? { identity } : {}),
      ...(letter ? { letter: letterOf(letter) } : {}),
    },
    // A whole link of another variant has unknown actions: then its address was changed.
    damage: damage ?? (isWhole ? null : 'altered'),
  });
}

/** The game in a link, as far as it can be read and played. */
export function openedLink(variant: Variant, link: string): Result<Replay> {
  const linked = readLink(variant, link);
  return linked.ok ? openedRecord(variant, linked.value) : linked;
}
