import { at } from '../../src/engine/at.ts';
import { currentPosition, historyAt } from '../../src/engine/game/game.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { unwrap } from '../../src/engine/rules/result.ts';
import { prove } from '../../src/engine/search/proof/prove.ts';
import type { Searchable } from '../../src/engine/search/searchable.ts';
import { readTask } from '../../src/engine/search/task.ts';
import { searchables } from '../../src/engine/searches.ts';
import { finishWithin } from '../../src/engine/finish.ts';
import { puzzlesIn } from '../puzzles/files.ts';
import { play } from '../puzzles/play.ts';
import { median } from './figures.ts';
import { randomNumbers } from './randomGames.ts';
import { processorTime } from './think/clock.ts';

/** How long it may take to find how a position is won, in seconds of processor time. */
const SECONDS = [1, 10, 60] as const;
const LONGEST_MS = 60_000;
/** How many games are played to find positions that are won in two turns, and how soon that should be found. */
const GAMES = 4;
const SOON_MS = 5000;

/** How many milliseconds of processor time it takes to prove that the side to move wins; null if it does not, or takes too long. */
function msToProve(
  searchable: Searchable,
  position: Position,
  history: readonly Position[],
  turns: number,
): number | null {
  const begin = processorTime();
  const finding = finishWithin(
    prove(searchable, position, history, { turns, draws: false }),
    LONGEST_MS,
    processorTime,
  );
  return finding?.kind === 'won' && finding.side === position.turn ? processorTime() - begin : null;
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** How many of the puzzles of a game are solved, and how many wins in two turns are found in games. */
export function benchProofs(game: string): void {
  const boards = searchables.filter(({ variant }) => variant.game === game);
  const times: number[] = [];
  const puzzles = puzzlesIn(game);
  for (const puzzle of puzzles) {
    const { searchable, game: played } = unwrap(readTask(puzzle));
    const history = historyAt(played, played.steps.length);
    const ms = msToProve(searchable, currentPosition(played), history, puzzle.turns);
    if (ms !== null) times.push(ms);
  }
  const solved = SECONDS.map((seconds) => {
    const count = times.filter((ms) => ms <= 1000 * seconds).length;
    return `${percent(count, puzzles.length)} in ${String(seconds)} s`;
  });
  console.log(
    `${game}: of ${String(puzzles.length)} won positions ${solved.join(', ')}; median ${median(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(0)} ms`,
  );
  benchShortWins(game, boards);
}

/** Wins in two turns in positions of games of the computer against itself: each turn of both sides. */
function benchShortWins(game: string, boards: readonly Searchable[]): void {
  const next = randomNumbers(5);
  let [looked, won, soon] = [0, 0, 0];
  for (let played = 0; played < GAMES; played++) {
    const searchable = at(boards, played % boards.length);
    const { steps } = play(searchable, next);
    steps.forEach(({ position }, ply) => {
      if (steps[ply - 1]?.position.turn === position.turn) return;
      looked++;
      const history = steps.slice(0, ply).map((step) => step.position);
      const ms = msToProve(searchable, position, history, 2);
      if (ms === null) return;
      won++;
      if (ms <= SOON_MS) soon++;
    });
  }
  console.log(
    `${game}: of ${String(looked)} positions of ${String(GAMES)} games ${String(won)} are won in two turns or one, found within 5 s in ${percent(soon, won)}`,
  );
}
