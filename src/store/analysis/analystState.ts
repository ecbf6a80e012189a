import type { StoreApi } from 'zustand/vanilla';
import type { Game } from '../../engine/game/game.ts';
import type { Message } from '../../engine/rules/message.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { Moment } from '../../engine/search/moments.ts';
import type { Reached } from '../../engine/tree/solved.ts';
import type { TreePath } from '../../engine/tree/tree.ts';
import type { AnalysedLine } from './lines.ts';
import type { Report } from './report.ts';

/** What is found out about the position on the board. */
export interface Analysis {
  readonly game: Game;
  /** What is done next: a first look, what is threatened, a look without an end; or nothing any more. */
  readonly stage: 'first' | 'threat' | 'endless' | 'done';
  /** How many actions ahead it looks everywhere; 0 before the first answer. */
  readonly depth: number;
  readonly nodes: number;
  /** The best one first; none before the first answer. */
  readonly lines: readonly AnalysedLine[];
  /** What the other side would do if it could move now, if that is more than a move; null if nothing is known. */
  readonly threat: AnalysedLine | 'nothing' | null;
  /** Why it failed; null if it did not. */
  readonly trouble: Message | null;
}

/** Proving who wins by force at a node, because somebody has asked. */
export interface ProofRun {
  readonly game: Game;
  readonly path: TreePath;
  /** Nobody wins by force within so many turns; -1 before that is known for none. */
  readonly within: number;
  readonly nodes: number;
  readonly isRunning: boolean;
  /** Whether the win that is found is to be played out on the board. */
  readonly isToBeShown: boolean;
  /** Why it failed; null if it did not. */
  readonly trouble: Message | null;
}

/** How a position is won, played out on the board. */
export interface Demonstration {
  /** The line that leads to the position. */
  readonly path: TreePath;
  /** The actions from there to the end of the game, which are in the tree. */
  readonly line: TreePath;
  readonly winner: Side;
}

/** One position after the other in which the game turned, to be played better. */
export interface Lesson {
  readonly moments: readonly Moment[];
  /** Which of them is the task. */
  readonly index: number;
  /** The line before the move that is to be bettered. */
  readonly path: TreePath;
  /** Whether a move is awaited or being judged, or the task is done. */
  readonly stage: 'asked' | 'judging' | 'done';
  /** What was said last about the task. */
  readonly said: Message;
  /** How many tasks were solved. */
  readonly solved: number;
}

export interface AnalystState {
  readonly isOn: boolean;
  /** Null while it is off, and where there is nothing to analyse. */
  readonly analysis: Analysis | null;
  readonly report: Report;
  readonly lesson: Lesson | null;
  /** The last one, until something is found by it; null for none. */
  readonly proof: ProofRun | null;
  /** Null for none. */
  readonly demonstration: Demonstration | null;
  /** What a tree asserts that would take too long to prove anew. */
  readonly doubted: ReadonlySet<Reached>;
}

export interface AnalystActions {
  /** Turns the analysis of the position on the board on or off. */
  readonly toggle: () => void;
  /** Takes a line of the analysis into the tree, and shows its first move. */
  readonly takeLine: (line: AnalysedLine) => void;
  /** Begins the report of the game, or goes on with it. */
  readonly runReport: () => void;
  readonly stopReport: () => void;
  /** Takes the better lines of moments into the tree, with their judgements, and shows the first of one, or stays. */
  readonly takeBetter: (moments: readonly Moment[]) => void;
  /** Puts the board before each moment in turn. */
  readonly learn: () => void;
  /** Goes back to the position of the task. */
  readonly returnToTask: () => void;
  /** Takes the better line into the tree and shows its first move. */
  readonly showBetter: () => void;
  /** Goes on to the next task, or ends the lesson after the last. */
  readonly nextTask: () => void;
  readonly endLesson: () => void;
  /** Proves who wins by force at the node shown. */
  readonly prove: () => void;
  readonly stopProof: () => void;
  /** Plays out on the board how the position at a node is won; proves it first if nobody has. */
  readonly demonstrate: (path: TreePath) => void;
  readonly endDemonstration: () => void;
}

export type AnalystStore = StoreApi<AnalystState & AnalystActions>;
