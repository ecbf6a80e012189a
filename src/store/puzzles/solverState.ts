import type { StoreApi } from 'zustand/vanilla';
import type { Game } from '../../engine/game/game.ts';
import type { Message } from '../../engine/rules/message.ts';
import type { Finding } from '../../engine/search/proof/proof.ts';

/** What is to be solved: the side to move in the game’s current position wins within so many of its turns. */
export interface PuzzleTask {
  readonly game: Game;
  readonly turns: number;
}

/** Whether the win is proved on this device. */
export type ProofState =
  /** It is known that there is no win within so many turns; -1 before that is known of any number. */
  | { readonly kind: 'proving'; readonly within: number }
  | { readonly kind: 'proved' }
  /** There is no such win. */
  | { readonly kind: 'false'; readonly finding: Finding }
  /** Somebody stopped it, or something else was asked for. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly cause: Message };

/** What is going on. */
export type Stage =
  /** A move is awaited. */
  | 'asked'
  /** A move was made, and what it leads to is being found out. */
  | 'judging'
  /** The other side plays. */
  | 'answering'
  /** What was played does not win, as the board shows. */
  | 'refuted'
  | 'solved'
  /** The solution is being shown, or was. */
  | 'showing'
  | 'shown';

export interface SolverState {
  readonly stage: Stage;
  readonly proof: ProofState;
  /** What was said last. */
  readonly said: Message;
}

export interface SolverActions {
  /** Goes back to before the turn that was wrong, or to the task if the solution was shown. */
  readonly tryAgain: () => void;
  /** Plays the solution on the board, from the task on. There must be a proof. */
  readonly showSolution: () => void;
  /** Begins to prove the win, or begins anew. */
  readonly prove: () => void;
  readonly stopProving: () => void;
}

/** What somebody solves a puzzle with. */
export type Solver = StoreApi<SolverState & SolverActions>;
