import { at } from '../../../src/engine/at.ts';
import { unwrap } from '../../../src/engine/rules/result.ts';
import { withActions } from '../../../src/engine/game/action.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { currentPosition, historyAt, outcomeOf } from '../../../src/engine/game/game.ts';
import { finish } from '../../../src/engine/finish.ts';
import type { Side } from '../../../src/engine/rules/side.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { mainLine } from '../../../src/engine/search/proof/mainLine.ts';
import type { Finding } from '../../../src/engine/search/proof/proof.ts';
import { prove } from '../../../src/engine/search/proof/prove.ts';
import type { Searchable } from '../../../src/engine/search/searchable.ts';
import { readTask } from '../../../src/engine/search/task.ts';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import { puzzlesIn } from '../../puzzles/files.ts';
import { report } from '../figures.ts';
import { questionAbout } from './asking.ts';
import type { Contender } from './contender.ts';
import { startContender } from './contender.ts';
import { atLevel } from './question.ts';

const TURNS = 2;

/**
 * How many wins in two turns the highest level finds: those of the puzzles of a game, and of longer puzzles the last two
 * turns. Found is a win that is still one, and in one turn, whatever the other side answers.
 */
export async function benchWins({ game }: Variant): Promise<void> {
  const puzzles = puzzlesIn(game);
  let asked = 0;
  const missed: string[] = [];
  for (const board of new Set(puzzles.map(({ variant }) => variant))) {
    const contender = await startContender('thinker', board);
    for (const puzzle of puzzles.filter(({ variant }) => variant === board)) {
      const { searchable, game: won } = wonInTwo(puzzle);
      asked++;
      const { turn } = currentPosition(won);
      const after = await playTurn(contender, won, asked);
      const isFound = outcomeOf(after)
        ? outcomeOf(after)?.winner === turn
        : isWonBy(turn, provedIn(searchable, after, TURNS - 1));
      if (!isFound) missed.push(`${board} ${searchable.variant.writePosition(currentPosition(won))}`);
    }
    contender.end();
  }
  report(`level 8, wins in two turns, ${game}`, `${String(asked - missed.length)} of ${String(asked)} found`);
  for (const position of missed) console.log(`  missed: ${position}`);
}

const provedIn = (searchable: Searchable, game: Game, turns: number): Finding =>
  finish(
    prove(searchable, currentPosition(game), historyAt(game, game.steps.length), { turns, draws: false }),
  );

const isWonBy = (side: Side, finding: Finding): boolean => finding.kind === 'won' && finding.side === side;

/** The game of a puzzle, and its main line up to two turns before its end. */
function wonInTwo(puzzle: Puzzle): { readonly searchable: Searchable; readonly game: Game } {
  const { searchable, game } = unwrap(readTask(puzzle));
  const finding = provedIn(searchable, game, puzzle.turns);
  if (finding.kind !== 'won' || !finding.proof) throw new Error('A puzzle is not won.');
  const line = mainLine(finding.proof);
  let longer = game;
  for (let turns = puzzle.turns; turns > TURNS; turns--) longer = untilBack(longer, line, game.steps.length);
  return { searchable, game: longer };
}

/** The game with the next turn of both sides in a line, whose first action comes after so many others. */
function untilBack(game: Game, line: readonly string[], from: number): Game {
  const { turn } = currentPosition(game);
  let longer = game;
  for (let hasPassed = false; !hasPassed || currentPosition(longer).turn !== turn;) {
    longer = unwrap(withActions(longer, [at(line, longer.steps.length - from)]));
    hasPassed ||= currentPosition(longer).turn !== turn;
  }
  return longer;
}

/** The game after a whole turn of the thinker. */
async function playTurn(contender: Contender, game: Game, seed: number): Promise<Game> {
  const { turn } = currentPosition(game);
  let longer = game;
  while (!outcomeOf(longer) && currentPosition(longer).turn === turn) {
    const { action } = await contender.ask(questionAbout(longer, atLevel(8), seed));
    longer = unwrap(withActions(longer, [action]));
  }
  return longer;
}
