import { say } from '../../../src/words/say.ts';
import { describe, expect, test } from 'vitest';
import { registry } from '../../support/registry.ts';
import { lensesOf } from '../../../src/engine/game/lenses.ts';
import { battleChieftains } from '../../../src/engine/variants/battle-chieftain/battleChieftain.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import { hex39 } from '../../../src/engine/variants/hex39/hex39.ts';
import { tns } from '../../../src/engine/variants/tns/tns.ts';
import { positionFrom, tidy } from '../../support/diagram.ts';
import { lensDiagram, lensWords, viewOf } from '../../support/lens.ts';

const chieftain = battleChieftains.standard;

const chess = (diagram: string, fields = 'w - 1') => positionFrom(chess99, diagram, fields);

test('every board has the four shared lenses', () => {
  for (const variant of registry)
    expect(
      lensesOf(variant)
        .slice(0, 4)
        .map(({ name }) => say(name)),
    ).toEqual(['Attacked by White', 'Attacked by Black', 'Attacked by either side', 'Captured for free']);
});

test('the shared lenses have the ids under which devices remember them', () => {
  for (const variant of registry)
    expect(
      lensesOf(variant)
        .slice(0, 4)
        .map(({ id }) => id),
    ).toEqual(['attacked-by-white', 'attacked-by-black', 'attacked-by-both', 'free-captures']);
});

describe('the squares that are attacked', () => {
  const position = chess(`
    . . . . k . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . p . . .
    . . r . . . . . .
    . . . . . . . . .
    . . P . . . . N .
    . . . . . . . . .
    . . . . K . . . .
  `);

  test('are those where White could capture: pawns only diagonally, squares of its own pieces included', () => {
    expect(lensDiagram(chess99, position, 'Attacked by White')).toBe(
      tidy(`
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . w . w
        . w . w . w . . .
        . . . . . . . . .
        . . . w w w . . .
        . . . w . w w . w
      `),
    );
  });

  test('are the same whoever is to move', () => {
    const pass = chess99.pass(position);
    for (const name of ['Attacked by White', 'Attacked by Black'])
      expect(lensDiagram(chess99, pass, name)).toBe(lensDiagram(chess99, position, name));
  });

  test('are counted in a sentence', () => {
    expect(viewOf(chess99, position, 'Attacked by White').sum).toMatch(/^White attacks \d+ squares\.$/);
    expect(viewOf(hex39, hex39.start, 'Attacked by Black').sum).toBe('Black attacks 15 hexes.');
  });

  test('are those of both sides in three tones', () => {
    const white = viewOf(chess99, position, 'Attacked by White').lit.length;
    const black = viewOf(chess99, position, 'Attacked by Black').lit.length;
    const { lit, sum } = viewOf(chess99, position, 'Attacked by either side');
    const count = (tone: string) => lit.filter((other) => other.tone === tone).length;
    expect(count('white') + count('both')).toBe(white);
    expect(count('black') + count('both')).toBe(black);
    expect(lensWords(chess99, position, 'Attacked by either side')).toEqual(
      expect.arrayContaining([
        'g5 attacked by both sides',
        'd1 attacked by White alone',
        'c9 attacked by Black alone',
      ]),
    );
    expect(sum).toBe(
      `White attacks ${String(white)} squares, Black ${String(black)}; ${String(count('both'))} are attacked by both.`,
    );
  });

  test('include what a waiting pawn captures as a bishop or a knight', () => {
    const waiting = chess(`
      . P . . . . . . .
      . . . . . . . . k
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . K
    `);
    expect(lensDiagram(chess99, waiting, 'Attacked by White')).toBe(
      tidy(`
        . . . . . . . . .
        w . w w . . . . .
        w . w w . . . . .
        . . . . w . . . .
        . . . . . w . . .
        . . . . . . w . .
        . . . . . . . w .
        . . . . . . . w w
        . . . . . . . w .
      `),
    );
  });

  test('include a pawn that can be captured en passant, for the side to move only', () => {
    const passing = chess(
      `
      . . . . k . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . n . . . .
      . . . P . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . K . . . .
    `,
      'b d4 12',
    );
    expect(lensWords(chess99, passing, 'Attacked by Black')).toContain('d5 attacked by Black');
    expect(lensWords(chess99, passing, 'Captured for free')).toContain('d5 Black could capture it for free');
    const later = chess99.pass(chess99.pass(passing));
    expect(lensWords(chess99, later, 'Attacked by Black')).not.toContain('d5 attacked by Black');
  });

  test('include those that a king of Battle Chieftain flies to, and those on the enemy’s wall', () => {
    const flying = positionFrom(
      chieftain,
      `
      . . . . . . . . . .
        .   . . k .   .
        . . . . . . . .
        . . .     . . .
        . . . . . . . .
      . .   . K . .   . b
        . . . B . . . .
        . . .     . . .
        . . . . . . . .
        .   . . . .   .
      . . . . . . . . . .
      `,
      'w g',
    );
    expect(lensDiagram(chieftain, flying, 'Attacked by White')).toBe(
      tidy(`
        . . . . w . . . . .
          .   . w . .   .
          . . . w . . . .
          . . .     . . .
          . . . w . . . .
        w w   w w w w   w w
          w w w w w w w w
          . . .     . . .
          . . . . . . . .
          .   . . . .   .
        . . . . . . . . . .
      `),
    );
  });
});

describe('what would be captured for free', () => {
  test('is attacked and not protected', () => {
    const position = chess(`
      . . . . k . . . .
      . . . . . . . . .
      . . b . . . . . .
      . p . . . . . . .
      . . . . . n . . .
      . . . . . . . . .
      . . N . . . . . .
      . . . . . . . . .
      . B . R K R . . .
    `);
    // The bishop protects the pawn, nothing protects the knight, and none of White’s pieces is attacked.
    expect(lensWords(chess99, position, 'Captured for free')).toEqual(['f5 White could capture it for free']);
    expect(viewOf(chess99, position, 'Captured for free').sum).toBe(
      'White could capture the Black knight on f5 for free. Black could capture nothing for free.',
    );
  });

  test('is nothing that a piece behind the captor protects', () => {
    const behind = (rook: string) =>
      chess(`
        . . . . k . . . .
        . . . . . . . . .
        . . . . . . . . .
        R . . . p . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . ${rook} . . . .
        . . . . . . . . .
        . . . . . . K . .
      `);
    expect(lensWords(chess99, behind('r'), 'Captured for free')).toEqual([]);
    expect(viewOf(chess99, behind('r'), 'Captured for free').sum).toBe(
      'Neither side could capture anything for free.',
    );
    expect(lensWords(chess99, behind('.'), 'Captured for free')).toEqual([
      'e6 White could capture it for free',
    ]);
  });

  test('includes an attacked king, since its capture ends the game', () => {
    const position = chess(`
      . . . r k r . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . R . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . K . . . . .
    `);
    expect(lensWords(chess99, position, 'Captured for free')).toContain('e9 White could capture it for free');
  });

  test('is calculated for the next turn if a side has moved and can only drop', () => {
    const dropping = positionFrom(
      tns,
      `
         k
       . . .
     . . . . .
   . . . . . . .
   . . w . R . .
   . . . . . . .
     . . . . .
       . . .
         K
      `,
      'w f2 d',
    );
    expect(lensWords(tns, dropping, 'Captured for free')).toEqual(['c5 White could capture it for free']);
  });

  test('includes protected pieces if their side must crown a king first', () => {
    const exposed = positionFrom(
      chieftain,
      `
      . . . . . . . . . .
        .   . . . .   .
        . . . . . . . .
        . . .     . . .
        . . . B . . . .
      . .   . k b .   . .
        . . . . . . . .
        . . .     . . .
        . . . . . . . .
        .   . . . .   .
      . . . . . . . . . K
      `,
      'w g',
    );
    expect(lensWords(chieftain, exposed, 'Captured for free')).toContain(
      'e6 White could capture it for free',
    );
  });
});
