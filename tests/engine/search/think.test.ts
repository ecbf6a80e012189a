import { describe, expect, test } from 'vitest';
import { finish } from '../../../src/engine/finish.ts';
import { withActions } from '../../../src/engine/game/action.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import {
  currentPosition,
  historyAt,
  movesAt,
  newGame,
  outcomeOf,
  positionAt,
  statusAt,
  withMove,
} from '../../../src/engine/game/game.ts';
import { EMPTY } from '../../../src/engine/rules/piece.ts';
import type { Position } from '../../../src/engine/rules/position.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { newMemory, think } from '../../../src/engine/search/think.ts';
import type { Level, Line, Task, Thought } from '../../../src/engine/search/thought.ts';
import { randomGame, randomNumbers } from '../../../scripts/bench/randomGames.ts';
import { registry, variantNamed } from '../../support/registry.ts';
import { refusalOf, valueOf } from '../../support/result.ts';
import { runs } from '../../support/runs.ts';
import { smallPosition } from '../../support/smallPosition.ts';

const GAMES = 4;
const HISTORIES = runs(20);
const SMALL_POSITIONS = runs(4);
/** How many actions brute force looks ahead. */
const ACTIONS = 3;

function taskOf(variant: Variant, more: Partial<Task> = {}): Task {
  return {
    variant: variant.id,
    start: variant.writePosition(variant.start),
    actions: [],
    level: null,
    limits: { nodes: 2000, depth: null },
    lines: 1,
    isThreat: false,
    seed: 1,
    ...more,
  };
}

/** The last thought about a task. */
const thoughtAbout = (task: Task): Thought => finish(valueOf(think(task)));

const actionsOf = (variant: Variant, seed: number): string[] =>
  randomGame(variant, seed, 10 + 15 * seed)
    .steps.map(({ action }) => action)
    .slice(0, -1);

/** What a win or a loss is worth in the present turn; each turn until then takes one from it. */
const DECIDED = 1000;

/**
 * What the side to move can force within some actions, by the rules alone: more than 0 for a win, less for a loss.
 * Of the lines, only those are not tried that cannot change what is found: `atLeast` and `atMost` are what the sides
 * can force elsewhere.
 */
function bruteForce(
  variant: Variant,
  position: Position,
  history: readonly Position[],
  actions: number,
  turns = 0,
  atLeast = -Infinity,
  atMost = Infinity,
): number {
  const { outcome, moves } = variant.status(position, history);
  if (outcome?.winner === null) return 0;
  if (outcome) return outcome.winner === position.turn ? DECIDED - turns : turns - DECIDED;
  if (actions === 0) return 0;
  let best = -DECIDED;
  for (const move of moves) {
    const after = variant.play(position, move);
    const least = Math.max(atLeast, best);
    const found =
      after.turn === position.turn
        ? bruteForce(variant, after, [...history, position], actions - 1, turns, least, atMost)
        : -bruteForce(variant, after, [...history, position], actions - 1, turns + 1, -atMost, -least);
    best = Math.max(best, found);
    if (best >= atMost) break;
  }
  return best;
}

/** The score of a position that brute force has found decided. */
const scoreOf = (worth: number): Line['score'] => ({
  kind: worth > 0 ? 'win' : 'loss',
  turns: Math.ceil((DECIDED - Math.abs(worth)) / 2),
});

describe.each(registry.map((variant) => [variant.id, variant] as const))(
  'thinking about %s',
  (_, variant) => {
    test('every line consists of legal moves, and the best come first', () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        const actions = actionsOf(variant, seed);
        const { lines, nodes } = thoughtAbout(taskOf(variant, { actions, lines: 3 }));
        for (const line of lines) valueOf(withActions(newGame(variant), [...actions, ...line.actions]));
        const values = lines.map(({ score }) => worthOf(score));
        expect(values).toEqual([...values].sort((a, b) => b - a));
        expect(new Set(lines.map((line) => line.actions[0])).size).toBe(lines.length);
        expect(nodes).toBeGreaterThan(0);
      }
    });

    test('the same task with the same seed gets the same answer', () => {
      const task = taskOf(variant, { actions: actionsOf(variant, 2), level: 3 });
      expect(thoughtAbout(task)).toEqual(thoughtAbout(task));
    });

    test('it ends at its limits', () => {
      expect(thoughtAbout(taskOf(variant, { limits: { nodes: null, depth: 2 } })).depth).toBe(2);
      expect(thoughtAbout(taskOf(variant, { limits: { nodes: 300, depth: null } })).nodes).toBeLessThan(2000);
    });

    test('wins and losses take as many turns as brute force finds', () => {
      for (let seed = 1; seed <= SMALL_POSITIONS; seed++) {
        const position = smallPosition(variant, seed);
        const text = variant.writePosition(position);
        const truth = bruteForce(variant, position, [], ACTIONS);
        const [line] = thoughtAbout(
          taskOf(variant, { start: text, limits: { nodes: 40_000, depth: 7 } }),
        ).lines;
        const { score } = line;
        if (truth !== 0) expect([text, score]).toEqual([text, scoreOf(truth)]);
        else if (score.kind !== 'estimate') expect(2 * score.turns).toBeGreaterThanOrEqual(ACTIONS);
        expectTruthOf(variant, text, line);
      }
    });

    test('a finished game gets a sentence', () => {
      let game = randomGame(variant, 0, 400);
      for (let seed = 1; !outcomeOf(game) && seed < 200; seed++) game = randomGame(variant, seed, 400);
      expect(outcomeOf(game)).not.toBeNull();
      const actions = game.steps.map(({ action }) => action);
      expect(refusalOf(think(taskOf(variant, { actions })))).toContain('The game is over');
    });
  },
);

/** A number that is greater for better scores. */
function worthOf(score: Line['score']): number {
  if (score.kind === 'estimate') return score.points;
  return score.kind === 'win' ? 1e6 - score.turns : score.turns - 1e6;
}

/** If a line leads to the end of the game, the end is what its score says. */
function expectTruthOf(variant: Variant, start: string, { score, actions }: Line): void {
  const game = valueOf(withActions(newGame(variant, valueOf(variant.readPosition(start))), actions));
  const { outcome } = statusAt(game, actions.length);
  if (!outcome || score.kind === 'estimate') return;
  const { turn } = positionAt(game, 0);
  expect(outcome.winner === turn).toBe(score.kind === 'win');
}

/** A game of quiet moves, so that many positions have occurred when it is over. */
function shuffled(
  variant: Variant,
  start: Position,
  seed: number,
): { game: Game; history: readonly Position[] } {
  const next = randomNumbers(seed);
  let game = newGame(variant, start);
  for (let i = 0; i < 14; i++) {
    const { board } = currentPosition(game);
    const quiet = movesAt(game, i).filter((move) => 'to' in move && board[Number(move.to)] === EMPTY);
    const move = quiet[Math.floor(next() * quiet.length)];
    if (!move || outcomeOf(withMove(game, move))) break;
    game = withMove(game, move);
  }
  return { game, history: historyAt(game, game.steps.length) };
}

describe('positions that come again', () => {
  test('in Hex 39 no line leads back to an earlier position of the game', () => {
    const hex39 = variantNamed('hex39');
    const actions = ['h2-h4', 'h8-h6', 'h4-h2'];
    const { lines } = thoughtAbout(
      taskOf(hex39, { actions, lines: 40, limits: { nodes: 6000, depth: null } }),
    );
    const game = valueOf(withActions(newGame(hex39), actions));
    const legal = hex39.status(positionAt(game, 3), historyAt(game, 3)).moves;
    expect(lines.length).toBe(legal.length);
    expect(lines.map((line) => line.actions[0])).not.toContain('h6-h8');
  });

  test('in Hex 39 wins and losses after a long game are those that brute force finds with its history', () => {
    const hex39 = variantNamed('hex39');
    let decided = 0;
    for (let seed = 1; seed <= HISTORIES; seed++) {
      const start = smallPosition(hex39, seed);
      const { game, history } = shuffled(hex39, start, seed);
      if (outcomeOf(game)) continue;
      const truth = bruteForce(hex39, currentPosition(game), history, ACTIONS + 1);
      const actions = game.steps.map(({ action }) => action);
      const task = taskOf(hex39, {
        start: hex39.writePosition(start),
        actions,
        limits: { nodes: 40_000, depth: 8 },
      });
      const { score } = thoughtAbout(task).lines[0];
      if (truth === 0) continue;
      decided++;
      expect([seed, score]).toEqual([seed, scoreOf(truth)]);
    }
    expect(decided).toBeGreaterThan(HISTORIES / 20);
  });

  test('a text that is no game of the variant gets a sentence', () => {
    const [variant] = registry;
    if (!variant) throw new Error('There is no variant.');
    expect(refusalOf(think({ ...taskOf(variant), variant: 'nothing' }))).toContain('“nothing”');
    expect(refusalOf(think(taskOf(variant, { actions: ['x'] })))).toContain('“x”');
    expect(refusalOf(think(taskOf(variant, { start: 'x' })))).not.toBe('');
  });
});

describe('the lowest level', () => {
  /** How many of forty players of a level begin with an action. */
  const playing = (action: string, start: string, level: Level): number =>
    [...Array(40).keys()].filter((seed) => {
      const limits = { nodes: null, depth: null };
      const thought = thoughtAbout(taskOf(variantNamed('hex39'), { start, level, limits, seed }));
      return thought.lines[0].actions[0] === action;
    }).length;

  test('takes a rook that nothing defends more often than not', () => {
    const start = 'b/r2r/1pp2/2p3/3R3/6/2P2/R2R/B w';
    expect(playing('g5-j8', start, 1)).toBeGreaterThan(20);
    expect(playing('g5-j8', start, 4)).toBe(40);
  });

  test('does not see that its rook is taken for a pawn, as the third does', () => {
    const start = 'b/4/2p2/3p2/3R3/6/5/4/B w';
    expect(playing('g5-h6', start, 1)).toBeGreaterThan(4);
    expect(playing('g5-h6', start, 3)).toBe(0);
  });
});

test('the second level does not see a check that nothing helps against before its own move after it, as the third does', () => {
  const start =
    '1skg/1rn2/2ppp2/6B/2PPP2/1BNS1/GKr1 8/3x2x1/3W2c1/4C3/2W2X1i/3I4/8/8 d14,l2 w CXXXXZZcwwxxxzz';
  const limits = { nodes: null, depth: 1 };
  const seen = (level: Level) =>
    thoughtAbout(taskOf(variantNamed('ben39'), { start, level, limits })).lines[0].score.kind;
  expect([2, 3].map((level) => seen(level as Level))).toEqual(['estimate', 'loss']);
});

describe('the highest level', () => {
  test('finds a win in two turns that begins with a quiet move, as the knight of TNS here that leaves its post', () => {
    const start = '1/2k/1fwP1/3nw2/3n3/5K1/1WF2/fFW/N b - m';
    const task = taskOf(variantNamed('tns'), { start, level: 8, limits: { nodes: null, depth: null } });
    const { lines, nodes } = thoughtAbout(task);
    expect(lines[0].score).toEqual({ kind: 'win', turns: 2 });
    expect(lines[0].actions[0]).toBe('d5-f4');
    expect(nodes).toBeLessThan(200_000);
  });

  test('gives as many lines as it is asked for, even where it wins', () => {
    const start = '1/2k/1fwP1/3nw2/3n3/5K1/1WF2/fFW/N b - m';
    const limits = { nodes: null, depth: 2 };
    const task = taskOf(variantNamed('tns'), { start, level: 8, limits, lines: 3 });
    expect(thoughtAbout(task).lines).toHaveLength(3);
  });

  test.each(registry)('of $id has looked at a move before it looks for such a win', (variant) => {
    const task = taskOf(variant, { level: 8, limits: { nodes: null, depth: null } });
    const thinking = valueOf(think(task));
    const depths = Array.from({ length: 12 }, () => thinking.next().value.depth);
    expect(Math.max(...depths)).toBeGreaterThan(0);
  });

  test('looks for its own wins only, and so finds how to stop White of Ben39 here', () => {
    const limits = { nodes: 200_000, depth: null };
    const task = taskOf(variantNamed('ben39'), { actions: ['W@g13'], level: 8, limits });
    // Two of Black's 318 answers do: after any other White wins in two turns.
    expect(thoughtAbout(task).lines[0].actions[0]).toMatch(/^h12-[dl]4$/);
  });

  test('takes no more positions for that than it has', () => {
    const task = taskOf(variantNamed('tns'), { level: 8, limits: { nodes: 200, depth: null } });
    expect(thoughtAbout(task).nodes).toBeLessThan(1000);
  });
});

test('in Ben39 it does not look at what follows where a king is left to be captured', () => {
  // White threatens to give check on f12, which few of Black's 323 answers to it would stop.
  const task = taskOf(variantNamed('ben39'), { actions: ['f4-b8'], limits: { nodes: null, depth: 3 } });
  expect(thoughtAbout(task).nodes).toBeLessThan(40_000);
});

test('in Ben39 it sees a check that nothing helps against one action before it looks everywhere', () => {
  // Black is going to drop a spider on i1 and to rotate the rook onto the king, and White cannot stop that.
  const start =
    '1skg/1rn2/2ppp2/6B/2PPP2/1BNS1/GKr1 8/3x2x1/3W2c1/4C3/2W2X1i/3I4/8/8 d14,l2 w CXXXXZZcwwxxxzz';
  const task = taskOf(variantNamed('ben39'), { start, limits: { nodes: null, depth: 1 } });
  expect(thoughtAbout(task).lines[0].score).toEqual({ kind: 'loss', turns: 2 });
});

test('in Ben39 it sees a capture that mates one action before it looks everywhere', () => {
  // Whatever Black does, White captures something and mates.
  const start =
    '1Q1k/1r1b1/1Nppp2/7/3PP2/1BNRS/GK2 4z3/3Wd3/d7/8/8/3W4/4w1X1/6I1 d14,l2 b CCSXXXXZZgiwxxxxxz';
  const task = taskOf(variantNamed('ben39'), { start, limits: { nodes: null, depth: 1 } });
  expect(thoughtAbout(task).lines[0].score).toEqual({ kind: 'loss', turns: 2 });
});

describe('what is threatened', () => {
  test('is what the other side would do after a pass', () => {
    const hex39 = variantNamed('hex39');
    const [{ actions }] = thoughtAbout(taskOf(hex39, { isThreat: true })).lines;
    const passed = newGame(hex39, hex39.pass(hex39.start));
    expect(valueOf(withActions(passed, actions)).steps).toHaveLength(actions.length);
  });

  test('is not asked where a pass tells nothing', () => {
    const chieftain = variantNamed('battle-chieftain');
    const thinking = think(taskOf(chieftain, { isThreat: true }));
    expect(thinking).toMatchObject({ ok: false, message: { id: 'think/no-threat' } });
  });
});

test('it pauses often, even where a king in hand may be dropped anywhere and captures follow upon captures', () => {
  const start = '1/3/1P1Ff/1f1W3/3w2w/7/3W1/Fp1/K w k4,n3,N3 d';
  const thinking = valueOf(think(taskOf(variantNamed('tns'), { start })));
  let seen = 0;
  for (let step = thinking.next(); ; step = thinking.next()) {
    expect(step.value.nodes - seen).toBeLessThan(1000);
    seen = step.value.nodes;
    if (step.done === true) break;
  }
});

test('a memory serves one line of a game after the other', () => {
  const hex39 = variantNamed('hex39');
  const memory = newMemory();
  for (const line of ['c3-b4 c7-b6 e3-d4', 'c3-b4 e7-f6', '', 'g3-f4']) {
    const actions = line === '' ? [] : line.split(' ');
    const { lines } = finish(valueOf(think(taskOf(hex39, { actions }), memory)));
    expect(memory.game?.steps.map(({ action }) => action)).toEqual(actions);
    const found = [...actions, ...lines[0].actions];
    expect(valueOf(withActions(newGame(hex39), found)).steps).toHaveLength(found.length);
  }
});
