import { expect, test } from 'vitest';
import { namedGround, namedMarks, namedSignsAt } from '../../src/ui/learn/signsOn.tsx';
import { BEN39 } from '../../scripts/screenshots/positions.ts';
import { newGame } from '../../src/engine/game/game.ts';
import { unwrap } from '../../src/engine/rules/result.ts';
import { registry, variantNamed } from '../support/registry.ts';

test.each([
  ['chess99', []],
  ['hex39', ['White’s castle', 'Black’s castle', 'three colours']],
  ['tns', ['White promotes', 'Black promotes']],
  ['battle-chieftain', ['White’s wall', 'Black’s wall', 'gap']],
  ['ben39', ['movable square', 'free place']],
])('%s: ground has its name, and whose it is', (id, names) => {
  expect(namedGround(variantNamed(id)).map(({ name }) => name)).toEqual(names);
});

test('the sign of a side’s ground is the ground of that side', () => {
  const [white, black] = namedGround(variantNamed('hex39'));
  expect(white?.sign.words).toContain('White');
  expect(black?.sign.words).toContain('Black');
  expect(white?.sign.at).not.toEqual(black?.sign.at);
});

test('squares where a king may be have a name as soon as a castle stands beside some', () => {
  const ben39 = variantNamed('ben39');
  const nameAt = (position: string) =>
    namedMarks(newGame(ben39, unwrap(ben39.readPosition(position))), 0).map(({ name }) => name);
  expect(namedMarks(newGame(ben39), 0)).toEqual([]);
  expect(nameAt(BEN39)).toEqual(['square for a king']);
});

test.each(registry)('$id: whatever has its name on the board leads to a sign with its meaning', (variant) => {
  const game = newGame(variant);
  const meanings = namedSignsAt(game, 0).map(({ words }) => words);
  for (const { sign } of [...namedGround(variant), ...namedMarks(game, 0)])
    expect(meanings).toContain(sign.words);
});
