import { describe, expect, test } from 'vitest';
import { finish } from '../../../src/engine/finish.ts';
import { unwrap } from '../../../src/engine/rules/result.ts';
import { defendTask } from '../../../src/engine/search/proof/defence.ts';
import { examineTask } from '../../../src/engine/search/proof/examine.ts';
import { mainLine } from '../../../src/engine/search/proof/mainLine.ts';
import type { Examined } from '../../../src/engine/search/proof/proof.ts';
import { puzzleGames, puzzlesOf } from '../../../src/puzzles/index.ts';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import { proofOf } from '../../support/puzzleProof.ts';

const first = async (game: string): Promise<Puzzle> => {
  const [puzzle] = unwrap(await puzzlesOf(game));
  if (!puzzle) throw new Error(`${game} has no puzzle.`);
  return puzzle;
};

/** What a puzzle is after some of the actions of its main line, in so many turns at most. */
const after = (puzzle: Puzzle, played: number, turns = puzzle.turns): Examined =>
  finish(unwrap(examineTask(task(puzzle, played, turns))));

const task = ({ variant, start, actions, ...puzzle }: Puzzle, played: number, turns: number) => ({
  variant,
  start,
  actions: [...actions, ...mainLine(proofOf({ variant, start, actions, ...puzzle })).slice(0, played)],
  turns,
  draws: false,
});

describe.each(puzzleGames)('a position of %s that is examined', (game) => {
  test('is a puzzle if one action begins its shortest win', async () => {
    const puzzle = await first(game);
    expect(after(puzzle, 0)).toEqual({ kind: 'puzzle', turns: puzzle.turns });
  });

  test('is none for the side that loses, nor where one turn wins, nor where no win is found', async () => {
    const puzzle = await first(game);
    expect(puzzle.turns).toBe(2);
    expect(after(puzzle, 1)).toEqual({ kind: 'lost', turns: 1 });
    expect(after(puzzle, 2)).toEqual({ kind: 'at-once' });
    expect(after(puzzle, 0, 1)).toEqual({ kind: 'open', within: 1 });
  });

  test('cannot be defended after the first action of its win', async () => {
    const puzzle = await first(game);
    const defence = finish(unwrap(defendTask(task(puzzle, 1, puzzle.turns - 1))));
    expect(defence).toMatchObject({ kind: 'lost', turns: 1 });
  });
});

test('a position in which several first actions win is no puzzle', () => {
  // Each rook comes into the castle in two turns.
  const examined = finish(
    unwrap(
      examineTask({
        variant: 'hex39',
        start: '1/1p2/p4/6/7/6/R4/1R2/1 w',
        actions: [],
        turns: 2,
        draws: false,
      }),
    ),
  );
  expect(examined).toMatchObject({ kind: 'several', turns: 2 });
});
