import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { readPuzzle, writePuzzle } from '../../src/puzzles/puzzle.ts';

/** The file with the puzzles of a game. */
const fileOf = (game: string): string => path.resolve('src/puzzles', `${game}.json`);

/** The puzzles of a game; none if it has no file. */
export function puzzlesIn(game: string): Puzzle[] {
  const file = fileOf(game);
  if (!existsSync(file)) return [];
  const rows: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(rows)) throw new Error(`${file} is no list.`);
  return rows.map((row: unknown) => readPuzzle(Array.isArray(row) ? row : []));
}

/** Writes the puzzles of a game, one a line, the easy ones first. */
export function writePuzzles(game: string, puzzles: readonly Puzzle[]): void {
  const sorted = puzzles.toSorted((a, b) => a.turns - b.turns || a.difficulty - b.difficulty);
  const lines = sorted.map((puzzle) => JSON.stringify(writePuzzle(puzzle)));
  writeFileSync(fileOf(game), `[\n${lines.join(',\n')}\n]\n`);
}
