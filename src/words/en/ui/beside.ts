// Beside the board: the record, the status of the game, the pieces in words.
import type { Side } from '../../../engine/rules/side.ts';
import { sideName } from '../grammar.ts';

export const tabs = 'Beside the board';
export const game = 'Game';
export const pieces = 'Pieces';
export const rules = 'Rules';

export const present = 'Status';
export const lookingBack = 'Looking back';
export const startOfGame = 'The start of the game.';
/** `when` is `After White’s move 2`; `rounds` is the number of rounds in the game. */
export const pastOf = (when: string, rounds: number) => `${when} of ${String(rounds)}.`;
export const claimDraw = (why: string) => `Claim a draw: ${why}`;
export const backToGame = 'Back to the game';
export const playOnFromHere = 'Play on from here';
export const result = 'Result';
export const turnAgain = 'Show that turn again';
export const rematch = 'Rematch';
export const newGame = 'New game';
export const share = 'Share';

export const gotIt = 'Got it';

export const record = 'Record';
export const moves = 'Moves';
export const moveStrip = 'The game in one line';
export const first = 'First';
export const back = 'Back';
export const pause = 'Pause';
export const autoplay = 'Autoplay';
export const forward = 'Forward';
export const last = 'Last';
export const takeBack = 'Take back';
/** `notation` is the last action; empty for the end of a turn. */
export const takeLastBack = (notation: string) =>
  notation === '' ? 'Take that back' : `Take ${notation} back`;
export const redo = 'Redo';
export const noMoveMade = 'No move was made.';
export const noMoveYet = 'No move yet.';
export const noMoveYetPick = 'No move yet. Pick a piece to see its moves.';
export const typeMove = 'Type a move';
export const enterMove = 'Enter';

export const piecesInWords = 'List of all pieces';
export const piecesOf = (side: Side) => `${sideName(side)}’s pieces`;
export const side = (side: Side): string => sideName(side);
export const inHand = (pieces: readonly string[]) =>
  `in hand: ${pieces.length === 0 ? 'nothing' : pieces.join(', ')}`;
/** After the actions of a turn that is not over, in the record. */
export const goesOn = 'goes on';
