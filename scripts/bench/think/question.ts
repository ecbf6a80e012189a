import type { Level } from '../../../src/engine/search/thought.ts';

/** The players of the matches. */
export const playerKinds = [
  'thinker',
  'plain',
  'formerly plain',
  'uct',
  'greedy',
  'random',
  'js-chess-engine',
  'stockfish 1900',
  'stockfish 2100',
] as const;
export type PlayerKind = (typeof playerKinds)[number];

/**
 * How much a player may do before it answers: until the first of the limits; null for no such limit. Time is
 * the processor time of its process.
 */
export interface Allowance {
  readonly ms: number | null;
  readonly nodes: number | null;
  readonly depth: number | null;
  /** The level of the thinker; null for as strong as the limits allow. The others ignore it. */
  readonly level: Level | null;
}

const free: Allowance = { ms: null, nodes: null, depth: null, level: null };

export const forMs = (ms: number): Allowance => ({ ...free, ms });
export const forNodes = (nodes: number): Allowance => ({ ...free, nodes });
/** A level limits itself, but for the time that a slow device may take. */
export const atLevel = (level: Level): Allowance => ({ ...free, level, ms: 3000 });

/** A game in which a player is to find an action. */
export interface Question {
  readonly variant: string;
  /** The position string of the position in which the game began. */
  readonly start: string;
  readonly actions: readonly string[];
  readonly allowance: Allowance;
  readonly seed: number;
}

/** What a player answers. */
export interface Answer {
  readonly action: string;
  /** In hundredths, as seen by the side to move; a forced win is a million. Null if the player has no opinion. */
  readonly score: number | null;
  readonly depth: number;
  /** Positions whose outcome and whole list of moves were made. */
  readonly nodes: number;
  /** From the question to the answer, in processor time. */
  readonly ms: number;
}

/** A player, once it knows which variant it plays. */
export type Player = (question: Question) => Promise<Answer>;

/** How many bytes a process uses, its garbage collected. */
export interface Memory {
  /** Objects and typed arrays. */
  readonly used: number;
  /** The most that the whole process ever had, Node itself included. */
  readonly peak: number;
}
