import type { Site } from '../topology/site.ts';
import type { CommonMessage } from './commonMessage.ts';
import type { Message } from './message.ts';

/** What a variant wants shown on a site, beside the pieces. */
export interface Mark {
  /**
   * Each kind has a look of its own: danger, a trace, something that waits to be done, a piece that cannot
   * move, a square that a king may use; a note is only said.
   */
  readonly kind: 'check' | 'passed' | 'ready' | 'frozen' | 'haven' | 'note';
  readonly site: Site;
  /** What it means, in words that follow a site's name: `in check`. */
  readonly label: Message;
  /** The site to which it matters: shown only while that one is picked or asked about. */
  readonly about?: Site;
}

/** What every variant with checks shows on a king that is in check. */
export const checkMark = (site: Site): Mark => ({
  kind: 'check',
  site,
  label: { id: 'common/in-check' } satisfies CommonMessage,
});
