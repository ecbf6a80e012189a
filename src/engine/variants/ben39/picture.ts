import type { Pictured } from '../../rules/variant.ts';
import type { Ben39Position } from './position.ts';
import { codec } from './position.ts';
import { terrain } from './terrain.ts';

/** The part of the game that a picture needs. */
export const picture: Pictured<Ben39Position> = { ...codec, terrain };
