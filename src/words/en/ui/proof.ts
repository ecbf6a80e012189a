// Proving who wins by force, and playing out how.
import type { Solved } from '../../../engine/tree/solved.ts';
import { withinWords } from '../analysis.ts';
import { counted } from '../grammar.ts';
import { solvedWords } from '../solved.ts';

export const proof = 'Proof';
export const unproved = 'Who can force a win here?';
export const prove = 'Prove it';
export const proveFurther = 'Prove again';
export const stop = 'Stop';
export const running = (within: number, nodes: number) =>
  [withinWords(within), `${counted(nodes, 'position')} so far.`].filter((text) => text !== '').join(' ');
/** At another node than the one shown. */
export const runningAt = (name: string) => `A proof is under way after ${name}.`;
export const checking = 'Proving again what this tree says is proved …';
export const tooLong = 'This tree says that more is proved, but to prove it again takes too long.';
export const how = 'Show how';

export const loses = (move: string, solved: Solved) => `${move} loses by force: ${solvedWords(solved)}.`;
export const whyNot = 'Why not?';
export const whyNotMove = (move: string) => `Why not ${move}?`;
export const seeking = 'Looking for what is wrong with it …';
export const howWins = (winner: string) => `How ${winner} wins`;
export const playAgain = 'Play again';
export const close = 'Close';
