import { expect, test } from 'vitest';
import type { Happened } from '../../src/engine/game/happened.ts';
import { BLACK, WHITE } from '../../src/engine/rules/side.ts';
import { previewWords } from '../../src/words/en/preview.ts';

const NOTHING: Happened = {
  side: WHITE,
  agent: null,
  ground: null,
  journeys: [],
  sense: null,
  changes: [],
  taken: [],
  arrivals: [],
  isDrop: false,
  received: [],
};
const pawn = { side: WHITE, kind: 'pawn', into: null } as const;

test('a preview names the ways of all pieces, as the arrows show them', () => {
  const journeys = [
    { ...pawn, from: 'f6', to: 'f8' },
    { ...pawn, from: 'h6', to: 'f6' },
  ];
  expect(previewWords({ ...NOTHING, journeys }, 'Clockwise')).toBe(
    'Preview: f6→f8, h6→f6. Press Clockwise to play it.',
  );
  expect(previewWords({ ...NOTHING, ground: { from: 'l2', to: 'n4' } }, 'Clockwise')).toBe(
    'Preview: l2→n4. Press Clockwise to play it.',
  );
});

test('it says what a piece becomes and takes, and where if that is not where it goes', () => {
  const journeys = [{ ...pawn, from: 'c8', to: 'c9', into: 'bishop' }];
  const lost = { side: BLACK, kind: 'rook' } as const;
  expect(previewWords({ ...NOTHING, journeys, taken: [{ ...lost, site: 'c9' }] }, 'Clockwise')).toBe(
    'Preview: c8→c9 becomes a bishop, takes Black’s rook. Press Clockwise to play it.',
  );
  expect(previewWords({ ...NOTHING, journeys, taken: [{ ...lost, site: 'd8' }] }, 'Clockwise')).toBe(
    'Preview: c8→c9 becomes a bishop, takes Black’s rook on d8. Press Clockwise to play it.',
  );
});

test('where nothing goes from one place to another, it is told in words', () => {
  const changes = [{ ...pawn, site: 'c9', into: 'knight' }];
  expect(previewWords({ ...NOTHING, changes }, 'Clockwise')).toBe(
    'Preview: White’s pawn on c9 becomes a knight. Press Clockwise to play it.',
  );
});
