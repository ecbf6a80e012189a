import { variantOf } from '../registry.ts';
import type { Result } from '../rules/result.ts';
import type { Variant } from '../rules/variant.ts';
import { openedLink } from './link.ts';
import type { GameRecord, Replay } from './record.ts';
import { recordFailure } from './recordMessage.ts';
import { writeLink } from './writeLink.ts';

/** What follows the address of a page: the id of the variant, and what `writeLink` has written. */
const GAME_LINK = /#\/play\/([\w-]+)\/([\w-]+)/;

/** A game as the end of an address, from its `#` on. It works after the address of any page with this app. */
export const writeGameLink = (variant: Variant, record: GameRecord): string =>
  `#/play/${variant.id}/${writeLink(variant, record)}`;

/**
 * Reads the game in the first link of a text, whichever page it leads to, as far as it can be read and played;
 * loads the rules of its variant. Fails if there is no such link, or nothing of it can be shown. Rejects with any
 * error that is not a failed download.
 */
export async function readGameLink(text: string): Promise<Result<Replay>> {
  const [, id, link] = GAME_LINK.exec(text) ?? [];
  if (id === undefined || link === undefined) return recordFailure({ id: 'link/no-game' });
  const variant = await variantOf(id);
  return variant.ok ? openedLink(variant.value, link) : variant;
}
