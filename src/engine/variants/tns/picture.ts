import type { Pictured } from '../../rules/variant.ts';
import type { TnsPosition } from './position.ts';
import { codec } from './position.ts';
import { terrain } from './terrain.ts';

/** The part of the game that a picture needs. */
export const picture: Pictured<TnsPosition> = { ...codec, terrain };
