import { at } from '../at.ts';
import type { Site } from '../topology/site.ts';
import type { Topology } from '../topology/topology.ts';
import { shapeOf } from '../topology/topology.ts';
import type { KindInfo } from './piece.ts';
import { kindOf } from './piece.ts';
import type { Position } from './position.ts';
import { pieceAt } from './position.ts';

/** A position and the names of what is on it: everything a sentence about it needs. */
export interface Scene extends Position {
  readonly topology: Topology;
  /** Indexed by `Kind`. */
  readonly kinds: readonly KindInfo[];
}

export const siteName = ({ topology }: Pick<Scene, 'topology'>, site: Site): string =>
  shapeOf(topology, site).name;

export const kindOn = ({ kinds, board }: Pick<Scene, 'kinds' | 'board'>, site: Site): KindInfo =>
  at(kinds, kindOf(pieceAt(board, site)));

/** `rook on a1` */
export const pieceOn = (scene: Scene, site: Site): string =>
  `${kindOn(scene, site).name} on ${siteName(scene, site)}`;
