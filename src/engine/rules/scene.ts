import { at } from '../at.ts';
import type { Site } from '../topology/site.ts';
import type { Topology } from '../topology/topology.ts';
import { shapeOf } from '../topology/topology.ts';
import type { KindInfo } from './piece.ts';
import { kindOf } from './piece.ts';
import type { Position } from './position.ts';
import { pieceAt } from './position.ts';

/** A position and the names of what is on it: all that a sentence about it is made from. */
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

/** `d4 or e5` and the like: this and `capital` are for sentences of variants that are not in words/ yet. */
export function joinList(names: readonly string[], word: 'and' | 'or'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** A text that begins a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
