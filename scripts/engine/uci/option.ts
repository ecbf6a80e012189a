import { registry } from '../../../src/engine/registry.ts';
import type { Level } from '../../../src/engine/search/thought.ts';
import { levels } from '../../../src/engine/search/thought.ts';
import { joinList, quote } from '../../../src/words/en/grammar.ts';
import { MOST_LINES, MOST_SEED, wholeNumber } from '../wholeNumber.ts';
import type { Reading } from './reading.ts';
import { read, unreadable } from './reading.ts';

/** What can be set. */
export interface Options {
  /** The id of the variant. */
  readonly variant: string;
  /** Null for as strong as possible. */
  readonly level: Level | null;
  /** How many lines to find. */
  readonly lines: number;
  readonly seed: number;
  /** How much the thinker can remember of a game. */
  readonly megabytes: number;
}

const ids = registry.map(({ id }) => id);
const [usualId = ''] = ids;

export const usualOptions: Options = { variant: usualId, level: null, lines: 1, seed: 1, megabytes: 16 };

const MOST_MEGABYTES = 1024;

interface Option {
  readonly name: string;
  /** Type, usual value and bounds, as UCI declares them. */
  readonly declared: string;
  /** The options with this one set to a value. */
  readonly set: (options: Options, value: string) => Reading<Options>;
}

/** An option with whole numbers from a least to a most. */
function numbered(
  name: string,
  usual: number,
  [least, most]: readonly [number, number],
  withNumber: (options: Options, number: number) => Options,
): Option {
  return {
    name,
    declared: `type spin default ${String(usual)} min ${String(least)} max ${String(most)}`,
    set: (options, value) => {
      const number = wholeNumber(value, least, most);
      return number === null
        ? unreadable(`${name} is a number from ${String(least)} to ${String(most)}, not ${quote(value)}.`)
        : read(withNumber(options, number));
    },
  };
}

const optionList: readonly Option[] = [
  {
    name: 'UCI_Variant',
    declared: `type combo default ${usualId} ${ids.map((id) => `var ${id}`).join(' ')}`,
    set: (options, value) =>
      ids.includes(value)
        ? read({ ...options, variant: value })
        : unreadable(`There is no variant ${quote(value)}; there are ${joinList(ids, 'and')}.`),
  },
  numbered('Level', 0, [0, levels.length], (options, number) => ({
    ...options,
    level: levels.find((level) => level === number) ?? null,
  })),
  numbered('MultiPV', 1, [1, MOST_LINES], (options, lines) => ({ ...options, lines })),
  numbered('Seed', 1, [0, MOST_SEED], (options, seed) => ({ ...options, seed })),
  numbered('Hash', usualOptions.megabytes, [1, MOST_MEGABYTES], (options, megabytes) => ({
    ...options,
    megabytes,
  })),
];

/** The options, each declared as UCI does. */
export const declarations: readonly string[] = optionList.map(
  ({ name, declared }) => `option name ${name} ${declared}`,
);

/** The options after a `setoption` command, from the words after it. */
export function readOption(options: Options, words: readonly string[]): Reading<Options> {
  const split = words.indexOf('value');
  const name = words.slice(1, split === -1 ? undefined : split).join(' ');
  if (words[0] !== 'name' || name === '' || split === -1)
    return unreadable('An option is set by “setoption name NAME value VALUE”.');
  const option = optionList.find((known) => known.name.toLowerCase() === name.toLowerCase());
  const names = optionList.map((known) => known.name);
  return option
    ? option.set(options, words.slice(split + 1).join(' '))
    : unreadable(`There is no option ${quote(name)}; there are ${joinList(names, 'and')}.`);
}
