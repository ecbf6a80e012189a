import type { Side } from '../../../src/engine/rules/side.ts';
import { WHITE } from '../../../src/engine/rules/side.ts';
import type { Limits } from '../../../src/engine/search/thought.ts';
import { joinList, quote } from '../../../src/words/en/grammar.ts';
import { MOST_DEPTH, MOST_MS, MOST_NODES, wholeNumber } from '../wholeNumber.ts';
import type { Reading } from './reading.ts';
import { read, unreadable } from './reading.ts';

/** What a `go` command asks for. */
export interface Search {
  readonly limits: Limits;
  /** Null for no limit. */
  readonly ms: number | null;
  /** Whether to answer only when told to stop. */
  readonly isInfinite: boolean;
}

/** The numbers that can follow `go`, with the least and the most that each can be. */
const bounds = {
  movetime: [1, MOST_MS],
  nodes: [1, MOST_NODES],
  depth: [1, MOST_DEPTH],
  wtime: [0, MOST_MS],
  btime: [0, MOST_MS],
  winc: [0, MOST_MS],
  binc: [0, MOST_MS],
  movestogo: [1, 1000],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

type Name = keyof typeof bounds;
type Numbers = ReadonlyMap<Name, number>;

const isName = (word: string): word is Name => Object.hasOwn(bounds, word);

/** Reads a `go` command, from the words after it. `turn` says whose clock runs. */
export function readSearch(words: readonly string[], turn: Side): Reading<Search> {
  const numbers = new Map<Name, number>();
  let isInfinite = false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    if (word === 'infinite') isInfinite = true;
    else if (isName(word)) {
      const [least, most] = bounds[word];
      const text = words[++i] ?? '';
      // Some programs count on below zero when a time has run out.
      const number = wholeNumber(word.endsWith('time') ? text.replace(/^-\d+$/, '0') : text, least, most);
      if (number === null)
        return unreadable(
          `After “${word}” comes a number from ${String(least)} to ${String(most)}, not ${quote(text)}.`,
        );
      numbers.set(word, number);
    } else
      return unreadable(
        `Not understood: ${quote(word)}. After “go” can come ${joinList(['infinite', ...Object.keys(bounds)], 'and')}.`,
      );
  }
  const limits = { nodes: numbers.get('nodes') ?? null, depth: numbers.get('depth') ?? null };
  return read({ limits, ms: numbers.get('movetime') ?? shareOfClock(numbers, turn), isInfinite });
}

/** How many turns the time on the clock has to last for, unless it is said. */
const TURNS_TO_GO = 30;
/** How many milliseconds it takes for an answer to arrive. */
const ON_THE_WAY = 50;

/** How long to think with so much time on the clock; null without a clock. */
function shareOfClock(numbers: Numbers, turn: Side): number | null {
  const left = numbers.get(turn === WHITE ? 'wtime' : 'btime');
  if (left === undefined) return null;
  const increment = numbers.get(turn === WHITE ? 'winc' : 'binc') ?? 0;
  const share = left / (numbers.get('movestogo') ?? TURNS_TO_GO) + 0.75 * increment;
  return Math.max(1, Math.min(share, left - ON_THE_WAY));
}
