import { at } from '../../src/engine/at.ts';
import { withActions } from '../../src/engine/game/action.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { newGame } from '../../src/engine/game/game.ts';
import { EMPTY } from '../../src/engine/rules/piece.ts';
import { unwrap } from '../../src/engine/rules/result.ts';
import type { Searchable } from '../../src/engine/search/searchable.ts';
import { newMemory, think } from '../../src/engine/search/think.ts';
import { questionAbout, taskFor } from '../bench/think/asking.ts';
import { forNodes } from '../bench/think/question.ts';
import { finish } from '../../src/engine/finish.ts';
import type { FoundPuzzle, Judged, Patience } from './judge.ts';
import { LEAST_TURNS, MOST_TURNS, judge } from './judge.ts';
import type { PlayedAction } from './play.ts';
import { play } from './play.ts';

/** How many positions the thinker looks at to see a win. Only what it sees is worth the time of the prover. */
const NODES = 3000;
/** Before that nothing has happened yet. */
const LEAST_PLY = 6;

/** Where the game of a puzzle at a ply begins: late, but not so late that something could come again from before. */
function startFor({ searching }: Searchable, steps: readonly PlayedAction[], ply: number): number {
  const turn = at(steps, ply).position.turn;
  let start = ply;
  // The enemy's whole last turn is shown.
  while (start > 0 && at(steps, start - 1).position.turn !== turn) start--;
  if (searching.repetition === 'free') return start;
  const pieces = (at: number) => steps[at]?.position.board.filter((piece) => piece !== EMPTY).length;
  while (start > 0 && pieces(start - 1) === pieces(start)) start--;
  return start;
}

/** Plays a game, and gives puzzles that came about in it: the longest of those at its end, and others. */
export function minedFrom(
  searchable: Searchable,
  next: () => number,
  patience: Patience,
  count: (why: string) => void,
): FoundPuzzle[] {
  const { steps, isWon } = play(searchable, next);
  const gameAt = (ply: number): Game => {
    const first = startFor(searchable, steps, ply);
    const actions = steps.slice(first, ply).map(({ action }) => action);
    return unwrap(withActions(newGame(searchable.variant, at(steps, first).position), actions));
  };
  const judgeAt = (ply: number, turns: number): Judged => {
    const judged = judge(searchable, gameAt(ply), turns, patience);
    if (judged.kind === 'none') count(judged.why);
    return judged;
  };
  const beginnings = steps.flatMap(({ position }, ply) =>
    ply >= LEAST_PLY && steps[ply - 1]?.position.turn !== position.turn ? [ply] : [],
  );
  const found: FoundPuzzle[] = [];
  if (isWon) {
    // Back from the last turn, as long as the win can be proved; the last turn itself is too short.
    for (let turns = LEAST_TURNS; turns <= MOST_TURNS; turns++) {
      const ply = beginnings.at(1 - 2 * turns);
      const judged = ply === undefined ? null : judgeAt(ply, turns);
      if (judged?.kind === 'puzzle') found[0] = judged;
      else if (judged?.why === 'not won' || judged?.why === 'too slow') break;
    }
  }
  // A win that nobody may have seen.
  for (const ply of beginnings.slice(0, -1)) {
    const turns = turnsToWin(gameAt(ply));
    if (turns === null || turns < LEAST_TURNS || turns > MOST_TURNS) continue;
    const judged = judgeAt(ply, turns);
    if (judged.kind === 'puzzle') found.push(judged);
  }
  return found;
}

/** In how many turns the thinker sees a win for the side to move; null if it sees none. */
function turnsToWin(game: Game): number | null {
  const task = taskFor(questionAbout(game, forNodes(NODES), 1));
  const { score } = finish(unwrap(think(task, newMemory(1)))).lines[0];
  return score.kind === 'win' ? score.turns : null;
}
