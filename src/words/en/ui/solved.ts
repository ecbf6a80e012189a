// What is proved about positions, where the tree has it.
import type { Solved } from '../../../engine/tree/solved.ts';
import { solvedWords } from '../solved.ts';

/** The sign of what is proved, as at the end of a proof in a book; it stands beside nothing else. */
export const SIGN = '∎';

/** Beside a move in the tree: in how many turns the position is won, `=` for a draw. */
export const mark = (solved: Solved) =>
  solved.kind === 'drawn' ? `${SIGN}=` : solved.turns === 0 ? SIGN : `${SIGN}${String(solved.turns)}`;
/** The same in a sentence. */
export const proved = (solved: Solved) => `Proved: ${solvedWords(solved)}`;
/** The same after a move, for people who do not see it. */
export const byEar = (solved: Solved) => `proved, ${solvedWords(solved)}`;
