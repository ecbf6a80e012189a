import type { Game } from '../game/game.ts';
import { EMPTY } from '../rules/piece.ts';
import type { Level, Score } from './thought.ts';

// What a player does besides moving, judged by scores. Each score is as the player itself sees it.

/** Nobody is better, in hundredths of a pawn. */
const EVEN = 25;

/** A side that is better by so little, and has got nowhere with it for so many actions, settles for a draw. */
const SLIGHT = 150;
const STANDSTILL = 40;

/** Nothing can save a side that is so far behind. */
const HOPELESS = -1200;

/** How often in a row a player must have found its game hopeless before it resigns. */
const PATIENCE = 4;

/** How often in a row a player must have found nobody better before it offers a draw. */
const MONOTONY = 12;

/** The lowest level that resigns: beginners should see how a game is won. */
const RESIGNS_FROM: Level = 5;

/** The turns of each side after which a draw is offered. */
const OFFERS_FROM = 40;

/** The score as the other side sees it. */
export function seenByOther(score: Score): Score {
  switch (score.kind) {
    case 'estimate':
      // Not −0, which would be another number.
      return { kind: 'estimate', points: 0 - score.points };
    case 'win':
      return { kind: 'loss', turns: score.turns };
    case 'loss':
      return { kind: 'win', turns: score.turns };
  }
}

/**
 * Whether a player agrees to a draw, or claims one that it may claim: unless it is better. `quiet` tells for how many
 * actions the same pieces have been on the board.
 */
export const wantsDraw = (score: Score, quiet: number): boolean =>
  score.kind === 'loss' ||
  (score.kind === 'estimate' && score.points <= (quiet < STANDSTILL ? EVEN : SLIGHT));

/** For how many actions as many pieces have been on the board as now. */
export function quietActions({ start, steps }: Game): number {
  const boards = [start, ...steps.map(({ position }) => position)].map(({ board }) => board);
  const now = boards.at(-1)?.filter((piece) => piece !== EMPTY).length;
  const last = boards.findLastIndex((board) => board.filter((piece) => piece !== EMPTY).length !== now);
  return boards.length - 2 - last;
}

/** Whether a player resigns, who has found these scores in its turns, the last one last. */
export function resigns(level: Level, scores: readonly Score[]): boolean {
  const last = scores.slice(-PATIENCE);
  return level >= RESIGNS_FROM && last.length === PATIENCE && last.every(isHopeless);
}

const isHopeless = (score: Score): boolean =>
  score.kind === 'loss' || (score.kind === 'estimate' && score.points <= HOPELESS);

/**
 * Whether a player offers a draw after `turns` turns of each side, having found these scores in its turns since
 * its last offer, the last one last.
 */
export function offersDraw(scores: readonly Score[], turns: number): boolean {
  const last = scores.slice(-MONOTONY);
  return turns >= OFFERS_FROM && last.length === MONOTONY && last.every(isEven);
}

const isEven = (score: Score): boolean => score.kind === 'estimate' && Math.abs(score.points) <= EVEN;
