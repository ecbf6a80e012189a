import type { Scene } from '../../rules/scene.ts';
import { board as topology } from './board.ts';
import { kinds } from './pieces.ts';
import type { TnsPosition } from './position.ts';

/** A position with everything a sentence about it needs. */
export const sceneOf = (position: TnsPosition): Scene => ({ ...position, topology, kinds });
