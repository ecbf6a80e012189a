import { describe, expect, test } from 'vitest';
import { registry, variantNamed } from '../support/registry.ts';
import { tokenFace } from '../../src/ui/board/ways.ts';

/**
 * A token as five rows of five: `o` is a site, `m` one only for moving, `x` one only for capturing, `+` the
 * beginning of a line, `-` the beginning of a line only for moving; the piece stands in the middle.
 */
function token(id: string, name: string): string {
  const variant = variantNamed(id);
  const { ways } = tokenFace(
    variant,
    variant.kinds.findIndex((info) => info.name === name),
  );
  const rows = Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => '.'));
  for (const { to, isLine, when } of ways) {
    const row = rows[to[1] + 2];
    const sign = { always: isLine ? '+' : 'o', moving: isLine ? '-' : 'm', capturing: 'x', guarding: '?' }[
      when
    ];
    row?.splice(to[0] + 2, 1, sign);
  }
  return `\n${rows.map((row) => row.join(' ')).join('\n')}\n`;
}

describe('a token shows how the engine moves its kind', () => {
  test('leaps: a knight of TNS', () => {
    expect(token('tns', 'knight')).toBe(`
. o . o .
o . . . o
. . . . .
o . . . o
. o . o .
`);
  });

  test('lines, steps and leaps: a tiger of TNS', () => {
    expect(token('tns', 'tiger')).toBe(`
. o . o .
o + o + o
. o . o .
o + o + o
. o . o .
`);
  });

  test('sites only for moving or only for capturing: the pawns of Chess 99, on a line, and of Ben39', () => {
    expect(token('chess99', 'pawn')).toBe(`
. . . . .
. x - x .
. . . . .
. . . . .
. . . . .
`);
    expect(token('ben39', 'pawn')).toBe(`
. . . . .
. x m x .
. . . . .
. . . . .
. . . . .
`);
  });

  test('lines of leaps: a knightrider of Ben39', () => {
    expect(token('ben39', 'knightrider')).toBe(`
. + . + .
+ . . . +
. . . . .
+ . . . +
. + . + .
`);
  });

  test('a king of Ben39 is shown with the castles around it that it needs', () => {
    expect(token('ben39', 'king')).toBe(`
. . . . .
. o o o .
. o . o .
. o o o .
. . . . .
`);
  });

  test('a piece on the crossings is measured by crossings', () => {
    expect(token('ben39', 'diagonal castle')).toBe(`
. . . . .
. m . m .
. . . . .
. m . m .
. . . . .
`);
  });
});

test('kinds that move in the same way, such as king and berserker, differ by their letters', () => {
  for (const variant of registry) {
    const signs = variant.kinds.slice(1).map(({ letter }, i) => {
      const { ways, isLettered } = tokenFace(variant, i + 1);
      return JSON.stringify([ways, isLettered && letter]);
    });
    expect(new Set(signs).size).toBe(signs.length);
  }
});

test('a kind with its own movement has no letter', () => {
  const chess99 = variantNamed('chess99');
  for (const kind of chess99.kinds.keys())
    if (kind > 0) expect(tokenFace(chess99, kind).isLettered).toBe(false);
});

test('a token is calculated once', () => {
  const hex39 = variantNamed('hex39');
  expect(tokenFace(hex39, 1)).toBe(tokenFace(hex39, 1));
});
