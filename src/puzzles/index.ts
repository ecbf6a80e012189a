import { registryEntryOf } from '../engine/registry.ts';
import { awaitDownload } from '../engine/rules/loading.ts';
import type { Result } from '../engine/rules/result.ts';
import { success } from '../engine/rules/result.ts';
import type { Puzzle } from './puzzle.ts';
import { readPuzzle } from './puzzle.ts';

interface File {
  readonly default: readonly (readonly unknown[])[];
}

/** The files by the id of their game; each is loaded when it is wanted. */
const files: ReadonlyMap<string, () => Promise<File>> = new Map([
  ['chess99', () => import('./chess99.json')],
  ['hex39', () => import('./hex39.json')],
  ['tns', () => import('./tns.json')],
  ['battle-chieftain', () => import('./battle-chieftain.json')],
  ['ben39', () => import('./ben39.json')],
]);

/** The ids of the games that have puzzles. */
export const puzzleGames: readonly string[] = [...files.keys()];

/** Whether a puzzle was made under the rules as they are now. */
export function isOfTheseRules({ variant, rules }: Puzzle): boolean {
  const entry = registryEntryOf(variant);
  return entry.ok && entry.value.version === rules;
}

/**
 * The puzzles of a game by its id, on all of its boards, the short and easy ones first; none if the game has none.
 * Those made under other rules are left out. Fails if they cannot be loaded; rejects with any other error.
 */
export async function puzzlesOf(game: string): Promise<Result<Puzzle[]>> {
  const load = files.get(game);
  if (!load) return success([]);
  const name = registryEntryOf(game);
  const message = { id: 'loading/puzzles', name: name.ok ? name.value.name : game } as const;
  const file = await awaitDownload(load(), message);
  return file.ok ? success(file.value.default.map(readPuzzle).filter(isOfTheseRules)) : file;
}
