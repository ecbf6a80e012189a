import { recordOf } from '../../engine/record/recordOf.ts';
import { writeLink } from '../../engine/record/writeLink.ts';
import type { GameDocument } from './document.ts';

/** The part of a link that follows the variant. It holds the game up to its end, and the ply shown. */
export const linkOf = ({ game, players, cursor, identity, seats }: GameDocument): string =>
  writeLink(game.variant, recordOf(game, players, cursor, identity, seats));
