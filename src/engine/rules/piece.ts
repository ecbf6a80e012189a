import type { SiteShape } from '../topology/site.ts';
import type { CommonMessage } from './commonMessage.ts';
import type { Message } from './message.ts';
import type { Side } from './side.ts';

/** A kind of piece of one variant: an index into the variant's `kinds`, from 1. 0 is no kind. */
export type Kind = number;
export const NO_KIND: Kind = 0;

/** What stands on a site: a kind and the side that owns it, or `EMPTY`. */
export type Piece = number;
export const EMPTY: Piece = 0;

export const pieceOf = (kind: Kind, side: Side): Piece => (kind << 1) | side;
export const kindOf = (piece: Piece): Kind => piece >> 1;
export const sideOf = (piece: Piece): Side => (piece & 1) as Side;

/** Whether this is a piece of that side. */
export const belongsTo = (piece: Piece, side: Side): boolean => piece !== EMPTY && (piece & 1) === side;

/** What people see and read about a kind. */
export interface KindInfo {
  /** As in position strings, upper case. */
  readonly letter: string;
  /** In the notation of moves, if it differs; empty for a pawn. */
  readonly moveLetter?: string;
  /** Unique among the kinds of its variant: `paladin`. The words have a noun for it. */
  readonly name: string;
  /** Which figure of the piece family depicts it. */
  readonly figure: string;
  /** How it moves, in one sentence without a full stop. */
  readonly movement: Message;
  /** What it may become by one promotion; absent if it cannot promote. */
  readonly promotesTo?: readonly Kind[];
  /** The kind of sites on which it stands; absent if the board has only one. */
  readonly standsOn?: SiteShape['kind'];
  /** A kind of its own side that must be close by, or the piece cannot move. */
  readonly needs?: Kind;
}

/** The value given for each kind by name, as a list indexed by kind; `nothing` comes first, for `NO_KIND`. */
export function byKind<Name extends string, T>(
  names: readonly Name[],
  nothing: T,
  given: Readonly<Record<Name, T>>,
): readonly T[] {
  return [nothing, ...names.map((name) => given[name])];
}

/** The index of a kind in such a list. */
export const kindNamed = <Name extends string>(names: readonly Name[], name: Name): Kind =>
  names.indexOf(name) + 1;

/** Stands for `NO_KIND` among the kinds of a variant. */
export const NOTHING: KindInfo = {
  letter: '',
  name: 'nothing',
  figure: '',
  movement: { id: 'common/no-movement' } satisfies CommonMessage,
};
