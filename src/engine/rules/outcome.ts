import type { Result } from './result.ts';
import { failure, success } from './result.ts';
import type { Side } from './side.ts';
import { SIDES, sideLetter } from './side.ts';

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
/** Why the game is drawn. */
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

/** The text names no outcome. */
export interface OutcomeMessage {
  readonly id: 'outcome/unknown';
  readonly text: string;
}

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
  const message: OutcomeMessage = { id: 'outcome/unknown', text };
  return outcome ? success(outcome) : failure(message);
}
