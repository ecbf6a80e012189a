import { expect, test } from 'vitest';
import { failure, success, unwrap } from '../../../src/engine/rules/result.ts';

test('a text of our own gives its value, and a fault in it is an error', () => {
  expect(unwrap(success(7))).toBe(7);
  expect(() => unwrap(failure({ id: 'position/spaces' }))).toThrow('position/spaces');
});
