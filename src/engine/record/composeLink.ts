import { readIdentity } from '../game/identity.ts';
import type { Variant } from '../rules/variant.ts';
import { pack } from './packing.ts';
import type { Compress } from './parcel.ts';
import { writeParcel } from './parcel.ts';
import type { GameRecord } from './record.ts';

/**
 * Writes the part of a link after the variant: letters, digits, `-` and `_`. It holds a line of JSON and the
 * actions, in zlib's format. `compress` makes it short; any writer of the format will do.
 */
export function composeLink({ topology }: Variant, record: GameRecord, compress: Compress): string {
  const { rules, players, start, actions, ending, cursor, identity, seats, letter } = record;
  const isNamed = players.some((player) => player !== '');
  // An id that could not be read again is left out; an id from a file may be one.
  const game = identity && readIdentity(identity.id, identity.revision) && [identity.id, identity.revision];
  const told = letter && { letter: [letter.cuts, letter.draw, letter.takeback] };
  const head = { rules, ...(isNamed ? { players } : {}), start, ending, look: cursor, game, seats, ...told };
  return writeParcel(head, pack(topology, actions), compress);
}
