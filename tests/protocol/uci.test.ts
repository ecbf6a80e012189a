import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withActions } from '../../src/engine/game/action.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { newGame, outcomeOf } from '../../src/engine/game/game.ts';
import { unwrap } from '../../src/engine/rules/result.ts';
import type { EngineProcess } from '../support/engineProcess.ts';
import { startUci } from '../support/engineProcess.ts';
import { registry, variantNamed } from '../support/registry.ts';

let engine: EngineProcess;

beforeAll(() => {
  engine = startUci();
});

afterAll(async () => {
  await engine.end();
});

const chess99 = () => {
  engine.tell('setoption name UCI_Variant value chess99');
  engine.tell('position startpos');
};

/** The lines up to the answer, and the action in it. */
async function answer(): Promise<{ readonly lines: readonly string[]; readonly action: string }> {
  const lines = await engine.until('bestmove');
  return { lines, action: lines.at(-1)?.split(' ')[1] ?? '' };
}

/** Plays the engine against itself, in a new game, for so many actions or to the end. */
async function played(id: string, most: number, search: string): Promise<Game> {
  let game = newGame(variantNamed(id));
  engine.tell('ucinewgame');
  engine.tell(`setoption name UCI_Variant value ${id}`);
  while (game.steps.length < most && !outcomeOf(game)) {
    engine.tell(`position startpos moves ${game.steps.map(({ action }) => action).join(' ')}`);
    engine.tell(`go ${search}`);
    game = unwrap(withActions(game, [(await answer()).action]));
  }
  return game;
}

describe('the greeting', () => {
  test('says who it is and declares its options', async () => {
    engine.tell('uci');
    const lines = await engine.until('uciok');
    expect(lines[0]).toBe('id name Oddboard');
    const options = lines.flatMap(
      (line) => /^option name (\S+) type (spin|combo) default \S+/.exec(line)?.[1] ?? [],
    );
    expect(options).toEqual(['UCI_Variant', 'Level', 'MultiPV', 'Seed', 'Hash']);
    for (const { id } of registry) expect(lines.join(' ')).toContain(`var ${id}`);
  });

  test('says when it is ready', async () => {
    engine.tell('isready');
    expect(await engine.until('readyok')).toEqual(['readyok']);
  });
});

describe('a search', () => {
  test('tells for each depth what it found, and then the action', async () => {
    chess99();
    engine.tell('go depth 3');
    const { lines, action } = await answer();
    const infos = lines.slice(0, -1);
    for (const line of infos)
      expect(line).toMatch(/^info depth \d+ score (cp|mate) -?\d+ nodes \d+ nps \d+ time \d+ pv \S+/);
    expect(infos.map((line) => Number(line.split(' ')[2]))).toEqual([1, 2, 3]);
    expect(infos.at(-1)).toContain(` pv ${action}`);
  });

  test('goes on from a position and the actions after it', async () => {
    chess99();
    engine.tell('position fen k8/9/9/9/9/9/9/9/1R6K w - 1 moves b1-a1 a9-a8');
    engine.tell('go depth 2');
    expect((await answer()).action).toBe('a1-a8');
  });

  test('counts the turns to a win, below zero if it is lost', async () => {
    chess99();
    engine.tell('position fen k8/9/9/9/9/9/9/9/R7K w - 1');
    engine.tell('go depth 3');
    expect((await answer()).lines.at(-2)).toContain('score mate 1 ');
    engine.tell('position fen k8/9/9/9/9/9/9/9/RR6K b - 1');
    engine.tell('go depth 3');
    expect((await answer()).lines.at(-2)).toContain('score mate -1 ');
  });

  test('finds several lines', async () => {
    chess99();
    engine.tell('setoption name MultiPV value 3');
    engine.tell('go depth 2');
    const { lines } = await answer();
    engine.tell('setoption name MultiPV value 1');
    const last = lines.slice(-4, -1);
    expect(last.map((line) => / multipv (\d) /.exec(line)?.[1])).toEqual(['1', '2', '3']);
    expect(new Set(last.map((line) => / pv (\S+)/.exec(line)?.[1])).size).toBe(3);
  });

  test('gives the same answer for the same seed and number of positions', async () => {
    const answers: string[] = [];
    for (const seed of [7, 7, 8]) {
      engine.tell('ucinewgame');
      engine.tell(`setoption name Seed value ${String(seed)}`);
      chess99();
      engine.tell('go nodes 2000');
      answers.push((await answer()).lines.join('\n').replaceAll(/nps \d+ time \d+/g, ''));
    }
    expect(answers[1]).toBe(answers[0]);
    expect(answers[2]).not.toBe(answers[0]);
  });

  test('keeps to its time', async () => {
    chess99();
    for (const ms of [50, 300]) {
      const begin = performance.now();
      engine.tell(`go movetime ${String(ms)}`);
      await answer();
      const taken = performance.now() - begin;
      expect(taken).toBeGreaterThan(ms - 40);
      expect(taken).toBeLessThan(ms + 400);
    }
  });

  test('takes its share of a clock', async () => {
    chess99();
    const begin = performance.now();
    engine.tell('go wtime 3000 btime 900000 winc 0 binc 0');
    await answer();
    expect(performance.now() - begin).toBeLessThan(1000);
  });

  test('plays at a level without any other limit', async () => {
    chess99();
    engine.tell('setoption name Level value 1');
    engine.tell('go');
    const { action } = await answer();
    engine.tell('setoption name Level value 0');
    unwrap(withActions(newGame(variantNamed('chess99')), [action]));
  });
});

describe('one process plays games one after the other', () => {
  test.each(registry.map(({ id }) => id))('of %s', async (id) => {
    const game = await played(id, 12, 'nodes 200');
    if (!outcomeOf(game)) expect(game.steps).toHaveLength(12);
  });

  test('to the end, where there is nothing left to play', async () => {
    const game = await played('hex39', 400, 'nodes 50');
    expect(outcomeOf(game)).not.toBeNull();
    engine.tell(`position startpos moves ${game.steps.map(({ action }) => action).join(' ')}`);
    engine.tell('go movetime 100');
    const { lines, action } = await answer();
    expect(lines[0]).toMatch(/^info string The game is over: [wb] /);
    expect(action).toBe('(none)');
  });
});

describe('while it thinks', () => {
  test('it stops when it is told to, within 30 ms', async () => {
    chess99();
    const times: number[] = [];
    for (let i = 0; i < 9; i++) {
      engine.tell('go infinite');
      await pause(50 + 10 * i);
      const begin = performance.now();
      engine.tell('stop');
      await answer();
      times.push(performance.now() - begin);
    }
    // Other tests may hold the processors once in a while.
    expect(times.toSorted((a, b) => a - b)[4]).toBeLessThan(30);
  });

  test('it answers “isready” at once', async () => {
    chess99();
    engine.tell('go infinite');
    await engine.until('info depth 1');
    engine.tell('isready');
    const lines = await engine.until('readyok');
    expect(lines.filter((line) => line.startsWith('bestmove'))).toEqual([]);
    engine.tell('stop');
    await answer();
  });

  test('it stops even if it has not begun yet', async () => {
    engine.write('ucinewgame\nposition startpos\ngo infinite\nstop\n');
    expect((await answer()).action).toMatch(/^\w+[-~]\w+$/);
  });

  test('it does not answer an infinite search before it is told to', async () => {
    chess99();
    engine.tell('go depth 1 infinite');
    await engine.until('info depth 1');
    engine.tell('isready');
    await pause(100);
    expect(await engine.until('readyok')).toEqual(['readyok']);
    engine.tell('stop');
    expect((await answer()).lines).toHaveLength(1);
  });

  test('other commands wait for the answer', async () => {
    chess99();
    engine.tell('go movetime 200');
    engine.tell('setoption name UCI_Variant value hex39');
    engine.tell('go depth 1');
    await answer();
    unwrap(withActions(newGame(variantNamed('hex39')), [(await answer()).action]));
  });
});

describe('bad input', () => {
  const LEGAL = 'position startpos moves b1-c3';

  test.each([
    ['hello', /no command “hello”/],
    ['UCI', /no command “UCI”/],
    ['\u0000\u0007', /no command/],
    ['constructor', /no command “constructor”/],
    ['setoption', /setoption name NAME value VALUE/],
    ['setoption name Level', /setoption name NAME value VALUE/],
    ['setoption value 3', /setoption name NAME value VALUE/],
    ['setoption name Contempt value 3', /no option “Contempt”; there are UCI_Variant/],
    ['setoption name toString value 3', /no option “toString”/],
    ['setoption name UCI_Variant value chess', /no variant “chess”; there are chess99/],
    ['setoption name Level value 9', /Level is a number from 0 to 8, not “9”/],
    ['setoption name Level value -1', /Level is a number/],
    ['setoption name Level value', /Level is a number/],
    ['setoption name MultiPV value 0', /MultiPV is a number/],
    ['setoption name Seed value 1e3', /Seed is a number/],
    ['setoption name Hash value 99999999999999999999', /Hash is a number/],
    ['position', /“position startpos”/],
    ['position here', /“position startpos”/],
    ['position fen', /no position after “fen”/],
    ['position startpos b1-c3', /after “startpos”/],
    ['position fen rubbish', /./],
    ['position fen rnbakqbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKABNR w - 0', /./],
    ['position startpos moves b1-c4', /Move 1: “b1-c4” is not a legal move/],
    ['position startpos moves b1-c3 b1-c3', /Move 2: “b1-c3” is not a legal move/],
    ['go deep', /Not understood: “deep”/],
    ['go depth', /After “depth” comes a number/],
    ['go depth 0', /After “depth” comes a number from 1 to 1000, not “0”/],
    ['go nodes -5', /After “nodes” comes a number/],
    ['go movetime soon', /After “movetime” comes a number .* not “soon”/],
    ['go movetime 1.5', /After “movetime” comes a number/],
    ['go wtime 1000', null],
    ['go wtime -20 btime 5', null],
  ])('%j gets an answer', async (line, problem) => {
    chess99();
    engine.tell(LEGAL);
    if (line === 'go wtime 1000') engine.tell('setoption name Level value 1');
    engine.tell(line);
    // It is Black’s turn, and nothing is known of Black’s clock: the level decides.
    if (line === 'go wtime 1000') engine.tell('setoption name Level value 0');
    engine.tell('isready');
    const lines = await engine.until('readyok');
    if (line.startsWith('go ') && !lines.some((each) => each.startsWith('bestmove'))) await answer();
    if (problem) expect(lines.find((each) => each.startsWith('info string'))).toMatch(problem);
  });

  test('after a position that cannot be read, it plays in none', async () => {
    chess99();
    engine.tell('position fen rubbish');
    engine.tell('go depth 1');
    const { lines, action } = await answer();
    expect(lines.at(-2)).toMatch(/There is no position/);
    expect(action).toBe('(none)');
    engine.tell('position startpos');
    engine.tell('go depth 1');
    expect((await answer()).action).not.toBe('(none)');
  });

  test('of a line without an end it keeps nothing', async () => {
    for (let i = 0; i < 30; i++) engine.write('x'.repeat(10_000));
    const [problem] = await engine.until('info string');
    expect(problem).toMatch(/A line has at most 200000 characters/);
    engine.tell('');
    engine.tell('isready');
    expect(await engine.until('readyok')).toEqual(['readyok']);
  });

  test('may come in pieces, with returns, tabs and empty lines', async () => {
    engine.write('\r\n\n  \t\nisre');
    await pause(20);
    engine.write('ady\r\n');
    expect(await engine.until('readyok')).toEqual(['readyok']);
  });
});

describe('the end', () => {
  test('of the input comes after all answers', async () => {
    const other = startUci();
    other.write('go depth 1\nposition startpos moves b1-c3\ngo depth 1\ngo infinite\nisready');
    const { lines, status } = await other.end();
    expect(lines.filter((line) => line.startsWith('bestmove'))).toHaveLength(3);
    expect(lines).toContain('readyok');
    expect(status).toBe(0);
  });

  test('comes at once when it is told to quit', async () => {
    const other = startUci();
    other.tell('go infinite');
    await other.until('info depth 1');
    other.tell('quit');
    const { lines, status } = await other.end();
    expect(lines.filter((line) => line.startsWith('bestmove'))).toEqual([]);
    expect(status).toBe(0);
  });
});
