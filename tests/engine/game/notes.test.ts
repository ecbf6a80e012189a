import { expect, test } from 'vitest';
import { notesAt, notesAtRest } from '../../../src/engine/game/notes.ts';
import type { Mark } from '../../../src/engine/rules/mark.ts';
import { checkMark } from '../../../src/engine/rules/mark.ts';
import type { Terrain } from '../../../src/engine/rules/terrain.ts';
import { WHITE } from '../../../src/engine/rules/side.ts';

test('a site has the notes on itself, without those that concern another site', () => {
  const wall: Terrain = { kind: 'wall', site: 4, side: WHITE, label: { id: 'wall' } };
  const ready: Mark = { kind: 'ready', site: 4, label: { id: 'ready' }, about: 7 };
  const notes = { terrain: [wall, { ...wall, site: 5 }], marks: [checkMark(4), checkMark(6), ready] };
  expect(notesAt(notes, 4)).toEqual([wall, checkMark(4)]);
  expect(notesAt(notes, 6)).toEqual([checkMark(6)]);
  expect(notesAt(notes, 7)).toEqual([]);
});

test('at rest, the marks that concern a site are not shown', () => {
  const haven: Mark = { kind: 'haven', site: 4, label: { id: 'haven' }, about: 7 };
  expect(notesAtRest({ terrain: [], marks: [checkMark(6), haven] })).toEqual({
    terrain: [],
    marks: [checkMark(6)],
  });
});
