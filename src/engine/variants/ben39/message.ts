import type { PlacedPiece } from '../../rules/argument.ts';
import type { BySide, Side } from '../../rules/side.ts';
import type { Ben39PositionMessage } from './positionMessage.ts';
import type { KindName } from './pieces.ts';

export interface Ben39Hint {
  readonly id: `ben39/hint/${
    | 'check'
    | 'king-and-castles'
    | 'immobilized'
    | 'teleport'
    | 'rotation'
    | 'travel'
    | 'movable-square'
    | 'captured-pieces'
    | 'castle-steps'}`;
}

/** A movable square by its name, and how many pieces of each side are on it and its corners. */
export interface Contested {
  readonly square: string;
  readonly strengths: BySide<number>;
}

/** The messages of the lenses that other boards do not have. */
export type Ben39LensMessage =
  /** Names of lenses. */
  | { readonly id: 'ben39/lens/control' }
  | { readonly id: 'ben39/lens/zones' }
  | { readonly id: 'ben39/lens/havens' }
  /** What a lit site means. */
  | { readonly id: 'ben39/controlled'; readonly strengths: BySide<number> }
  | { readonly id: 'ben39/side-cannot-move'; readonly side: Side }
  | { readonly id: 'ben39/neither-can-move' }
  | { readonly id: 'ben39/for-king'; readonly side: Side }
  | { readonly id: 'ben39/for-both-kings' }
  /** Everything the lens shows, in a sentence. */
  | { readonly id: 'ben39/all-controlled'; readonly contested: readonly Contested[] }
  /** On how many squares each side cannot move. */
  | { readonly id: 'ben39/held-fast'; readonly counts: BySide<number> }
  /** How many squares each king could use. */
  | { readonly id: 'ben39/king-could-use'; readonly counts: BySide<number> };

/** The messages of the board. Sites are names of sites. */
export type Ben39Message =
  | { readonly id: `ben39/movement/${KindName}` }
  /** Buttons. */
  | { readonly id: 'ben39/step-along-first' }
  | { readonly id: 'ben39/step-diagonally-first' }
  | { readonly id: 'ben39/turn-clockwise' }
  | { readonly id: 'ben39/turn-counterclockwise' }
  | { readonly id: 'ben39/goes-along'; readonly piece: PlacedPiece }
  | { readonly id: 'ben39/stays'; readonly piece: PlacedPiece }
  /** Marks. */
  | { readonly id: 'ben39/immobilized'; readonly by: string }
  | { readonly id: 'ben39/steps-along-next' }
  | { readonly id: 'ben39/steps-diagonally-next' }
  | { readonly id: 'ben39/has-castle'; readonly side: Side }
  /** What sites are, and a remark on one. */
  | { readonly id: 'ben39/movable-means' | 'ben39/vacant-means' }
  | { readonly id: 'ben39/movable-square'; readonly strengths: BySide<number> }
  | { readonly id: 'ben39/movable-square-is'; readonly contested: Contested }
  | Ben39Hint
  | Ben39PositionMessage;

/** Checks by type that the board uses only its own messages. */
export const message = (said: Ben39Message): Ben39Message => said;
