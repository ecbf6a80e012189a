// The names of what chess does not have.
import type { Terrain } from '../../../engine/rules/terrain.ts';
import { kindWords } from '../grammar.ts';

export const title = 'Pieces and squares that chess does not have';

/** Names that are short where all have to be in few rows. */
const short: Readonly<Record<string, string>> = { gold: 'gold', silver: 'silver' };
export const piece = (kind: string) => short[kind] ?? kindWords(kind);

/** Ground that has a sign; zones have their names on the board. */
export const ground: readonly (readonly [Terrain['kind'], string])[] = [
  ['castle', 'castle'],
  ['wall', 'wall'],
  ['movable', 'movable square'],
  ['vacant', 'place for one'],
];
export const gap = 'gap';
