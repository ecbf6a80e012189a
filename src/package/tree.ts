/**
 * Trees of variations: lines of play from a position, with comments, glyphs and shapes on their nodes. A tree is plain data
 * that never changes, a node is found by the actions that lead to it, and what is not there changes nothing. Links and
 * records of trees are in `oddboard/record`.
 *
 * @module oddboard/tree
 */
export { additionsTo } from '../engine/tree/additions.ts';
export {
  addAction,
  addLine,
  annotate,
  follow,
  keepOnly,
  makeMainLine,
  promote,
  removeFrom,
  removeVariation,
} from '../engine/tree/edits.ts';
export { legalPart } from '../engine/tree/legal.ts';
export { mergeTrees } from '../engine/tree/merge.ts';
export { mergeNotes, toggleGlyph, toggleShape, withComment } from '../engine/tree/notes.ts';
export { transpositionsOf } from '../engine/tree/transpositions.ts';
export {
  childOf,
  endOfLine,
  gameAlong,
  newTree,
  nodeAt,
  nodesAlong,
  sizeOf,
  treeOf,
} from '../engine/tree/tree.ts';
export { pathOf, placesOf } from '../engine/tree/walk.ts';

export type { Assertion } from '../engine/tree/assertion.ts';
export type { LegalTree } from '../engine/tree/legal.ts';
export type { Glyph, Notes } from '../engine/tree/notes.ts';
export type { Colour, Shape } from '../engine/tree/shape.ts';
export type { Tree, TreeNode, TreePath } from '../engine/tree/tree.ts';
export type { Place } from '../engine/tree/walk.ts';
