import type { Site } from '../topology/site.ts';
import type { HeldOne } from './hand.ts';
import type { Message } from './message.ts';
import type { Kind } from './piece.ts';
import type { Position } from './position.ts';
import type { Side } from './side.ts';

/**
 * What a position string of a variant is made of, so that a position can be set up piece by piece: first
 * boards, then other fields.
 */
export interface Setup {
  readonly boards: readonly SetupBoard[];
  readonly fields: readonly SetupField[];
  /** How the inventor draws the board, where that is unlike other diagrams. */
  readonly picture: Picture | null;
}

/** What parts of position strings are called in several games. */
export interface PartMessage {
  readonly id: 'position/board' | 'position/turn' | 'position/hands';
}

export interface SetupBoard {
  /** What messages call it. */
  readonly name: Message;
  /** The sites that it writes, from the top; those of them that are places of the ground only while they are there. */
  readonly ranks: readonly (readonly Site[])[];
}

export type SetupField = TurnField | ChoiceField | SiteField | NumberField | PlacesField | HandsField;

/** The field in which a position string says what a position has as a `T`. */
export type FieldFor<T> = [T] extends [Side]
  ? TurnField
  : [T] extends [number]
    ? SiteField | NumberField
    : [T] extends [string]
      ? ChoiceField<T>
      : PlacesField<T> | HandsField<T>;

interface Field {
  /** What messages and controls call it; its id is its own among the fields of a variant. */
  readonly name: Message;
  /**
   * What somebody is told whose position string has another text there, after what was read before it. Without
   * it they are told what somebody is told who sets up a position.
   */
  otherwise?(text: string, before: Partial<Position>): Message;
}

/** The side to move, `w` or `b`. */
export interface TurnField extends Field {
  readonly kind: 'turn';
}

/** One of a few texts, the usual one first. */
export interface ChoiceField<T = unknown> extends Field {
  readonly kind: 'choice';
  readonly options: readonly {
    readonly text: string;
    /** What a position has for it. */
    readonly value: T;
    readonly label: Message;
    /** Whether the same side is to move when the sides are swapped, as where White goes first by rule. */
    readonly keepsTurn?: true;
  }[];
}

/** The name of a site, or `-` for none. */
export interface SiteField extends Field {
  readonly kind: 'site';
  /** The sites that make sense. */
  readonly sites: readonly Site[];
}

export interface NumberField extends Field {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
}

/** Where the parts of the ground that can move are: names in alphabetical order with commas between. */
export interface PlacesField<T = unknown> extends Field {
  readonly kind: 'places';
  /** Where one can be. */
  readonly sites: readonly Site[];
  /** The sites that are not there while the movable ones are at those places. */
  readonly absent: (places: readonly Site[]) => readonly Site[];
  /** The places as a position has them; undefined if no position has so many. */
  pack(places: readonly Site[]): T | undefined;
  unpack(packed: T): readonly Site[];
}

/** Pieces in hand, White's first; `-` for none. */
export interface HandsField<T = unknown> extends Field {
  readonly kind: 'hands';
  /** The kinds that are held, in the order in which a hand lists them. */
  readonly kinds: readonly Kind[];
  /** Whether a held piece has the colour of its holder or of the enemy. */
  readonly colour: 'holder' | 'enemy';
  /**
   * How many turns a held piece may have left: letters with numbers, and commas between. Null where there is
   * no such limit: letters alone.
   */
  readonly turns: { readonly least: number; readonly usual: number; readonly most: number } | null;
  /** What is said of a single piece that no hand holds; see above. */
  otherwise?(entry: string): Message;
  /** The hands as a position has them; the pieces are given in their order. */
  pack(held: readonly HeldOne[]): T;
  unpack(packed: T): readonly HeldOne[];
}

/** A picture in which letters stand for the ground as well; it is known by the field's letter. */
export interface Picture {
  /** Stands for an empty site. */
  readonly field: string;
  /** Stands for an empty site that is a wall, in the case of its owner. */
  readonly wall: string;
  /** The side whose letters are in upper case. */
  readonly upper: Side;
}

/** What every variant has. */
export const TURN_FIELD: TurnField = { kind: 'turn', name: { id: 'position/turn' } satisfies PartMessage };

/** What the one board of most variants is called. */
export const BOARD_NAME: PartMessage = { id: 'position/board' };

/** What the field of the hands is called. */
export const HANDS_NAME: PartMessage = { id: 'position/hands' };

/** Written where there is no site, or nothing in any hand. */
export const NONE = '-';
