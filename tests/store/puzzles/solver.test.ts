import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { finish } from '../../../src/engine/finish.ts';
import { readAction, withActions } from '../../../src/engine/game/action.ts';
import { currentPosition, historyAt, movesAt, newGame, outcomeOf } from '../../../src/engine/game/game.ts';
import { unwrap } from '../../../src/engine/rules/result.ts';
import { winningMoves } from '../../../src/engine/search/proof/firstMoves.ts';
import { mainLine } from '../../../src/engine/search/proof/mainLine.ts';
import { newTable } from '../../../src/engine/search/table.ts';
import { searchables } from '../../../src/engine/searches.ts';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import { puzzleGames, puzzlesOf } from '../../../src/puzzles/index.ts';
import { solving } from '../../../src/store/puzzles/solver.ts';
import { say } from '../../../src/words/say.ts';
import { proofOf } from '../../support/puzzleProof.ts';
import { PromptThinker } from '../../support/promptThinker.ts';
import { variantNamed } from '../../support/registry.ts';

const PACE = 10;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const gameOf = ({ variant: id, start, actions }: Puzzle) => {
  const variant = variantNamed(id);
  return unwrap(withActions(newGame(variant, unwrap(variant.readPosition(start))), actions));
};

/** Somebody who solves a puzzle. */
function begun(puzzle: Puzzle, turns = puzzle.turns) {
  const thinker = new PromptThinker();
  const game = gameOf(puzzle);
  const { board, solver, leave } = solving(
    { game, turns },
    { thinker: () => thinker, pace: () => PACE, asksFirst: () => false },
  );
  solver.getState().prove();
  const shown = () => board.getState().document.game;
  return {
    thinker,
    solver,
    leave,
    board,
    shown,
    start: game,
    play: (action: string) => {
      board.getState().say((current) => readAction(current, action));
    },
    /** Lets the prover and the other side come to an end. */
    settle: () => {
      do {
        thinker.work();
        vi.runAllTimers();
      } while (thinker.isAsked);
    },
    stage: () => solver.getState().stage,
    said: () => say(solver.getState().said),
  };
}

/** The first action strings that do not win. */
const wrongActions = (puzzle: Puzzle): readonly string[] => {
  const game = gameOf(puzzle);
  const { variant } = game;
  const position = currentPosition(game);
  const [right] = mainLine(proofOf(puzzle));
  return movesAt(game, game.steps.length)
    .map((move) => variant.writeMove(position, move))
    .filter((action) => action !== right);
};

describe.each(puzzleGames)('a puzzle of %s', (id) => {
  const first = async () => {
    const puzzles = unwrap(await puzzlesOf(id));
    const puzzle = puzzles.find(({ turns }) => turns === 2) ?? puzzles[0];
    if (!puzzle) throw new Error(`${id} has no puzzle.`);
    return puzzle;
  };

  test('is solved by the line of its proof, which the other side defends as long as it can', async () => {
    const puzzle = await first();
    const { play, settle, stage, shown, start } = begun(puzzle);
    settle();
    const line = mainLine(proofOf(puzzle));
    for (const [i, action] of line.entries()) {
      const game = unwrap(withActions(start, line.slice(0, i)));
      if (currentPosition(game).turn === currentPosition(start).turn) play(action);
      settle();
    }
    expect(stage()).toBe('solved');
    expect(
      shown()
        .steps.slice(start.steps.length)
        .map(({ action }) => action),
    ).toEqual(line);
  });

  test('is solved as well before the proof is there, which the turn waits for', async () => {
    const puzzle = await first();
    const { play, settle, stage, solver } = begun(puzzle);
    const [action = ''] = mainLine(proofOf(puzzle));
    play(action);
    settle();
    expect(stage()).toBe('asked');
    expect(solver.getState().said.id).toBe('puzzle/right');
  });

  test('is refuted on the board after any wrong turn, and can be tried again', async () => {
    const puzzle = await first();
    for (const action of wrongActions(puzzle).slice(0, 4)) {
      const { play, settle, stage, said, shown, start, solver } = begun(puzzle);
      settle();
      play(action);
      settle();
      const { turn } = currentPosition(start);
      // What is left of a turn of several actions is still to be played.
      if (currentPosition(shown()).turn === turn && stage() === 'asked') continue;
      expect(stage()).toBe('refuted');
      expect(said()).toMatch(/answers|has not won/);
      if (!outcomeOf(shown())) expect(currentPosition(shown()).turn).toBe(turn);
      solver.getState().tryAgain();
      expect(shown().steps).toHaveLength(start.steps.length);
      expect(stage()).toBe('asked');
    }
  });

  test('shows its solution, after which it can be tried', async () => {
    const puzzle = await first();
    const { settle, stage, shown, solver, start, play } = begun(puzzle);
    settle();
    solver.getState().showSolution();
    settle();
    expect(stage()).toBe('shown');
    expect(outcomeOf(shown())?.winner).toBe(currentPosition(start).turn);
    solver.getState().tryAgain();
    play(mainLine(proofOf(puzzle))[0] ?? '');
    settle();
    expect(stage()).not.toBe('refuted');
  });
});

/** A puzzle of Hex 39, its first turn with the answer, and a second turn that wins as fast as that of the proof. */
async function withOtherWay() {
  const hex = searchables.find(({ variant }) => variant.id === 'hex39');
  if (!hex) throw new Error('There is no Hex 39.');
  for (const puzzle of unwrap(await puzzlesOf('hex39')).filter(({ turns }) => turns === 3)) {
    const [first = '', answer = '', second = ''] = mainLine(proofOf(puzzle));
    const game = unwrap(withActions(gameOf(puzzle), [first, answer]));
    const position = currentPosition(game);
    const history = historyAt(game, game.steps.length);
    const winning = finish(winningMoves(hex, position, history, 2, 3, newTable(1)));
    const other = winning
      .map((move) => game.variant.writeMove(position, move))
      .find((action) => action !== second && !outcomeOf(unwrap(withActions(game, [action]))));
    if (other !== undefined) return { puzzle, first, other };
  }
  throw new Error('No puzzle has a second way to win.');
}

test('another turn that wins as fast as that of the proof is as right', async () => {
  const { puzzle, first, other } = await withOtherWay();
  const { play, settle, stage, solver } = begun(puzzle);
  settle();
  play(first);
  settle();
  play(other);
  settle();
  expect([stage(), solver.getState().said]).toEqual([
    'asked',
    { id: 'puzzle/right', side: expect.any(Number) as number, turns: 1 },
  ]);
});

describe('a claim that somebody wins', () => {
  const hex = async () => {
    const [puzzle] = unwrap(await puzzlesOf('hex39'));
    if (!puzzle) throw new Error('Hex 39 has no puzzle.');
    return puzzle;
  };

  test('is not believed if it is false', async () => {
    const puzzle = await hex();
    const { settle, solver } = begun(puzzle, puzzle.turns - 1);
    settle();
    expect(solver.getState().proof.kind).toBe('false');
  });

  test('is judged turn by turn if the proof was stopped', async () => {
    const puzzle = await hex();
    const { play, settle, solver, stage } = begun(puzzle);
    solver.getState().stopProving();
    expect(solver.getState().proof.kind).toBe('stopped');
    play(mainLine(proofOf(puzzle))[0] ?? '');
    settle();
    expect([stage(), solver.getState().said.id]).toEqual(['asked', 'puzzle/right']);
    solver.getState().prove();
    settle();
    expect(solver.getState().proof.kind).toBe('proved');
  });

  test('leaves nothing to do after a wrong turn but to try again', async () => {
    const puzzle = await hex();
    const { play, settle, stage, board, shown } = begun(puzzle);
    settle();
    for (const action of wrongActions(puzzle)) {
      play(action);
      settle();
      if (stage() === 'refuted' && !outcomeOf(shown())) break;
    }
    const [move] = movesAt(shown(), shown().steps.length);
    const { length } = shown().steps;
    if (move) play(shown().variant.writeMove(currentPosition(shown()), move));
    expect(shown().steps).toHaveLength(length);
    expect(board.getState().notice).toMatchObject({ id: 'puzzle/take-back' });
  });
});
