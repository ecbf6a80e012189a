import type { Effect } from '../engine/rules/effect.ts';
import type { Choice } from '../engine/rules/move.ts';
import type { Reason } from '../engine/rules/reason.ts';
import type { Side } from '../engine/rules/side.ts';
import { currentPosition } from '../engine/game/game.ts';
import type { Happened } from '../engine/game/happened.ts';
import { AWAY, levelIn } from '../engine/record/seats.ts';
import type { Site } from '../engine/topology/site.ts';
import { announcementOf, withoutNews } from './announcement.ts';
import type { GameDocument } from './document/document.ts';
import type { PlayMessage, PlayedMessage } from './playMessage.ts';
import type { Selection } from './selection.ts';
import { picksIn } from './selection.ts';
import type { Message } from '../engine/rules/message.ts';

/** Why a pick leads to no move. */
export interface Refusal {
  /** What was tried with the current selection; null if a piece was picked that has no legal move. */
  readonly choice: Choice | null;
  readonly reason: Reason;
}

/** A change that the board animates; a new object each time. */
export interface Transition {
  readonly effects: readonly Effect[];
  /** The site to which the user has dragged the piece, so that it is there already; null for none. */
  readonly carriedTo: Site | null;
}

/** The computer at work on its turn. */
export interface Computing {
  readonly side: Side;
  /** Whether it was asked to move now. */
  readonly isHurried: boolean;
}

/** What a site or a button would do. */
export interface Preview {
  readonly choice: Exclude<Choice, { kind: 'hand' }>;
  readonly happened: Happened;
}

/** What the players are doing on this visit. */
export interface Session {
  /** What is picked, and what it means on the board. The document keeps the picks themselves. */
  readonly selection: Selection | null;
  /** What the choice under the pointer or the focus would do, if the board shows that; null for nothing. */
  readonly preview: Preview | null;
  /** Why the last pick, or the last attempt with the current selection, leads nowhere; null for none. */
  readonly refusal: Refusal | null;
  /** What could not be done, for the user to read; null when all is well. */
  readonly notice: Message | null;
  /** What the computer is at, once that takes long enough to be worth showing; null for nothing. */
  readonly computing: Computing | null;
  /** What the computer has played of its turn, which is announced when the turn is over. */
  readonly turnPlayed: readonly PlayedMessage[];
  /** Why the computer plays no side on this visit, although it has a seat; null if it does. */
  readonly computerFault: Message | null;
  /** The game of a link that parts from this one, which somebody has opened; null for none. */
  readonly parted: GameDocument | null;
  /** Whether somebody has opened a link to a game with the computer or by links, and has not said yet who plays now. */
  readonly asksWhoPlays: boolean;
}

/** What this screen animates and announces. */
export interface View {
  readonly transition: Transition | null;
  /** The last thing that happened, for a screen reader; a new object each time. */
  readonly announcement: Message;
  /** How often a shortage of time was announced. */
  readonly warnings: number;
}

/** A game on one screen: its document, and what is forgotten with the screen. */
export interface PlayState extends Session, View {
  readonly document: GameDocument;
}

/** How a slice of the store reads and changes the whole state. */
export interface Access {
  readonly get: () => PlayState;
  /** Replaces the state with the next one. A document whose game has changed gets a higher revision. */
  readonly change: (next: (state: PlayState) => PlayState) => void;
  /** The time in milliseconds since a fixed moment. */
  readonly now: () => number;
}

/** What the screen makes of another document. */
interface Shown {
  /** What happens on the board, to be animated; null for a position that simply appears. */
  readonly effects: readonly Effect[] | null;
  /** The site to which the user has dragged the piece; null for none. */
  readonly carriedTo?: Site | null;
  /** Absent if it is announced afterwards. */
  readonly announcement?: PlayMessage;
}

/** Shows another document. Returns the same state for the same document. */
export const show = (
  state: PlayState,
  document: GameDocument,
  { effects, carriedTo = null, announcement }: Shown,
): PlayState =>
  document === state.document
    ? state
    : {
        ...state,
        document,
        selection: null,
        preview: null,
        notice: null,
        refusal: null,
        turnPlayed: [],
        transition: effects && { effects, carriedTo },
        announcement: announcement ?? state.announcement,
      };

/** Shows a document whose game the players have just ended, or another game. */
export const showStanding = (state: PlayState, document: GameDocument): PlayState =>
  show(state, document, {
    effects: null,
    announcement: withoutNews(announcementOf(document.game, document.cursor)),
  });

/** Sets the selection; null clears it. The document keeps the picks. */
export function select(state: PlayState, selection: Selection | null): PlayState {
  const picked = picksIn(selection);
  const document = picked === state.document.picked ? state.document : { ...state.document, picked };
  return { ...state, document, selection, preview: null, refusal: null };
}

/** Adopts a document and announces what has happened to it. Returns the same state for the same document. */
export const tell = (state: PlayState, document: GameDocument, announcement: PlayMessage): PlayState =>
  document === state.document ? state : { ...state, document, announcement };

/** The state with something announced, for which it need not be new. */
export const announced = (state: PlayState, message: Message): PlayState => ({
  ...state,
  announcement: { ...message },
});

const LOOKING_BACK: PlayMessage = { id: 'play/looking-back' };

/** Whether the computer moves for a side on this screen. */
export const playedByComputer = (
  { document, computerFault }: Pick<PlayState, 'document' | 'computerFault'>,
  side: Side,
): boolean => levelIn(document.seats[side]) !== null && computerFault === null;

/** Whether a person at this screen moves for a side. */
export const playedHere = (state: Pick<PlayState, 'document' | 'computerFault'>, side: Side): boolean =>
  state.document.seats[side] !== AWAY && !playedByComputer(state, side);

/** Whether the computer or somebody elsewhere moves next in a game that goes on. */
export const awaitsOther = (state: Pick<PlayState, 'document' | 'computerFault'>): boolean =>
  !playedHere(state, currentPosition(state.document.game).turn);

/** The state in which a person tried to move for the computer, or for somebody elsewhere. */
export function refuseForOther(state: PlayState): PlayState {
  const { game, seats, players } = state.document;
  const side = currentPosition(game).turn;
  const notice: PlayMessage =
    seats[side] === AWAY
      ? { id: 'play/others-turn', side, player: players[side] }
      : { id: 'play/computers-turn', side };
  return { ...state, notice, refusal: null };
}

/** The state in which a move was tried while an earlier position is shown. */
export const refuseInPast = (state: PlayState): PlayState => ({
  ...state,
  notice: LOOKING_BACK,
  refusal: null,
});
