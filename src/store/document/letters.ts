import { currentPosition, outcomeOf, positionAt, takeBackTo } from '../../engine/game/game.ts';
import type { Seat } from '../../engine/record/seats.ts';
import { AWAY, isByLinks, onlyPerson, sameSeats } from '../../engine/record/seats.ts';
import type { BySide, Side } from '../../engine/rules/side.ts';
import { bySide, otherSide } from '../../engine/rules/side.ts';
import type { GameDocument } from './document.ts';
import { sameState, stateOf } from './exchanged.ts';
import { showEnd } from './moves.ts';

/** The seats of somebody who only looks on at a game by links. */
export const ONLOOKER: BySide<Seat> = [AWAY, AWAY];

/** Whether somebody here only looks on at a game by links. */
export const isOnlooker = ({ seats }: Pick<GameDocument, 'seats'>): boolean => sameSeats(seats, ONLOOKER);

/** The side that is played here in a game by links; null in other games, and for somebody who looks on. */
export const sideByLinks = ({ seats }: GameDocument): Side | null =>
  isByLinks(seats) ? onlyPerson(seats) : null;

/** Whether the other player knows the game as it is here. */
const isExchanged = (document: GameDocument): boolean =>
  document.exchanged !== null && sameState(stateOf(document), document.exchanged);

/** How a game by links stands for the player here. */
export type LetterStage =
  /** The player here is to move, or to answer. */
  | 'own turn'
  /** Something is to be sent: a turn, an offer, an answer, an end, or the game itself. */
  | 'to send'
  /** The other player has everything, and is to move. */
  | 'waiting'
  /** The game is over, and both know. */
  | 'over';

/** How a game by links stands for the player here; null in other games, and for somebody who looks on. */
export function letterStage(document: GameDocument): LetterStage | null {
  const me = sideByLinks(document);
  if (me === null) return null;
  const isOver = outcomeOf(document.game) !== null;
  if (!isOver && currentPosition(document.game).turn === me) return 'own turn';
  if (!isExchanged(document)) return 'to send';
  return isOver ? 'over' : 'waiting';
}

/** What is to be sent to the other player. */
export type ToSend =
  /** The game itself, in which nothing was played yet. */
  | 'game'
  | 'move'
  /** The wish to take a turn back, or the offer of a draw. */
  | 'offer'
  /** The turn that was taken back because the other player asked for that. */
  | 'answer'
  /** That an offer stands no longer. */
  | 'withdrawal'
  | 'end';

/** What is to be sent, in a game by links in which something is, or something was. */
export function toSend(document: GameDocument): ToSend {
  const { game, exchanged, cuts } = document;
  const { length } = game.steps;
  if (outcomeOf(game)) return 'end';
  const me = sideByLinks(document);
  const isPlayed = exchanged?.plies !== length;
  if (exchanged !== null && exchanged.cuts !== cuts) return 'answer';
  if (document.takebackOffer === me || (document.drawOffer === me && !isPlayed)) return 'offer';
  if (length === 0) return 'game';
  return isPlayed || isExchanged(document) ? 'move' : 'withdrawal';
}

/** The document as it is once the other player has it; unchanged if that is known. */
export const asSent = (document: GameDocument): GameDocument =>
  isExchanged(document) ? document : { ...document, exchanged: stateOf(document) };

/** The ply before the last turn of a side; null if it has none. */
function plyBeforeTurnOf({ game }: GameDocument, side: Side): number | null {
  const { length } = game.steps;
  let ply = length;
  while (ply > 0 && positionAt(game, ply - 1).turn !== side) ply--;
  if (ply === 0) return null;
  while (ply > 0 && positionAt(game, ply - 1).turn === side) ply--;
  return ply;
}

/** Whether the player here can ask to take the last turn back: the other player has it, and has not answered yet. */
export const mayAskBack = (document: GameDocument): boolean => {
  const me = sideByLinks(document);
  return (
    me !== null &&
    document.takebacks &&
    document.takebackOffer === null &&
    letterStage(document) === 'waiting' &&
    plyBeforeTurnOf(document, me) !== null
  );
};

/** The document in which the player here asks to take the last turn back; unchanged if that cannot be asked. */
export const askBack = (document: GameDocument): GameDocument =>
  mayAskBack(document) ? { ...document, takebackOffer: sideByLinks(document) } : document;

/**
 * The document with an answer to the wish to take a turn back, or with the own wish withdrawn; unchanged if there is
 * none, or if a side grants its own.
 */
export function answerTakeback(document: GameDocument, accept: boolean): GameDocument {
  const { takebackOffer } = document;
  if (takebackOffer === null) return document;
  const declined = { ...document, takebackOffer: null };
  if (!accept) return declined;
  if (takebackOffer === sideByLinks(document)) return document;
  const ply = plyBeforeTurnOf(document, takebackOffer);
  if (ply === null) return declined;
  const shorter = showEnd(declined, takeBackTo(document.game, ply));
  return { ...shorter, drawOffer: null, cuts: document.cuts + 1 };
}

/** The names after a letter came: each player knows the own one best. */
export const namesAfter = (mine: GameDocument, theirs: BySide<string>): BySide<string> =>
  bySide((side) => {
    const [first, second] =
      mine.seats[side] === null ? [mine.players[side], theirs[side]] : [theirs[side], mine.players[side]];
    return first === '' ? second : first;
  });

/** The side of whoever is waited for; null for nobody. */
export function awaitedSide(document: GameDocument): Side | null {
  const me = sideByLinks(document);
  return me === null ? null : otherSide(me);
}
