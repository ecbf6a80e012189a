import type { Effect } from '../engine/rules/effect.ts';
import type { Choice } from '../engine/rules/move.ts';
import type { Reason } from '../engine/rules/reason.ts';
import type { Site } from '../engine/topology/site.ts';
import { announcementOf } from './announcement.ts';
import type { GameDocument } from './document/document.ts';
import type { PlayMessage } from './playMessage.ts';
import type { Selection } from './selection.ts';
import type { Message } from '../engine/rules/message.ts';

/** Something that was picked and leads nowhere. */
export interface Refusal {
  readonly choice: Choice;
  readonly reason: Reason;
}

/** What the board has just been told to show happening; each time another value. */
export interface Transition {
  readonly effects: readonly Effect[];
  /** The site to which a hand has carried the piece itself, so that it is there already; null for none. */
  readonly carriedTo: Site | null;
}

/** What the players are doing, on this visit. */
export interface Session {
  /** What is picked, and what it means on the board; the document keeps the picks. */
  readonly selection: Selection | null;
  /** What was tried last with what is picked, and why it is not possible; null when nothing was. */
  readonly refusal: Refusal | null;
  /** What could not be done, for a person; null when all is well. */
  readonly notice: Message | null;
}

/** What this screen shows and says happening. */
export interface View {
  readonly transition: Transition | null;
  /** The last thing that happened, for a screen reader; empty for nothing. */
  readonly announcement: Message;
  /** How often it was said that time gets short. */
  readonly warnings: number;
}

/** A game at one screen: its document, and what is forgotten with the screen. */
export interface PlayState extends Session, View {
  readonly document: GameDocument;
}

/** How a slice of a store reads and changes all of it. */
export interface Access {
  readonly get: () => PlayState;
  /** Puts the next state in the place of the one before. A document whose game has changed gets a higher revision. */
  readonly change: (next: (state: PlayState) => PlayState) => void;
  /** The time in milliseconds, from any moment on that stays the same. */
  readonly now: () => number;
}

/** Shows another document, and how the position shown came about if the board is to be told; the same for the same one. */
export const show = (
  state: PlayState,
  document: GameDocument,
  effects: readonly Effect[] | null,
  carriedTo: Site | null = null,
): PlayState =>
  document === state.document
    ? state
    : {
        ...state,
        document,
        selection: null,
        notice: null,
        refusal: null,
        transition: effects && { effects, carriedTo },
        announcement: announcementOf(document.game, document.cursor),
      };

/** Takes a document over and says what has happened to it; the same for the same one. */
export const tell = (state: PlayState, document: GameDocument, announcement: PlayMessage): PlayState =>
  document === state.document ? state : { ...state, document, announcement };
