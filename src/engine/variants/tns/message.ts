import type { PlacedPiece } from '../../rules/argument.ts';
import type { Reason, ReasonKind } from '../../rules/reason.ts';
import type { CommonReasonMessage } from '../../rules/reasonMessage.ts';
import type { Side } from '../../rules/side.ts';
import type { KindName } from './pieces.ts';

export interface TnsHint {
  readonly id: `tns/hint/${
    'king-promotion' | 'king-capture' | 'check' | 'due' | 'drops' | 'colour' | 'countdown' | 'promotion'}`;
}

/** A ferz or bishop stands on the colour of a square, so no ferz can be dropped there. */
interface ColourTaken {
  readonly id: 'tns/colour-taken';
  readonly taker: PlacedPiece;
}

/** The messages of the board. Kinds are names of kinds. */
export type TnsMessage =
  | { readonly id: `tns/movement/${KindName}` }
  /** Buttons. */
  | { readonly id: 'tns/end-turn' }
  | { readonly id: 'tns/promote-king' }
  | { readonly id: 'tns/stay'; readonly kind: string }
  | { readonly id: 'tns/become'; readonly kind: string }
  /** What squares are. */
  | { readonly id: 'tns/zone-of' | 'tns/zone-means'; readonly side: Side }
  /** Remarks: the side has moved into mate; the king of the side is in the enemy's hand. */
  | { readonly id: 'tns/moved-into-mate'; readonly side: Side }
  | { readonly id: 'tns/king-in-hand'; readonly side: Side }
  | TnsHint
  | ColourTaken
  | TnsPositionMessage;

/** The messages of its reasons, besides those above and those of all games. */
export type TnsReasonMessage =
  | { readonly id: 'tns/moved-already'; readonly side: Side }
  | { readonly id: 'tns/drop-due'; readonly side: Side; readonly kinds: readonly string[] }
  | { readonly id: 'tns/move-first'; readonly side: Side }
  | { readonly id: 'tns/captured-this-turn'; readonly kind: string };

/** Messages about its positions. */
export type TnsPositionMessage =
  /** The field that says whether the side to move has moved, and its values. */
  | { readonly id: 'tns/stage' | 'tns/has-yet-to-move' | 'tns/may-drop' }
  /** The side has more pieces of a kind and its promotions than exist. */
  | {
      readonly id: 'tns/line-too-long';
      readonly side: Side;
      readonly count: number;
      readonly kind: string;
      readonly most: number;
    }
  /** The letters of the kinds that can be held, and the most turns that can be left. */
  | {
      readonly id: 'tns/no-held-piece';
      readonly letters: readonly string[];
      readonly most: number;
      readonly entry: string;
    }
  | { readonly id: 'tns/not-just-captured' | 'tns/both-kings-promoted' | 'tns/nothing-to-drop' };

type TnsReasonKind = 'move first' | 'moved already' | 'drop due' | 'captured this turn' | 'colour taken';

export type TnsReason = Reason<
  ReasonKind | TnsReasonKind,
  CommonReasonMessage | TnsReasonMessage | ColourTaken
>;

/** Checks by type that the board uses only its own messages. */
export const message = (said: TnsMessage): TnsMessage => said;
