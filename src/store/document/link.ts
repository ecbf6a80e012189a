import { composeLink } from '../../engine/record/composeLink.ts';
import { recordOf } from '../../engine/record/recordOf.ts';
import type { Seat } from '../../engine/record/seats.ts';
import type { BySide } from '../../engine/rules/side.ts';
import { compress } from './compression.ts';
import type { GameDocument } from './document.ts';

/** The part of a link that follows the variant. It holds the game up to its end, and the ply shown. */
export const linkOf = (document: GameDocument): string => linkFor(document, document.seats);

/** The same for whoever answers by links: the seats are as they are over there, and the last position is shown. */
export function letterLinkOf(document: GameDocument): string {
  const [white, black] = document.seats;
  return linkFor({ ...document, cursor: document.game.steps.length }, [black, white]);
}

const linkFor = (
  { game, players, cursor, identity, cuts, drawOffer, takebackOffer }: GameDocument,
  seats: BySide<Seat>,
): string => {
  const letter = { cuts, draw: drawOffer, takeback: takebackOffer };
  return composeLink(game.variant, recordOf(game, players, cursor, identity, seats, letter), compress);
};
