import { newGame } from '../engine/game/game.ts';
import { writeLink } from '../engine/game/link.ts';
import { recordOf } from '../engine/game/record.ts';
import type { Position } from '../engine/rules/position.ts';
import type { Variant } from '../engine/rules/variant.ts';
import { inAddress } from './positionAddress.ts';

/** The route of a new game that begins with a position. */
export async function playRoute(variant: Variant, position: Position): Promise<string> {
  const record = recordOf(newGame(variant, position), ['', ''], 0);
  return `/play/${variant.id}/${await writeLink(variant, record)}`;
}

/** The route of the editor with a position set up in it. */
export const editRoute = (variant: Variant, position: Position): string =>
  `/edit/${variant.id}/${inAddress(variant.writePosition(position))}`;
