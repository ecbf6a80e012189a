import type { Kind } from '../rules/piece.ts';
import { EMPTY, kindOf } from '../rules/piece.ts';
import type { Position } from '../rules/position.ts';
import type { Variant } from '../rules/variant.ts';

/** The names of the kinds of orthodox chess. */
const ORTHODOX: ReadonlySet<string> = new Set(['king', 'queen', 'rook', 'bishop', 'knight', 'pawn']);

/** Whether orthodox chess does not have such a kind. */
export const isStrange = ({ name }: { readonly name: string }): boolean => !ORTHODOX.has(name);

/** The kinds on the board and in the hands that orthodox chess does not have, in the variant’s order. */
export function strangeKinds(variant: Variant, position: Position): readonly Kind[] {
  const held = variant.hands(position).map(({ piece }) => piece);
  const present = new Set([...position.board, ...held].filter((piece) => piece !== EMPTY).map(kindOf));
  return [...variant.kinds.entries()].flatMap(([kind, info]) =>
    present.has(kind) && isStrange(info) ? [kind] : [],
  );
}
