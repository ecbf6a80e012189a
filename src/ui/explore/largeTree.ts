import { placesOf } from '../../engine/tree/walk.ts';
import type { Tree } from '../../engine/tree/tree.ts';
import { deferred } from '../deferred.tsx';

/** The most nodes of a tree that is in sight as a list. */
const LARGE = 40;

/** A large tree has a link of so many characters at least. */
const LONG_LINK = 2 * LARGE;

/** The picture of a large tree. Loaded on demand: few trees are large. */
export const TreeMap = deferred(async () => (await import('./TreeMap.tsx')).TreeMap);

export const isLarge = (tree: Tree): boolean => placesOf(tree).length > LARGE;

export const isLongLink = (link: string): boolean => link.length > LONG_LINK;
