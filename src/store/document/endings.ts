import { agreedDraw, mayEnd, resignationBy } from '../../engine/game/ending.ts';
import { withEnding } from '../../engine/game/game.ts';
import type { DrawReason, Outcome } from '../../engine/rules/outcome.ts';
import { draw } from '../../engine/rules/outcome.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { GameDocument } from './document.ts';
import { showEnd, stopAtEnd } from './moves.ts';

/** The document with its game ended by the players; unchanged if they may not end it this way. */
export function endGame(document: GameDocument, ending: Outcome, now: number): GameDocument {
  if (!mayEnd(document.game, ending)) return document;
  const ended = showEnd(document, withEnding(document.game, ending));
  return stopAtEnd({ ...ended, drawOffer: null, takebackOffer: null }, now);
}

export const resign = (document: GameDocument, side: Side, now: number): GameDocument =>
  endGame(document, resignationBy(side), now);

/** The document with its game drawn by a claim; unchanged if the claim does not hold. */
export const claimDraw = (document: GameDocument, reason: DrawReason, now: number): GameDocument =>
  endGame(document, draw(reason), now);

/** The document with a draw offered by a side; unchanged if the game is over. */
export const offerDraw = (document: GameDocument, side: Side): GameDocument =>
  mayEnd(document.game, agreedDraw) ? { ...document, drawOffer: side } : document;

/**
 * The document with the draw offer accepted or declined by a side. A side withdraws its own offer by
 * declining it. Unchanged if there is no offer, or if a side tries to accept its own.
 */
export function answerDraw(document: GameDocument, side: Side, accept: boolean, now: number): GameDocument {
  if (document.drawOffer === null || (accept && document.drawOffer === side)) return document;
  return accept ? endGame(document, agreedDraw, now) : { ...document, drawOffer: null };
}
