import type { Reason } from '../../rules/reason.ts';
import { because } from '../../rules/reason.ts';
import type { Scene } from '../../rules/scene.ts';
import { sideName } from '../../rules/side.ts';
import type { Side } from '../../rules/side.ts';
import type { Site } from '../../topology/site.ts';
import { kinds } from './pieces.ts';
import { board as topology, isSquare, nameOf } from './board.ts';
import type { Ben39Position } from './position.ts';

/** What several of the reasons of this game are made from. */
export const sceneOf = (position: Ben39Position): Scene => ({ ...position, topology, kinds });

/** `square` or `crossing` */
export const groundName = (site: Site): string => (isSquare(site) ? 'square' : 'crossing');

/** That a king may not leave or enter a square, however it is moved (Ben39, king). */
export const noCastle = (side: Side, square: Site): Reason =>
  because(
    'no castle',
    'castles-and-king',
    `No castle of ${sideName(side)}’s is at a corner of ${nameOf(square)}, so that ${sideName(side)}’s king may neither leave nor enter it.`,
  );
