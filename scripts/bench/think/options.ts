import { parseArgs } from 'node:util';
import { games, registry } from '../../../src/engine/registry.ts';
import type { Level } from '../../../src/engine/search/thought.ts';
import { levels } from '../../../src/engine/search/thought.ts';
import { joinList, quote } from '../../../src/words/en/grammar.ts';
import { refuse } from '../../engine/refusal.ts';
import { wholeNumber } from '../../engine/wholeNumber.ts';

/** What is measured of the thinker, and how thoroughly. */
export interface ThinkOptions {
  /** The names of the parts; all if none are given. */
  readonly parts: readonly string[];
  /** The ids of the variants. */
  readonly variants: readonly string[];
  /** How many games each match has. */
  readonly games: number;
  /** How many games are played at the same time. */
  readonly atOnce: number;
  readonly seed: number;
  /** Which levels the ladder plays against those below them. */
  readonly levels: readonly Level[];
}

/** One board of each game. */
const usualVariants = games.flatMap(([board]) => board?.id ?? []);

/** Reads the arguments after `think`; says what is wrong and ends the command if they cannot be understood. */
export function readThinkOptions(args: readonly string[], parts: readonly string[]): ThinkOptions {
  const { values, positionals } = parsed(args);
  const number = (name: 'games' | 'at-once' | 'seed') => {
    const text = values[name];
    return wholeNumber(text, 1, 1_000_000) ?? refuse(`--${name} is a number from 1, not ${quote(text)}.`);
  };
  const ids = registry.map(({ id }) => id);
  const unknownId = values.variant.find((id) => !ids.includes(id));
  if (unknownId !== undefined)
    refuse(`There is no variant ${quote(unknownId)}; there are ${joinList(ids, 'and')}.`);
  const levelNamed = (text: string) =>
    levels.find((level) => String(level) === text) ??
    refuse(`There is no level ${quote(text)}; there are ${joinList(levels.map(String), 'and')}.`);
  const unknownPart = positionals.find((name) => !parts.includes(name));
  if (unknownPart !== undefined)
    refuse(`There is no part ${quote(unknownPart)} of think; there are ${joinList(parts, 'and')}.`);
  return {
    parts: positionals,
    variants: values.variant,
    games: number('games'),
    atOnce: number('at-once'),
    seed: number('seed'),
    levels: values.level?.map(levelNamed) ?? levels,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        games: { type: 'string', default: '40' },
        'at-once': { type: 'string', default: '1' },
        seed: { type: 'string', default: '1' },
        level: { type: 'string', multiple: true },
        variant: { type: 'string', multiple: true, default: usualVariants },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
