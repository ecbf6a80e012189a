import type { Site } from '../topology/site.ts';
import type { Message } from './message.ts';
import type { Piece } from './piece.ts';
import { EMPTY } from './piece.ts';
import type { Board } from './position.ts';
import { pieceAt } from './position.ts';

/** A legal action of some variant, in whatever form suits the variant; no other code looks inside. */
export interface Move {
  readonly kind: string;
}

/** One thing that a person picks on the way to a move. */
export type Choice =
  | { readonly kind: 'site'; readonly site: Site }
  /** A piece held in hand; it does not matter which of several identical ones. */
  | { readonly kind: 'hand'; readonly piece: Piece }
  /**
   * Anything that is not a place: what to promote to, or which of two ways to do the same thing. The id is
   * unique among the buttons of a position and is what is kept; the label is what a person reads; a sign, if there is
   * one, shows the same in less room.
   */
  | { readonly kind: 'button'; readonly id: string; readonly label: Message; readonly sign?: string };

/** A choice without its label: all that distinguishes it from others, and all that is kept. */
export type ChoiceId = Exclude<Choice, { kind: 'button' }> | { readonly kind: 'button'; readonly id: string };

export const choiceId = (choice: Choice): ChoiceId =>
  choice.kind === 'button' ? { kind: 'button', id: choice.id } : choice;

/** What a person picks first on the way to a move. */
export type Origin = Exclude<Choice, { kind: 'button' }>;

/**
 * The choices that make a move, in order. A move may have several paths. Among all the moves of a position,
 * no path begins another and no path belongs to two moves.
 */
export type Path = readonly Choice[];

/** A way to try something that looks like a move but is not legal, and the reason as a sentence. */
export interface Forbidden {
  readonly path: Path;
  readonly reason: Message;
}

export const pickSite = (site: Site): Choice & { readonly kind: 'site' } => ({ kind: 'site', site });
export const pickHeld = (piece: Piece): Choice & { readonly kind: 'hand' } => ({ kind: 'hand', piece });
export const pressButton = (
  id: string,
  label: Message,
  sign?: string,
): Choice & { readonly kind: 'button' } => ({
  kind: 'button',
  id,
  label,
  ...(sign !== undefined && { sign }),
});

/**
 * The site that was picked, in variants without hands.
 * @throws Error when a held piece was picked.
 */
export function pickedSite(origin: Origin): Site {
  if (origin.kind === 'hand') throw new Error(`Nobody holds piece ${String(origin.piece)}`);
  return origin.site;
}

/** The piece that a choice picks up from a board or a hand; `EMPTY` if it picks up none. */
export function pickedPiece(board: Board, choice: Choice): Piece {
  switch (choice.kind) {
    case 'site':
      return pieceAt(board, choice.site);
    case 'hand':
      return choice.piece;
    case 'button':
      return EMPTY;
  }
}

export function sameChoice(a: ChoiceId, b: ChoiceId): boolean {
  switch (a.kind) {
    case 'site':
      return b.kind === 'site' && a.site === b.site;
    case 'hand':
      return b.kind === 'hand' && a.piece === b.piece;
    case 'button':
      return b.kind === 'button' && a.id === b.id;
  }
}

/** Whether a path begins with the choices picked so far. */
export const beginsWith = (path: Path, picked: readonly Choice[]): boolean =>
  picked.every((choice, i) => path[i] !== undefined && sameChoice(path[i], choice));

/** The sites among choices, in their order. */
export const sitesAmong = (choices: readonly Choice[]): Site[] =>
  choices.flatMap((choice) => (choice.kind === 'site' ? [choice.site] : []));
