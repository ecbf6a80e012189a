import { expect, test } from 'vitest';
import { runEngine } from '../support/engineProcess.ts';

async function proved(...args: readonly string[]): Promise<unknown> {
  const { output, errors } = await runEngine(['prove', ...args]);
  expect(errors).toBe('');
  return JSON.parse(output);
}

test('a win that takes two turns comes with its longest line, and is checked', async () => {
  const found = await proved('chess99', 'k8/9/1K7/9/9/9/9/9/7R1 w - 1', '--turns', '3');
  expect(found).toMatchObject({ result: 'won', side: 'w', checked: true });
  expect(Object.keys(found as object)).toEqual(['result', 'side', 'turns', 'line', 'checked', 'nodes', 'ms']);
});

test('a position after actions is judged with its history', async () => {
  const args = ['chess99', 'k8/9/9/9/9/9/9/9/1R6K w - 1', '--moves', 'b1-a1 a9-a8', '--proof'];
  expect(await proved(...args)).toMatchObject({
    result: 'won',
    side: 'w',
    turns: 1,
    line: ['a1-a8'],
    proof: { kind: 'action', action: 'a1-a8', then: { kind: 'end' } },
  });
});

test('what cannot be proved is open', async () => {
  expect(await proved('hex39', '--turns', '2')).toMatchObject({ result: 'open', within: 2 });
});

test('a wrong question gets a sentence', async () => {
  const { errors, status } = await runEngine(['prove', 'hex39', '--turns', '11']);
  expect(errors).toContain('--turns is a number from 1 to 10');
  expect(status).toBe(2);
});
