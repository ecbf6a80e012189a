import type { Reason, ReasonKind } from '../../rules/reason.ts';
import type { CommonReasonMessage } from '../../rules/reasonMessage.ts';
import type { Side } from '../../rules/side.ts';
import type { KindName } from './pieces.ts';

export interface ChieftainHint {
  readonly id: `battle-chieftain/hint/${
    'check' | 'king-capture' | 'last-berserker' | 'wall' | 'flying-king'}`;
}

/** The messages of the boards. */
export type ChieftainMessage =
  | { readonly id: `battle-chieftain/movement/${KindName}` }
  /** What squares are. */
  | { readonly id: 'battle-chieftain/wall-of' | 'battle-chieftain/wall-means'; readonly side: Side }
  | { readonly id: 'battle-chieftain/gap-means' }
  /** Remarks on what the side to move must or may do. */
  | { readonly id: 'battle-chieftain/places-king'; readonly side: Side }
  | { readonly id: 'battle-chieftain/crowns-king'; readonly side: Side }
  | { readonly id: 'battle-chieftain/changes-king'; readonly side: Side }
  | { readonly id: 'battle-chieftain/may-change-king'; readonly side: Side }
  /** What that is in short. */
  | { readonly id: `battle-chieftain/must-${'place' | 'crown' | 'change'}` }
  /** Why a piece cannot stop on some squares. */
  | ChieftainBar
  | ChieftainHint
  | ChieftainPositionMessage;

interface ChieftainBar {
  readonly id: 'battle-chieftain/wall-bars';
  readonly owner: Side;
}

/**
 * The messages of their reasons, besides those of all games. The side is the one to move; sites are names of
 * squares.
 */
export type ChieftainReasonMessage =
  | { readonly id: 'battle-chieftain/king-to-be-placed'; readonly side: Side }
  | { readonly id: 'battle-chieftain/not-own-wall'; readonly side: Side; readonly site: string }
  /** The site makes an action by itself. */
  | { readonly id: 'battle-chieftain/one-pick-is-enough'; readonly site: string }
  | { readonly id: 'battle-chieftain/king-to-be-crowned'; readonly side: Side }
  | { readonly id: 'battle-chieftain/king-must-change'; readonly side: Side }
  | {
      readonly id: 'battle-chieftain/king-not-in-check';
      readonly side: Side;
      /** Whether the enemy attacks the king, but has none itself and must crown one first. */
      readonly crownsFirst: boolean;
    }
  /** There is a gap between the two squares. */
  | { readonly id: 'battle-chieftain/gap'; readonly near: string; readonly far: string }
  /** The site is on the enemy's wall. */
  | { readonly id: 'battle-chieftain/wall'; readonly side: Side; readonly site: string };

type ChieftainReasonKind =
  'gap' | 'wall' | 'king to be placed' | 'king to be crowned' | 'king must change' | 'king not in check';

export type ChieftainReason = Reason<
  ReasonKind | ChieftainReasonKind,
  CommonReasonMessage | ChieftainReasonMessage | ChieftainBar
>;

/** Messages about their positions. */
export type ChieftainPositionMessage =
  /** The field that says whether the kings are placed, and its values. */
  | {
      readonly id:
        | 'battle-chieftain/stage'
        | 'battle-chieftain/kings-are-placed'
        | 'battle-chieftain/kings-to-be-placed';
    }
  | { readonly id: 'battle-chieftain/king-too-early' | 'battle-chieftain/king-missing'; readonly side: Side }
  | { readonly id: 'battle-chieftain/no-berserker' };

/** Checks by type that the boards use only their own messages. */
export const message = (said: ChieftainMessage): ChieftainMessage => said;
