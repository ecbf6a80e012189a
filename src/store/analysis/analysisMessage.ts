import type { Message } from '../../engine/rules/message.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { Assertion } from '../../engine/tree/assertion.ts';
import type { Score } from '../../engine/search/thought.ts';

/** What a position is worth, as somebody is told: a chance of White, and the score as a side sees it. */
export interface Worth {
  readonly side: Side;
  readonly score: Score;
  /** From 0 to 1. */
  readonly white: number;
}

/** What there is to say about an analysis, a report of a game, and learning from it. */
export type AnalysisMessage =
  | { readonly id: 'analysis/on' | 'analysis/off' }
  /** The best line of the position shown is known; `line` has its notations. */
  | { readonly id: 'analysis/settled'; readonly worth: Worth; readonly line: readonly string[] }
  /** The analysis failed. */
  | { readonly id: 'analysis/failed'; readonly cause: Message }
  | { readonly id: 'proof/begun' }
  /** Nobody wins by force within so many turns; -1 if that is known for none. */
  | { readonly id: 'proof/stopped' | 'proof/open'; readonly within: number }
  | { readonly id: 'proof/found'; readonly assertion: Assertion }
  /** What a tree from elsewhere asserts is not true. */
  | { readonly id: 'proof/refuted'; readonly assertion: Assertion }
  | { readonly id: 'report/begun' | 'report/stopped' }
  /** Every position was looked at; the game turned so often. */
  | { readonly id: 'report/done'; readonly moments: number }
  /** A better move is to be found in place of `played`; the `number`th of so many tasks. */
  | {
      readonly id: 'lesson/asked';
      readonly side: Side;
      readonly played: string;
      readonly number: number;
      readonly count: number;
    }
  /** A try is as good as the better line, which begins with `best`. */
  | { readonly id: 'lesson/good'; readonly tried: string; readonly best: string }
  /** A try is worse: it leaves its side with one chance instead of another, from 0 to 1. */
  | {
      readonly id: 'lesson/poor';
      readonly tried: string;
      readonly side: Side;
      readonly chance: number;
      readonly better: number;
    }
  /** The move that was played was tried again. */
  | { readonly id: 'lesson/same'; readonly tried: string }
  | { readonly id: 'lesson/shown'; readonly line: readonly string[] }
  /** Everything was gone through; so many tasks were solved. */
  | { readonly id: 'lesson/over'; readonly solved: number; readonly count: number };
