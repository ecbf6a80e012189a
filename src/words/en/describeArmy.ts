import { at } from '../../engine/at.ts';
import type { Kind, Piece } from '../../engine/rules/piece.ts';
import { EMPTY, belongsTo, kindOf, sideOf } from '../../engine/rules/piece.ts';
import type { Position } from '../../engine/rules/position.ts';
import { sitesOf } from '../../engine/rules/position.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import { kindWords, sideName } from './grammar.ts';

/** A side’s pieces in words, in the order of the rules: `king: e1`, `rook: a1, i1`. Empty if it has none. */
export function describeArmy({ kinds, topology }: Variant, { board }: Position, side: Side): string[] {
  const pieces = [...new Set(board.filter((piece) => piece !== EMPTY && belongsTo(piece, side)))];
  return pieces.sort(byKindOf).map((piece) => {
    const sites = sitesOf(board, piece).map((site) => shapeOf(topology, site).name);
    return `${nameOf(kinds, kindOf(piece))}: ${sites.join(', ')}`;
  });
}

/** What a side holds, in words: `pawn`, `2 × rook`. The owner is named if that is the other side. */
export function describeHand(variant: Variant, position: Position, side: Side): string[] {
  return variant
    .hands(position)
    .filter(({ holder }) => holder === side)
    .map(({ piece, count }) => {
      const owner = sideOf(piece) === side ? '' : `${sideName(sideOf(piece))} `;
      return `${count > 1 ? `${String(count)} × ` : ''}${owner}${nameOf(variant.kinds, kindOf(piece))}`;
    });
}

const byKindOf = (a: Piece, b: Piece): number => kindOf(a) - kindOf(b);
const nameOf = (kinds: Variant['kinds'], kind: Kind): string => kindWords(at(kinds, kind).name);
