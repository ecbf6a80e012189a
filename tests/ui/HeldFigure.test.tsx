import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Held } from '../../src/engine/rules/hand.ts';
import { pieceOf } from '../../src/engine/rules/piece.ts';
import { BLACK, WHITE } from '../../src/engine/rules/side.ts';
import { tns } from '../../src/engine/variants/tns/tns.ts';
import { Figure } from '../../src/ui/board/Figure.tsx';
import { HeldFigure } from '../../src/ui/board/HeldFigure.tsx';

const one: Held = { holder: WHITE, piece: pieceOf(1, BLACK), count: 1, turnsLeft: null, due: false };

/** What is drawn beside the figure. */
const badges = (held: Held): string => {
  const drawn = renderToStaticMarkup(<HeldFigure variant={tns} held={held} set={Figure} flipped={false} />);
  const bare = renderToStaticMarkup(<HeldFigure variant={tns} held={one} set={Figure} flipped={false} />);
  expect(drawn.startsWith(bare)).toBe(true);
  return drawn.slice(bare.length);
};
const textIn = (markup: string) => markup.replaceAll(/<[^>]*>/g, '');

test('a piece in hand shows how many there are with a ×, and its turns left on a stopwatch', () => {
  expect(badges(one)).toBe('');
  expect(textIn(badges({ ...one, count: 2 }))).toBe('×2');
  expect(textIn(badges({ ...one, turnsLeft: 2 }))).toBe('2');
  expect(textIn(badges({ ...one, turnsLeft: 1, due: true }))).toBe('!');
  expect(textIn(badges({ ...one, count: 3, turnsLeft: 1 }))).toBe('×31');
  expect(badges({ ...one, count: 2 })).not.toContain('<circle');
  expect(badges({ ...one, turnsLeft: 2 })).toContain('<circle');
});
