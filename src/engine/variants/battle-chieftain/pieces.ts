import type { KindInfo } from '../../rules/piece.ts';
import { NOTHING, byKind, kindNamed } from '../../rules/piece.ts';

export const kindNames = ['king', 'berserker'] as const;

export type KindName = (typeof kindNames)[number];

export const KING = kindNamed(kindNames, 'king');
export const BERSERKER = kindNamed(kindNames, 'berserker');

const kind = (letter: string, name: KindName): KindInfo => ({
  letter,
  name,
  figure: name,
  movement: { id: `battle-chieftain/movement/${name}` },
});

export const kinds: readonly KindInfo[] = byKind(kindNames, NOTHING, {
  king: kind('K', 'king'),
  berserker: kind('B', 'berserker'),
});
