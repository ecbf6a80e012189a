import type { Site } from '../topology/site.ts';
import type { CommonMessage } from './commonMessage.ts';
import type { Message } from './message.ts';

/** Something that a variant wants shown on a site besides the pieces. */
export interface Mark {
  /**
   * Each kind has a look of its own, in this order: danger, a trace, something waiting to be done, a piece
   * that cannot move, a square that a king may use. A note has no look; it is only said.
   */
  readonly kind: 'check' | 'passed' | 'ready' | 'frozen' | 'haven' | 'note';
  readonly site: Site;
  /** What it means, worded to follow a site's name: `in check`. */
  readonly label: Message;
  /** The site that the mark concerns: it is shown only while that site is picked or asked about. */
  readonly about?: Site;
}

/** The mark for a king in check, in every variant with checks. */
export const checkMark = (site: Site): Mark => ({
  kind: 'check',
  site,
  label: { id: 'common/in-check' } satisfies CommonMessage,
});
