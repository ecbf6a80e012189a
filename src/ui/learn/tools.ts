import type { Showcase } from '../../engine/game/showcase.ts';
import { canStand, commonKindFor, withPiece } from '../../engine/game/showcase.ts';
import type { Kind } from '../../engine/rules/piece.ts';
import { EMPTY, kindOf, pieceOf } from '../../engine/rules/piece.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import { BLACK, WHITE } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Site } from '../../engine/topology/site.ts';

/** What picking a site does on the board of a gallery. */
export const tools = ['enemy', 'friend', 'nothing', 'piece'] as const;
export type Tool = (typeof tools)[number];

/**
 * The showcase after a tool was used on a site. A friend or an enemy is of the kind asked for if that can
 * stand there, otherwise of the most common kind that can. Using the same tool twice removes the piece.
 */
export function used(
  variant: Variant,
  showcase: Showcase,
  tool: Tool,
  asked: Kind | null,
  site: Site,
): Showcase {
  const { position, site: shown } = showcase;
  if (tool === 'piece') return carried(variant, showcase, shown, site);
  if (site === shown) return showcase;
  const put = (piece: number): Showcase => ({ ...showcase, position: withPiece(position, site, piece) });
  if (tool === 'nothing') return put(EMPTY);
  const isFit = asked !== null && canStand(variant, position, asked, site);
  const piece = pieceOf(isFit ? asked : commonKindFor(variant, site), tool === 'friend' ? WHITE : BLACK);
  return put(pieceAt(position.board, site) === piece ? EMPTY : piece);
}

/** The showcase with a piece moved to another site, if it can stand there. It replaces any piece there. */
export function carried(variant: Variant, showcase: Showcase, from: Site, to: Site): Showcase {
  const { position, site } = showcase;
  const piece = pieceAt(position.board, from);
  if (from === to || to === site || piece === EMPTY || !canStand(variant, position, kindOf(piece), to))
    return showcase;
  return {
    position: withPiece(withPiece(position, from, EMPTY), to, piece),
    site: from === site ? to : site,
  };
}
