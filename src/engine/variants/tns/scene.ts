import type { Scene } from '../../rules/scene.ts';
import { board as topology, kinds } from './pieces.ts';
import type { TnsPosition } from './hands.ts';

/** A position with all that is needed to speak of it. */
export const sceneOf = (position: TnsPosition): Scene => ({ ...position, topology, kinds });
