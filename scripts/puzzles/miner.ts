// Run from a bundle: GAME COUNT SEED MINUTES, or check GAME [SHARE SEED]
import { at } from '../../src/engine/at.ts';
import type { Board } from '../../src/engine/rules/position.ts';
import { searchables } from '../../src/engine/searches.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { processorTime } from '../bench/think/clock.ts';
import { randomNumbers } from '../bench/randomGames.ts';
import { judgedAgain, judgedAnew } from './again.ts';
import { puzzlesIn, writePuzzles } from './files.ts';
import type { FoundPuzzle, Patience } from './judge.ts';
import { LEAST_TURNS } from './judge.ts';
import { minedFrom } from './mine.ts';

/** At most this share of the puzzles is of the shortest kind. */
const SHORT_SHARE = 0.95;

/** The boards of two puzzles differ in so many sites. */
const LEAST_DIFFERENCE = 5;

const MINING: Patience = { now: processorTime, proof: 1000, others: 3000 };
/** A proof that takes longer, in milliseconds, keeps whoever opens the puzzle waiting. */
const SLOW = 2000;
const CHECKING: Patience = { now: processorTime, proof: 60_000, others: 60_000 };

/** Whether two boards differ so little that they seem to come from one game. */
const areAlike = (one: Board, other: Board): boolean =>
  one.filter((piece, site) => piece !== other[site]).length < LEAST_DIFFERENCE;

function boardsOf(game: string) {
  const boards = searchables.filter(({ variant }) => variant.game === game);
  if (boards.length === 0) throw new Error(`There is no game ${game}.`);
  return boards;
}

function mine(game: string, wanted: number, seed: number, minutes: number): void {
  const boards = boardsOf(game);
  const next = randomNumbers(seed);
  const puzzles: Puzzle[] = [];
  const pictures = new Set<string>();
  const isShort = ({ turns }: Puzzle): boolean => turns === LEAST_TURNS;
  const kept: Board[] = [];
  const add = ({ picture, puzzle, position: { board } }: FoundPuzzle): boolean => {
    if (pictures.has(picture) || puzzles.length >= wanted) return false;
    if (kept.some((other) => areAlike(board, other))) return false;
    if (isShort(puzzle) && puzzles.filter(isShort).length >= SHORT_SHARE * wanted) return false;
    pictures.add(picture);
    kept.push(board);
    puzzles.push(puzzle);
    return true;
  };
  for (const puzzle of puzzlesIn(game)) {
    const judged = judgedAnew(puzzle, CHECKING);
    if (judged.kind === 'puzzle') add(judged);
  }
  writePuzzles(game, puzzles);
  const whys = new Map<string, number>();
  const end = Date.now() + minutes * 60_000;
  for (let played = 1; puzzles.length < wanted && Date.now() < end; played++) {
    const board = at(boards, played % boards.length);
    const found = minedFrom(board, next, MINING, (why) => whys.set(why, (whys.get(why) ?? 0) + 1));
    for (const judged of found) {
      if (!add(judged)) continue;
      const { turns, difficulty } = judged.puzzle;
      console.log(
        `${game}: ${String(puzzles.length)} after ${String(played)} games; in ${String(turns)}, difficulty ${String(difficulty)}, proved in ${judged.ms.toFixed(0)} ms`,
      );
      writePuzzles(game, puzzles);
    }
  }
  console.log(JSON.stringify(Object.fromEntries(whys)));
}

function check(games: readonly string[]): void {
  let [proved, failed, slowest] = [0, 0, 0];
  for (const game of games) {
    const pictures = new Set<string>();
    for (const [i, puzzle] of puzzlesIn(game).entries()) {
      const judged = judgedAgain(puzzle, CHECKING);
      const isNew = judged.kind === 'puzzle' && !pictures.has(judged.picture);
      if (judged.kind === 'puzzle') {
        pictures.add(judged.picture);
        slowest = Math.max(slowest, judged.ms);
        if (judged.ms > SLOW)
          console.log(`${game}, line ${String(i + 2)}: proved in ${judged.ms.toFixed(0)} ms`);
      }
      if (isNew) proved++;
      else {
        failed++;
        console.log(
          `${game}, line ${String(i + 2)}: ${judged.kind === 'none' ? judged.why : 'a picture twice'}`,
        );
      }
    }
  }
  console.log(`The slowest proof took ${slowest.toFixed(0)} ms.`);
  console.log(`${String(proved)} proved, ${String(failed)} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

const [first = '', ...rest] = process.argv.slice(2);
if (first === 'check') check(rest);
else mine(first, Number(rest[0]), Number(rest[1]), Number(rest[2]));
