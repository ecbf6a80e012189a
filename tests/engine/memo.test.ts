import { expect, test } from 'vitest';
import { memoLatest } from '../../src/engine/memo.ts';

test('a function of two objects is asked once about the same two, until it is asked about another second one', () => {
  const asked: string[] = [];
  const ask = memoLatest((one: { readonly name: string }, other: { readonly name: string }) => {
    asked.push(one.name + other.name);
    return asked.length;
  });
  const [a, b, x, y] = [{ name: 'a' }, { name: 'b' }, { name: 'x' }, { name: 'y' }];
  expect([ask(a, x), ask(a, x), ask(b, x), ask(a, x)]).toEqual([1, 1, 2, 1]);
  expect([ask(a, y), ask(a, x), ask(b, x)]).toEqual([3, 4, 2]);
  expect(asked).toEqual(['ax', 'bx', 'ay', 'ax']);
});
