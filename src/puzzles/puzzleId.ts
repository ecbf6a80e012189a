import { scramble } from '../engine/rules/key.ts';
import type { Puzzle } from './puzzle.ts';

/** The id of a puzzle among those of its game: it stays the same when others are added or go. */
export function puzzleId({ variant, start, actions }: Puzzle): string {
  let key = 0;
  for (const letter of [variant, start, ...actions].join(' ')) key = scramble(key + letter.charCodeAt(0));
  return (key >>> 0).toString(36);
}
