import type { Solved } from '../../engine/tree/solved.ts';
import { sideLetter } from '../../engine/rules/side.ts';
import * as words from '#words/ui/solved.ts';
import styles from './explore.module.css';

/** What is proved about the position after a move: a sign on the colour of the winner, which nothing guessed has. */
export const ProofMark = ({ solved }: { readonly solved: Solved }) => (
  <span
    className={styles.proofMark}
    data-side={solved.kind === 'won' ? sideLetter(solved.side) : 'd'}
    title={words.proved(solved)}
  >
    {words.mark(solved)}
  </span>
);
