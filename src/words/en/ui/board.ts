// The board of a game.
import type { Side } from '../../../engine/rules/side.ts';
import type { TargetKind } from '../../../engine/rules/target.ts';
import { sideName } from '../grammar.ts';

/** On the board beside the promotion zone of a side, in short lines. */
export const zoneOf = (side: Side) => [sideName(side), 'promotes'];
/** The name of a board that cannot be played on. */
export const picture = (game: string) => `Board of ${game}.`;
/** The name of a board to play on. */
export const boardOf = (game: string) => `Board of ${game}`;
/** The keys of a board, for its description; `isListed` is whether the page has a list of all keys. */
export function keys({ isListed, hasCrossings }: { isListed: boolean; hasCrossings: boolean }) {
  if (isListed) return 'Arrow keys and Enter. A question mark lists all keys.';
  const change = hasCrossings ? ' X changes between squares and crossings.' : '';
  return `Arrow keys move around on it, Enter picks, Escape takes a pick back.${change}`;
}
/**
 * What a target adds to the name of its site; `goal` is the site to which the piece there would go, or where another is
 * captured; null if neither is elsewhere on the board.
 */
export const target: Readonly<Record<TargetKind, (goal: string | null) => string>> = {
  move: () => 'can move here',
  capture: () => 'can be captured',
  captureElsewhere: (goal) => `can capture${goal === null ? '' : ` on ${goal}`} by moving here`,
  swap: (goal) => (goal === null ? 'can change places' : `can change places with ${goal}`),
  send: (goal) => (goal === null ? 'can be sent off the board' : `can be sent to ${goal}`),
  sendToCapture: (goal) => (goal === null ? 'can be sent to capture' : `can be sent to ${goal} to capture`),
  bring: () => 'another piece can be brought here',
  change: () => 'can change here',
  ground: () => 'the square can go here',
  forbidden: () => 'not allowed',
};
/** A site with everything to say about it. */
export const siteWith = (words: readonly string[]) => words.join(', ');
export const chooseHow = 'Choose how';
export const play = 'Play';
export const movement = (how: string) => `${how}.`;
