// The names of what chess does not have.
import type { Terrain } from '../../../engine/rules/terrain.ts';

export const title = 'Pieces and squares that chess does not have';

/** Ground that has a sign; zones have their names on the board. */
export const ground: readonly (readonly [Terrain['kind'], string])[] = [
  ['castle', 'castle'],
  ['wall', 'wall'],
  ['movable', 'movable square'],
  ['vacant', 'place for one'],
];
export const gap = 'gap';
