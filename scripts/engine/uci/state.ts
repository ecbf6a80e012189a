import type { Game } from '../../../src/engine/game/game.ts';
import { newGame } from '../../../src/engine/game/game.ts';
import { variantOf } from '../../../src/engine/registry.ts';
import { unwrap } from '../../../src/engine/rules/result.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import type { Memory } from '../../../src/engine/search/think.ts';
import { newMemory } from '../../../src/engine/search/think.ts';
import { loadBoardWords } from '../../../src/words/load.ts';
import type { Options } from './option.ts';
import { readOption, usualOptions } from './option.ts';
import type { Reading } from './reading.ts';
import { read } from './reading.ts';
import { readGame } from './start.ts';

/** What has been set in a conversation. */
export interface State {
  readonly options: Options;
  /** `start` for a game that has not begun; null after a position that could not be read. */
  readonly game: Game | 'start' | null;
  /** What was found about this game. */
  readonly memory: Memory;
}

export const newState = (options: Options = usualOptions): State => ({
  options,
  game: 'start',
  memory: newMemory(options.megabytes),
});

/** The state after a `setoption` command. A new variant or a new size of the memory forgets what was found. */
export function withOption(state: State, words: readonly string[]): Reading<State> {
  const reading = readOption(state.options, words);
  if (!reading.ok) return reading;
  const options = reading.value;
  // The position was one of the other variant.
  if (options.variant !== state.options.variant) return read(newState(options));
  const isResized = options.megabytes !== state.options.megabytes;
  return read({ ...state, options, memory: isResized ? newMemory(options.megabytes) : state.memory });
}

/** The state after a `position` command. What was found is kept if the same game goes on. */
export async function withPosition(state: State, words: readonly string[]): Promise<Reading<State>> {
  const { options, game } = state;
  const earlier = game === 'start' ? null : game;
  const reading = readGame(await variantWithWords(options.variant), words, earlier);
  if (!reading.ok) return reading;
  const goesOn = reading.value.start === earlier?.start;
  return read({
    options,
    game: reading.value,
    memory: goesOn ? state.memory : newMemory(options.megabytes),
  });
}

/** The game to think about; null after a position that could not be read. */
export const currentGame = async ({ game, options }: State): Promise<Game | null> =>
  game === 'start' ? newGame(await variantWithWords(options.variant)) : game;

/** The variant with that id, of which there is one, with the words for what is wrong with its positions. */
async function variantWithWords(id: string): Promise<Variant> {
  const variant = unwrap(await variantOf(id));
  await loadBoardWords(variant.game);
  return variant;
}
