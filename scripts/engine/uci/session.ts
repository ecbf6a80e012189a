import type { Game } from '../../../src/engine/game/game.ts';
import { currentPosition, outcomeOf } from '../../../src/engine/game/game.ts';
import { writeOutcome } from '../../../src/engine/rules/outcome.ts';
import { taskOf } from '../../../src/engine/search/taskOf.ts';
import type { think as thinkAbout } from '../../../src/engine/search/think.ts';
import type { Task } from '../../../src/engine/search/thought.ts';
import { quote } from '../../../src/words/en/grammar.ts';
import { say } from '../../../src/words/say.ts';
import type { Wait } from '../steps.ts';
import { takeSteps } from '../steps.ts';
import { infoLines, infoString } from './info.ts';
import { declarations } from './option.ts';
import { readSearch } from './search.ts';
import { currentGame, newState, withOption, withPosition } from './state.ts';

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
  let state = newState();
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

  function setOption(words: readonly string[]): void {
    const reading = withOption(state, words);
    if (reading.ok) state = reading.value;
    else complain(reading.problem);
  }

  async function setPosition(words: readonly string[]): Promise<void> {
    const reading = await withPosition(state, words);
    state = reading.ok ? reading.value : { ...state, game: null };
    if (!reading.ok) complain(reading.problem);
  }

  /** Answers a search, the one of that number: by one best action, or by `(none)`. */
  async function go(words: readonly string[], number: number): Promise<void> {
    let best: string | null = null;
    isThinking = true;
    try {
      best = await search(words, number);
    } finally {
      isThinking = false;
      if (!isQuitting) send(`bestmove ${best ?? '(none)'}`);
    }
  }

  /** The best action; null if there is none, which is explained. */
  async function search(words: readonly string[], number: number): Promise<string | null> {
    const since = performance.now();
    const game = await currentGame(state);
    if (!game) {
      complain('There is no position to think about: the last one could not be read.');
      return null;
    }
    const reading = readSearch(words, currentPosition(game).turn);
    if (!reading.ok) {
      complain(reading.problem);
      return null;
    }
    const { limits, ms } = reading.value;
    const isUnlimited = ms === null && limits.nodes === null && limits.depth === null;
    const isInfinite = reading.value.isInfinite || (isUnlimited && state.options.level === null);
    const isStopped = () => number <= stopped || (isEnding && isInfinite);
    const best = await bestAction(game, limits, {
      now: () => performance.now(),
      since,
      ms: isUnlimited && !isInfinite ? LEVEL_MS : ms,
      isStopped,
    });
    while (isInfinite && !isStopped()) await new Promise<void>((resolve) => (wake = resolve));
    return best;
  }

  async function bestAction(
    game: Game,
    limits: Task['limits'],
    wait: Omit<Wait, 'onThought'>,
  ): Promise<string | null> {
    const outcome = outcomeOf(game);
    if (outcome) {
      complain(`The game is over: ${writeOutcome(outcome)}.`);
      return null;
    }
    const { level, lines, seed } = state.options;
    const thinking = think(taskOf(game, { level, lines, seed, limits }), state.memory);
    if (!thinking.ok) {
      complain(say(thinking.message));
      return null;
    }
    const { thought } = await takeSteps(thinking.value, {
      ...wait,
      onThought: (found) => {
        infoLines(found).forEach(send);
      },
    });
    return thought.lines[0].actions[0] ?? null;
  }

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
        state = newState(state.options);
        break;
      case 'setoption':
        setOption(words);
        break;
      case 'position':
        await setPosition(words);
        break;
      case 'go':
        await go(words, number);
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
