import { LAST_CARD, outlines } from '../rulebook/outlines.ts';
import type { Progress } from './progress.ts';
import { pathProgress } from './progress.ts';

/** Where a reader stands on the short path into a game. */
export interface Standing {
  readonly minutes: number;
  /** The ids of the cards for this reader, in order; the last one leads to a game. */
  readonly cards: readonly string[];
  /** The card to go on with. */
  readonly card: string;
  /** The cards that are done. */
  readonly done: readonly string[];
  /** `done` once the last card has led to a game. */
  readonly state: 'new' | 'begun' | 'done';
}

/** Where the reader stands on the path into a game; null if the game has none. */
export function standingOn(game: string, { paths, knowsChess }: Progress): Standing | null {
  const outline = outlines.get(game);
  if (!outline) return null;
  const isFor = (card: string) => knowsChess === false || !outline.forBeginners.includes(card);
  const cards = [...outline.cards.filter(isFor), LAST_CARD];
  const { card: opened, done } = pathProgress(paths, game);
  const card = cards.includes(opened) ? opened : (cards.find((other) => !done.includes(other)) ?? LAST_CARD);
  const isBegun = done.length > 0 || card !== cards[0];
  return {
    minutes: outline.minutes,
    cards,
    card,
    done,
    state: done.includes(LAST_CARD) ? 'done' : isBegun ? 'begun' : 'new',
  };
}
