import * as v from 'valibot';
import type { Result } from '../../engine/rules/result.ts';
import { failure, success } from '../../engine/rules/result.ts';
import type { KeptGame } from './keptGame.ts';
import { readKept, stored } from './keptGame.ts';

const FORMAT = 'oddboard-games';
const LONGEST_FILE = 50_000_000;

const fileSchema = v.object({ format: v.literal(FORMAT), games: v.array(v.unknown()) });

/** What an export holds, readable games and damaged ones. */
export interface Exported {
  readonly games: readonly KeptGame[];
  /** How many entries could not be read. */
  readonly damaged: number;
}

/** All games as one file's text. */
export const writeExport = (games: readonly KeptGame[]): string =>
  `${JSON.stringify({ format: FORMAT, games: games.map(stored) }, null, 1)}\n`;

/** Whether a text means to be an export: then it is read as one, and its faults are told. */
export const looksLikeExport = (text: string): boolean => /^\s*\{/.test(text);

export function readExport(text: string): Result<Exported> {
  if (text.length > LONGEST_FILE) return failure('This file is far too long to be an export of games.');
  const file = v.safeParse(v.pipe(v.string(), v.parseJson(), fileSchema), text);
  if (!file.success) return failure('This file is no export of Oddboard’s games, or it is damaged.');
  const read = file.output.games.map((game) => readKept(game));
  const games = read.flatMap((game) => (game.ok ? [game.value] : []));
  return success({ games, damaged: read.length - games.length });
}
