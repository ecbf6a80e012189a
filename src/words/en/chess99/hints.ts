import type { Chess99Hint } from '../../../engine/variants/chess99/message.ts';
import type { Sentences } from '../../sentences.ts';

/** What the rules say that matter in a position, for somebody who does not know them yet. */
export const hints: Sentences<Chess99Hint> = {
  'chess99/hint/king-capture': () =>
    'Capturing the king wins, unless your own king is then attacked or is all that you have left.',
  'chess99/hint/en-passant-by-any-piece': () =>
    'Any piece, not only a pawn, can capture a pawn that has just gone two squares as if it had gone one.',
  'chess99/hint/en-passant-by-pawn': () =>
    'A pawn that has just gone two squares can be captured as if it had gone one, in the very next turn only.',
  'chess99/hint/check': () => 'You may ignore a check, but your opponent may then take your king.',
  'chess99/hint/both-in-check': () => 'While both kings are in check, the player to move may claim a draw.',
  'chess99/hint/castling': () =>
    'On its first rank a king can change places with any piece of its own beside it, even in check.',
  'chess99/hint/waiting-pawn': () =>
    'A pawn on the last rank stays a pawn; in any later turn it can become a bishop or a knight.',
  'chess99/hint/two-squares': () =>
    'A pawn can go two squares from wherever it stands, not only on its first move.',
  'chess99/hint/move-limit': ({ limit }) =>
    `The game is drawn after Black’s move\u00a0${String(limit)} if both kings are still there.`,
};
