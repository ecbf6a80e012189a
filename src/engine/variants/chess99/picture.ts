import type { Pictured } from '../../rules/variant.ts';
import type { Chess99Position } from './position.ts';
import { codec } from './position.ts';

/** The part of the game that a picture needs. */
export const picture: Pictured<Chess99Position> = { ...codec, terrain: () => [] };
