import type { Game } from '../../../src/engine/game/game.ts';
import { currentPosition, newGame, outcomeOf } from '../../../src/engine/game/game.ts';
import { variantOf } from '../../../src/engine/registry.ts';
import { writeOutcome } from '../../../src/engine/rules/outcome.ts';
import { unwrap } from '../../../src/engine/rules/result.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import type { Memory, think as thinkAbout } from '../../../src/engine/search/think.ts';
import { newMemory } from '../../../src/engine/search/think.ts';
import type { Task } from '../../../src/engine/search/thought.ts';
import { quote } from '../../../src/words/en/grammar.ts';
import { loadBoardWords } from '../../../src/words/load.ts';
import { say } from '../../../src/words/say.ts';
import { takeSteps } from '../steps.ts';
import { infoLines, infoString } from './info.ts';
import { declarations, readOption, usualOptions } from './option.ts';
import { readSearch } from './search.ts';
import { readGame } from './start.ts';

/** A conversation in UCI. */
export interface Session {
  readonly receive: (line: string) => void;
  /** Says what is wrong with something that was not even a line. */
  readonly refuse: (problem: string) => void;
  /** Whether it was told to quit. */
  readonly isQuitting: () => boolean;
  /** Takes no more lines; resolves when all that was asked has been answered. */
  readonly end: () => Promise<void>;
}

/** How long a level may think about an action, in milliseconds, where nothing else limits it. */
const LEVEL_MS = 3000;

/**
 * Opens a conversation with a thinker. Commands are obeyed one after the other; those that come while it
 * thinks wait, except `stop`, `isready` and `quit`. No command ends the process, whatever is wrong with it.
 */
export function openSession(think: typeof thinkAbout, send: (line: string) => void): Session {
  let options = usualOptions;
  /** Null after a position that could not be read. */
  let game: Game | 'start' | null = 'start';
  /** What was found about this game; null if nothing yet. */
  let memory: Memory | null = null;
  /** How many searches were asked for, and how many of them must stop. */
  let asked = 0;
  let stopped = 0;
  let isThinking = false;
  let isEnding = false;
  let isQuitting = false;
  /** Wakes a search that has ended and may not yet answer. */
  let wake = (): void => undefined;
  let work = Promise.resolve();

  const complain = (problem: string) => {
    send(infoString(problem));
  };

  const stop = () => {
    stopped = asked;
    wake();
  };

  async function currentVariant(): Promise<Variant> {
    const variant = unwrap(await variantOf(options.variant));
    await loadBoardWords(variant.game);
    return variant;
  }

  function beginGame(): void {
    game = 'start';
    memory = null;
  }

  function setOption(words: readonly string[]): void {
    const reading = readOption(options, words);
    if (!reading.ok) {
      complain(reading.problem);
      return;
    }
    const { variant, megabytes } = reading.value;
    // The position was one of the other variant.
    if (variant !== options.variant) beginGame();
    if (megabytes !== options.megabytes) memory = null;
    options = reading.value;
  }

  async function setPosition(words: readonly string[]): Promise<void> {
    const earlier = game === 'start' ? null : game;
    game = null;
    const reading = readGame(await currentVariant(), words, earlier);
    if (!reading.ok) {
      complain(reading.problem);
      return;
    }
    game = reading.value;
    if (game.start !== earlier?.start) memory = null;
  }

  /** Answers a search, the one of that number; every search is answered by one best action, or by `(none)`. */
  async function go(words: readonly string[], number: number): Promise<void> {
    let best = '(none)';
    try {
      best = (await search(words, number)) ?? best;
    } finally {
      if (!isQuitting) send(`bestmove ${best}`);
    }
  }

  async function search(words: readonly string[], number: number): Promise<string | null> {
    const since = performance.now();
    if (game === null) {
      complain('There is no position to think about: the last one could not be read.');
      return null;
    }
    const current = game === 'start' ? newGame(await currentVariant()) : game;
    const reading = readSearch(words, currentPosition(current).turn);
    if (!reading.ok) {
      complain(reading.problem);
      return null;
    }
    const { limits, ms } = reading.value;
    const isUnlimited = ms === null && limits.nodes === null && limits.depth === null;
    const isInfinite = reading.value.isInfinite || (isUnlimited && options.level === null);
    const outcome = outcomeOf(current);
    if (outcome) complain(`The game is over: ${writeOutcome(outcome)}.`);
    memory ??= newMemory(options.megabytes);
    const thinking = outcome ? null : think(taskOf(current, limits), memory);
    if (thinking && !thinking.ok) complain(say(thinking.message));
    const isStopped = () => number <= stopped || (isEnding && isInfinite);
    const found =
      thinking?.ok &&
      (await takeSteps(thinking.value, {
        since,
        ms: isUnlimited && !isInfinite ? LEVEL_MS : ms,
        isStopped,
        onThought: (thought) => {
          infoLines(thought).forEach(send);
        },
      }));
    while (isInfinite && !isStopped()) await new Promise<void>((resolve) => (wake = resolve));
    return found ? (found.thought.lines[0].actions[0] ?? null) : null;
  }

  const taskOf = ({ variant, start, steps }: Game, limits: Task['limits']): Task => ({
    variant: variant.id,
    start: variant.writePosition(start),
    actions: steps.map(({ action }) => action),
    level: options.level,
    limits,
    lines: options.lines,
    seed: options.seed,
  });

  async function obey(command: string, words: readonly string[], number: number): Promise<void> {
    switch (command) {
      case 'uci':
        send('id name Oddboard');
        send("id author Oddboard's authors");
        declarations.forEach(send);
        send('uciok');
        break;
      case 'isready':
        send('readyok');
        break;
      case 'ucinewgame':
        beginGame();
        break;
      case 'setoption':
        setOption(words);
        break;
      case 'position':
        await setPosition(words);
        break;
      case 'go':
        isThinking = true;
        await go(words, number).finally(() => (isThinking = false));
        break;
      default:
        complain(`There is no command ${quote(command)}.`);
    }
  }

  function receive(line: string): void {
    const [command = '', ...words] = line.trim().split(/\s+/);
    if (command === '' || isQuitting) return;
    if (command === 'quit') isQuitting = true;
    if (command === 'quit' || command === 'stop') stop();
    else if (command === 'isready' && isThinking) send('readyok');
    else obeyLater(command, words);
  }

  /** Obeys a command when all before it are done. */
  function obeyLater(command: string, words: readonly string[]): void {
    if (command === 'go') asked++;
    const number = asked;
    work = work.then(async () => {
      if (isQuitting) return;
      try {
        await obey(command, words, number);
      } catch (error) {
        complain(`This went wrong: ${String(error)}`);
      }
    });
  }

  return {
    receive,
    refuse: complain,
    isQuitting: () => isQuitting,
    end: () => {
      isEnding = true;
      wake();
      return work;
    },
  };
}
