// The board of a game.
import type { TargetKind } from '../../../engine/rules/target.ts';

/** The name of a board that cannot be played on. */
export const picture = (game: string) => `Board of ${game}.`;
/** The name of a board to play on, with its keys; `answers` is whether it has keys for questions. */
export function boardOf(
  game: string,
  { answers, hasCrossings }: { answers: boolean; hasCrossings: boolean },
) {
  const lines = answers ? ', with Shift they tell what stands that way' : '';
  const moves = answers ? ', M tells the moves of a piece, P how the game stands' : '';
  const change = hasCrossings ? ' X changes between squares and crossings.' : '';
  return `Board of ${game}. Arrow keys go about on it${lines}, Enter picks, Escape takes a pick back${moves}.${change}`;
}
/**
 * What a target adds to the name of its site; `goal` is the site to which the piece there would go, or null if
 * it would not go elsewhere on the board.
 */
export const target: Readonly<Record<TargetKind, (goal: string | null) => string>> = {
  move: () => 'can move here',
  capture: () => 'can be captured',
  captureElsewhere: () => 'can capture by moving here',
  swap: (goal) => (goal === null ? 'can change places' : `can change places with ${goal}`),
  send: (goal) => (goal === null ? 'can be sent off the board' : `can be sent to ${goal}`),
  sendToCapture: (goal) => (goal === null ? 'can be sent to capture' : `can be sent to ${goal} to capture`),
  change: () => 'can change here',
  ground: () => 'the square can go here',
  forbidden: () => 'not allowed',
};
/** A site with everything to say about it. */
export const siteWith = (words: readonly string[]) => words.join(', ');
export const chooseHow = 'Choose how';
export const play = 'Play';
export const movement = (how: string) => `${how}.`;
