import type { Pictured } from '../../rules/variant.ts';
import type { ChieftainBoard } from './board.ts';
import { boards } from './board.ts';
import type { ChieftainPosition } from './position.ts';
import { codecOn } from './position.ts';
import { terrain } from './terrain.ts';

const pictureOf = (field: ChieftainBoard): Pictured<ChieftainPosition> => ({
  ...codecOn(field.topology),
  terrain: () => terrain(field),
});

/** The part of the game that a picture needs, for each of its boards. */
export const pictures = {
  standard: pictureOf(boards.standard),
  farWalls: pictureOf(boards.farWalls),
  differingField: pictureOf(boards.differingField),
  unevenField: pictureOf(boards.unevenField),
} as const;
