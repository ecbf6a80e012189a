import type { KindInfo } from '../../rules/piece.ts';
import { NOTHING, byKind, kindNamed } from '../../rules/piece.ts';

export const kindNames = ['king', 'berserker'] as const;

export const KING = kindNamed(kindNames, 'king');
export const BERSERKER = kindNamed(kindNames, 'berserker');

export const kinds: readonly KindInfo[] = byKind(kindNames, NOTHING, {
  king: {
    letter: 'K',
    name: 'king',
    figure: 'king',
    movement: 'Any distance along ranks and files, and flies over gaps; a piece stops it',
  },
  berserker: {
    letter: 'B',
    name: 'berserker',
    figure: 'berserker',
    movement: 'Any distance along ranks and files; pieces and gaps stop it',
  },
});
