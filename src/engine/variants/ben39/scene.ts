import type { Scene } from '../../rules/scene.ts';
import { board as topology } from './board.ts';
import { kinds } from './pieces.ts';
import type { Ben39Position } from './position.ts';

/** A position with everything a sentence about it needs. */
export const sceneOf = (position: Ben39Position): Scene => ({ ...position, topology, kinds });
