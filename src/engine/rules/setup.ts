import type { Site } from '../topology/site.ts';
import type { HeldOne } from './hand.ts';
import type { Message } from './message.ts';
import type { Kind } from './piece.ts';
import type { Position } from './position.ts';
import type { Side } from './side.ts';

/**
 * The parts of a variant’s position string, so that a position can be set up piece by piece: boards first,
 * then other fields.
 */
export interface Setup {
  readonly boards: readonly SetupBoard[];
  readonly fields: readonly SetupField[];
  /** How the inventor draws the board, if unlike other diagrams; else null. */
  readonly picture: Picture | null;
}

/** Names that several games give to parts of position strings. */
export interface PartMessage {
  readonly id: 'position/board' | 'position/turn' | 'position/hands';
}

export interface SetupBoard {
  /** What messages call it. */
  readonly name: Message;
  /**
   * The sites that it writes, from the top. Places of the ground are written only while their ground is
   * there.
   */
  readonly ranks: readonly (readonly Site[])[];
}

export type SetupField = TurnField | ChoiceField | SiteField | NumberField | PlacesField | HandsField;

/** The field of a position string that writes a `T` of the position. */
export type FieldFor<T> = [T] extends [Side]
  ? TurnField
  : [T] extends [number]
    ? SiteField | NumberField
    : [T] extends [string]
      ? ChoiceField<T>
      : PlacesField<T> | HandsField<T>;

interface Field {
  /** What messages and controls call it; its id is unique among the fields of a variant. */
  readonly name: Message;
  /**
   * The message for somebody whose position string has another text in this field; `before` is what was read
   * before it. Without this function they get the message for somebody who sets up a position.
   */
  otherwise?(text: string, before: Partial<Position>): Message;
}

/** The side to move, `w` or `b`. */
export interface TurnField extends Field {
  readonly kind: 'turn';
}

/** One of a few texts, with the usual one first. */
export interface ChoiceField<T = unknown> extends Field {
  readonly kind: 'choice';
  readonly options: readonly {
    readonly text: string;
    /** What a position holds for this text. */
    readonly value: T;
    readonly label: Message;
    /**
     * Whether the turn stays the same when the sides are swapped, for instance because White goes first by
     * rule.
     */
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

/** Where the movable parts of the ground are: names in alphabetical order, separated by commas. */
export interface PlacesField<T = unknown> extends Field {
  readonly kind: 'places';
  /** Where such a part can be. */
  readonly sites: readonly Site[];
  /** The sites that are absent while the movable parts are at those places. */
  readonly absent: (places: readonly Site[]) => readonly Site[];
  /** The places in the form that a position holds; undefined if no position has so many. */
  pack(places: readonly Site[]): T | undefined;
  unpack(packed: T): readonly Site[];
}

/** Pieces in hand, White's first; `-` for none. */
export interface HandsField<T = unknown> extends Field {
  readonly kind: 'hands';
  /** The kinds that can be held, in the order in which a hand lists them. */
  readonly kinds: readonly Kind[];
  /** Whether a held piece has the colour of its holder or of the enemy. */
  readonly colour: 'holder' | 'enemy';
  /**
   * How many turns a held piece may have left. The field then has letters with numbers, separated by commas.
   * Null if there is no such limit; the field then has letters alone.
   */
  readonly turns: { readonly least: number; readonly usual: number; readonly most: number } | null;
  /** The message for a single piece that no hand holds; see above. */
  otherwise?(entry: string): Message;
  /** The hands in the form that a position holds; the pieces are given in their order. */
  pack(held: readonly HeldOne[]): T;
  unpack(packed: T): readonly HeldOne[];
}

/** A picture in which letters stand for the ground as well. The letter for an empty site identifies it. */
export interface Picture {
  /** Stands for an empty site. */
  readonly field: string;
  /** Stands for an empty site with a wall, in the case of the wall’s owner. */
  readonly wall: string;
  /** The side whose letters are in upper case. */
  readonly upper: Side;
}

/** The field that every variant has. */
export const TURN_FIELD: TurnField = { kind: 'turn', name: { id: 'position/turn' } satisfies PartMessage };

/** The name of the board in most variants, which have only one. */
export const BOARD_NAME: PartMessage = { id: 'position/board' };

/** The name of the field of the hands. */
export const HANDS_NAME: PartMessage = { id: 'position/hands' };

/** Written for no site, and for empty hands. */
export const NONE = '-';
