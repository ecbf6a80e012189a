import type { Game } from '../engine/game/game.ts';
import type { BySide } from '../engine/rules/side.ts';
import { Figure } from '../ui/board/Figure.tsx';
import { writeAnimation } from './animation.ts';
import type { PictureOptions } from './drawPosition.tsx';
import { drawFilm } from './film.tsx';

/** How a moving picture of a game looks. */
export interface AnimationOptions extends Omit<PictureOptions, 'lastMove'> {
  /** The names of the players, White’s first; without them no players are shown, unless they hold pieces. */
  readonly players?: BySide<string>;
  /** The text below the board; the name of the game by default. */
  readonly title?: string;
  /** After how many actions it begins; 0, the start, by default. */
  readonly from?: number;
  /** How long a turn takes, in seconds; 1 by default. */
  readonly seconds?: number;
}

/**
 * A game as the text of an SVG file that plays it, turn by turn and over and over, without a script and without other
 * files. Each piece is drawn once, and glides to its places. The end is shown longer, and is all that is shown where a
 * reader wants no motion. Its styles are for the whole document: show it as an image.
 */
export function animateGame(game: Game, options: AnimationOptions = {}): string {
  const { flipped = false, coordinates = true, theme = 'light', square = 60 } = options;
  const { players = ['', ''], title = game.variant.name, from = 0, seconds = 1 } = options;
  const film = finish(drawFilm(game, { title, players, from, flipped, coordinates, set: Figure }));
  return writeAnimation(film, { theme, width: Math.round(film.width * square), turn: seconds });
}

/** Runs a generator to its end, and gives what it returns. */
function finish<T>(generator: Generator<unknown, T>): T {
  for (;;) {
    const step = generator.next();
    if (step.done) return step.value;
  }
}
