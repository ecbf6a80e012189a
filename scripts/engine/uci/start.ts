import { withActions } from '../../../src/engine/game/action.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { newGame } from '../../../src/engine/game/game.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { quote } from '../../../src/words/en/grammar.ts';
import { say } from '../../../src/words/say.ts';
import type { Reading } from './reading.ts';
import { read, unreadable } from './reading.ts';

const USAGE =
  'A position is set by “position startpos” or “position fen POSITION”, then “moves ACTION…” if any.';

/**
 * The game of a `position` command, from the words after it. A position string has several words: all up to
 * `moves`. If the game goes on from an earlier one, only the rest of it is played.
 */
export function readGame(variant: Variant, words: readonly string[], earlier: Game | null): Reading<Game> {
  const [kind = '', ...rest] = words;
  const split = rest.indexOf('moves');
  const text = (split === -1 ? rest : rest.slice(0, split)).join(' ');
  const actions = split === -1 ? [] : rest.slice(split + 1);
  if (kind === 'startpos' && text !== '') return unreadable(`${quote(text)} after “startpos”? ${USAGE}`);
  if (kind === 'fen' && text === '') return unreadable(`There is no position after “fen”. ${USAGE}`);
  if (kind !== 'startpos' && kind !== 'fen') return unreadable(USAGE);
  const start = kind === 'startpos' ? variant.writePosition(variant.start) : text;
  if (earlier && isContinued(variant, earlier, start, actions)) {
    const longer = withActions(earlier, actions.slice(earlier.steps.length));
    // Otherwise all are played again, so that what is wrong is said of the right one.
    if (longer.ok) return read(longer.value);
  }
  const position = variant.readPosition(start);
  if (!position.ok) return unreadable(say(position.message));
  const game = withActions(newGame(variant, position.value), actions);
  return game.ok ? read(game.value) : unreadable(say(game.message));
}

const isContinued = (variant: Variant, earlier: Game, start: string, actions: readonly string[]): boolean =>
  earlier.variant === variant &&
  variant.writePosition(earlier.start) === start &&
  earlier.steps.every(({ action }, ply) => action === actions[ply]);
