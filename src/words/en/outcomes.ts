import type { DrawReason, Outcome, WinReason } from '../../engine/rules/outcome.ts';
import type { Side } from '../../engine/rules/side.ts';
import { otherSide } from '../../engine/rules/side.ts';
import { sideName } from './grammar.ts';

/** How a game ended that somebody has won. */
type Win = Extract<Outcome, { winner: Side }>;

const wins: Readonly<Record<WinReason, (loser: string) => string>> = {
  'king-captured': () => 'wins: the king is captured.',
  checkmate: () => 'wins by checkmate.',
  'king-promoted': () => 'wins: the king is promoted.',
  'castle-entered': (loser) => `wins: a piece has entered the castle of ${loser}.`,
  'no-castle-piece': (loser) => `wins: ${loser} has no piece left that can enter a castle.`,
  'army-destroyed': (loser) => `wins: ${loser} has no army left.`,
  'no-moves': (loser) => `wins: ${loser} has no legal move.`,
  resignation: (loser) => `wins: ${loser} resigns.`,
  timeout: (loser) => `wins: ${loser}’s time has run out.`,
};

const draws: Readonly<Record<DrawReason, string>> = {
  stalemate: 'the player to move has no legal move',
  'king-exposed': 'the capturing side’s own king is attacked',
  pyrrhic: 'the capturing side has nothing left but its king',
  'move-limit': 'the last allowed move has been played',
  threefold: 'the position has occurred three times',
  fivefold: 'the position has occurred five times',
  'both-in-check': 'both kings are in check',
  'bare-king-capture': 'a bare king can capture the other',
  agreement: 'both players agree',
};

/** A reason for a draw, to follow “Draw: ” or “Claim a draw: ”. */
export const drawSentence = (reason: DrawReason): string => draws[reason];

/** A win as words that follow the name of the winner: `wins by checkmate.`; `nameOf` says what the loser is called. */
export const winWords = ({ winner, reason }: Win, nameOf: (side: Side) => string = sideName): string =>
  wins[reason](nameOf(otherSide(winner)));

/** The outcome as a sentence; `nameOf` says what the sides are called in it. */
export const outcomeSentence = (outcome: Outcome, nameOf: (side: Side) => string = sideName): string =>
  outcome.winner === null
    ? `Draw: ${drawSentence(outcome.reason)}.`
    : `${nameOf(outcome.winner)} ${winWords(outcome, nameOf)}`;

/** A side by its player: `Ada (White)`; `White` where the player has no name. */
export const sideOfPlayer = (side: Side, player: string): string =>
  player === '' ? sideName(side) : `${player} (${sideName(side)})`;
