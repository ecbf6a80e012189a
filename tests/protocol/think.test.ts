import { describe, expect, test } from 'vitest';
import { AS_MODULES, runEngine } from '../support/engineProcess.ts';

interface Printed {
  readonly depth: number;
  readonly number?: number;
  readonly line?: readonly string[];
  readonly action?: string;
  readonly score: { readonly kind: string; readonly turns?: number };
}

async function thought(...args: readonly string[]): Promise<readonly Printed[]> {
  const { output, errors } = await runEngine(['think', ...args]);
  expect(errors).toBe('');
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Printed);
}

describe('the command “think”', () => {
  test('prints a line for each depth, and last the action', async () => {
    const printed = await thought('hex39', '--depth', '3');
    const last = printed.at(-1);
    expect(printed.slice(0, -1).map(({ depth }) => depth)).toEqual([1, 2, 3]);
    for (const line of printed.slice(0, -1))
      expect(Object.keys(line)).toEqual(['depth', 'nodes', 'ms', 'score', 'line']);
    expect(last?.action).toBe(printed.at(-2)?.line?.[0]);
  });

  test('prints the same when it is started as people start it', async () => {
    const args = ['think', 'hex39', '--nodes', '300', '--seed', '5'];
    const lastOf = ({ output }: { readonly output: string }) =>
      output
        .trim()
        .split('\n')
        .at(-1)
        ?.replace(/"ms":\d+/, '');
    expect(lastOf(await runEngine(args, AS_MODULES))).toBe(lastOf(await runEngine(args)));
  });

  test('goes on from a position by actions', async () => {
    const printed = await thought(
      'chess99',
      'k8/9/9/9/9/9/9/9/1R6K w - 1',
      '--moves',
      'b1-a1 a9-a8',
      '--nodes',
      '500',
    );
    expect(printed.at(-1)).toMatchObject({ action: 'a1-a8', score: { kind: 'win', turns: 1 } });
  });

  test('numbers the lines if there are several', async () => {
    const printed = await thought('tns', '--depth', '2', '--lines', '2');
    expect(printed.slice(0, -1).map(({ depth, number }) => [depth, number])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ]);
  });

  test('gives the same answer for the same seed, level and number of positions', async () => {
    const args = ['ben39', '--nodes', '300', '--level', '3', '--seed', '5'];
    const [one, other] = [await thought(...args), await thought(...args)];
    expect(one.at(-1)?.action).toBe(other.at(-1)?.action);
  });

  test.each([
    [['chess'], /There is no variant “chess”/],
    [['hex39', '--depth', 'x'], /--depth is a number from 1 to 1000, not “x”/],
    [['hex39', '--level', '9'], /--level is a number from 1 to 8/],
    [['hex39', '--speed', '9'], /Unknown option '--speed'/],
    [['hex39', 'one', 'two'], /put it in quotes/],
    [['hex39', 'one'], /A position has 2 parts/],
    [['hex39', '--moves', 'a1-a2'], /Move 1: “a1-a2” is not a legal move/],
    [['chess99', '9/9/9/9/9/9/9/9/R7K b - 1'], /./],
  ])('says what is wrong with %j', async (args, problem) => {
    const { output, errors, status } = await runEngine(['think', ...args]);
    expect(output).toBe('');
    expect(errors).toMatch(problem);
    expect(status).toBe(2);
  });
});
