import { expect, test } from 'vitest';
import { resignationBy } from '../../src/engine/game/ending.ts';
import { newGame, withEnding } from '../../src/engine/game/game.ts';
import { BLACK } from '../../src/engine/rules/side.ts';
import { chess99 } from '../../src/engine/variants/chess99/chess99.ts';
import { newDocument } from '../../src/store/document/document.ts';
import { savedFrom } from '../../src/store/library/savedGame.ts';
import { metadataOf, standingOf } from '../../src/ui/library/caption.ts';

function metadata(title: string, changed = 0): readonly string[] {
  const head = { id: 'a', title, created: changed, changed, revision: 1 };
  return metadataOf(savedFrom(newDocument(newGame(chess99)), head, changed));
}

test('the facts about a saved game are its variant, when it changed and its length', () => {
  expect(metadata('Sunday')).toEqual(['Chess 99', '0 moves']);
  const time = new Date(2026, 10, 9, 9, 5).getTime();
  expect(metadata('Sunday', time)).toEqual(['Chess 99', '9 Nov 2026, 09:05', '0 moves']);
});

test('a game whose title is its variant does not name the variant again', () => {
  expect(metadata('')).toEqual(['0 moves']);
  expect(metadata('A game of Chess 99')).toEqual(['0 moves']);
});

test('the result of a saved game names the players who have names', () => {
  const head = { id: 'a', title: '', created: 0, changed: 0, revision: 1 };
  const over = withEnding(newGame(chess99), resignationBy(BLACK));
  const saved = savedFrom({ ...newDocument(over), players: ['Ada', ''] }, head, 0);
  expect(standingOf(saved, chess99)).toBe('Ada (White) wins: Black resigns.');
});
