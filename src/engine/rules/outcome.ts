import type { Result } from './result.ts';
import { failure, quote, success } from './result.ts';
import type { Side } from './side.ts';
import { SIDES, otherSide, sideLetter, sideName } from './side.ts';

/** Why a side has won. */
const winReasons = [
  'king-captured',
  'checkmate',
  'king-promoted',
  'castle-entered',
  'no-castle-piece',
  'army-destroyed',
  'no-moves',
  'resignation',
  'timeout',
] as const;
/** Why nobody has. */
const drawReasons = [
  'stalemate',
  'king-exposed',
  'pyrrhic',
  'move-limit',
  'threefold',
  'fivefold',
  'both-in-check',
  'bare-king-capture',
  'agreement',
] as const;

export type WinReason = (typeof winReasons)[number];
export type DrawReason = (typeof drawReasons)[number];

/** How a game ended. */
export type Outcome =
  | { readonly winner: Side; readonly reason: WinReason }
  | { readonly winner: null; readonly reason: DrawReason };

export const win = (winner: Side, reason: WinReason): Outcome => ({ winner, reason });
export const draw = (reason: DrawReason): Outcome => ({ winner: null, reason });

/** As in records and conformance files: `w king-captured`, `draw pyrrhic`. */
export function writeOutcome({ winner, reason }: Outcome): string {
  return `${winner === null ? 'draw' : sideLetter(winner)} ${reason}`;
}

export function readOutcome(text: string): Result<Outcome> {
  const known = [
    ...winReasons.flatMap((reason) => SIDES.map((side) => win(side, reason))),
    ...drawReasons.map(draw),
  ];
  const outcome = known.find((other) => writeOutcome(other) === text);
  return outcome ? success(outcome) : failure(`${quote(text)} is no end of a game that Oddboard knows.`);
}

/** The outcome as a sentence. */
export function outcomeSentence(outcome: Outcome): string {
  if (outcome.winner === null) return `Draw: ${drawSentence(outcome.reason)}.`;
  const [winner, loser] = [sideName(outcome.winner), sideName(otherSide(outcome.winner))];
  switch (outcome.reason) {
    case 'king-captured':
      return `${winner} wins: the king is captured.`;
    case 'checkmate':
      return `${winner} wins by checkmate.`;
    case 'king-promoted':
      return `${winner} wins: the king is promoted.`;
    case 'castle-entered':
      return `${winner} wins: a piece has entered the castle of ${loser}.`;
    case 'no-castle-piece':
      return `${winner} wins: ${loser} has no piece left that could enter a castle.`;
    case 'army-destroyed':
      return `${winner} wins: ${loser} has no army left.`;
    case 'no-moves':
      return `${winner} wins: ${loser} has no legal move.`;
    case 'resignation':
      return `${winner} wins: ${loser} resigns.`;
    case 'timeout':
      return `${winner} wins: ${loser}’s time has run out.`;
  }
}

/** A reason for a draw, to follow “Draw: ” or “Claim a draw: ”. */
export function drawSentence(reason: DrawReason): string {
  switch (reason) {
    case 'stalemate':
      return 'there is no move left to make';
    case 'king-exposed':
      return 'the capturing side’s own king is attacked';
    case 'pyrrhic':
      return 'the capturing side has nothing left but its king';
    case 'move-limit':
      return 'the last move allowed has been played';
    case 'threefold':
      return 'the position has occurred three times';
    case 'fivefold':
      return 'the position has occurred five times';
    case 'both-in-check':
      return 'both kings are in check';
    case 'bare-king-capture':
      return 'a king that stands alone could capture the other';
    case 'agreement':
      return 'both players agree';
  }
}
