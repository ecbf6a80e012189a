// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-hash-location';
import { withActions } from '../../src/engine/game/action.ts';
import { newGame } from '../../src/engine/game/game.ts';
import { openedLink } from '../../src/engine/record/link.ts';
import { pickSite } from '../../src/engine/rules/move.ts';
import { chess99 } from '../../src/engine/variants/chess99/chess99.ts';
import { newDocument } from '../../src/store/document/document.ts';
import { createPlayStore } from '../../src/store/playStore.ts';
import { addressOf, followDocument } from '../../src/ui/play/address.ts';
import { currentEntry, currentPicks } from '../../src/ui/historyEntry.ts';
import { siteOf } from '../support/play.ts';
import { valueOf } from '../support/result.ts';
import { typed } from '../support/typed.ts';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '#/play/chess99');
});
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A game that the address follows. */
function followed(game = newGame(chess99)) {
  const store = createPlayStore(newDocument(game), { newId: () => 'one' });
  const stop = followDocument(store, navigate, location.hash);
  stops.push(stop);
  return { store, stop };
}

/** The actions of the game in the browser's address. */
function actionsThere(): readonly string[] {
  const [, , , link = ''] = location.hash.split('/');
  return link === '' ? [] : valueOf(openedLink(chess99, link)).game.steps.map(({ action }) => action);
}

test('the address of an untouched game stays as it is', () => {
  const replace = vi.spyOn(history, 'replaceState');
  followed();
  vi.advanceTimersByTime(1000);
  expect(replace).not.toHaveBeenCalled();
});

test('the address gets a game that begins at once, since the device saves it at once', () => {
  const { store } = followed();
  typed(store, 'e2-e4');
  expect(actionsThere()).toEqual(['e2-e4']);
  expect(currentEntry()).toEqual({ game: 'one', revision: 1 });
});

test('beside a link from elsewhere, the entry says at once under which id the game is saved, the link later', () => {
  const game = valueOf(withActions(newGame(chess99), ['e2-e4']));
  const { link } = addressOf(newDocument(game));
  history.replaceState(null, '', `#/play/chess99/${link}`);
  const { store } = followed(game);
  expect(currentEntry()).toBeNull();
  typed(store, 'e8-e6');
  expect(actionsThere()).toEqual(['e2-e4']);
  expect(currentEntry()).toEqual({ game: 'one', revision: 1 });
  vi.advanceTimersByTime(60);
  expect(actionsThere()).toEqual(['e2-e4', 'e8-e6']);
});

test('the address gets the game after a short pause, once for several changes', () => {
  const { store } = followed();
  typed(store, 'a2-a4');
  vi.advanceTimersByTime(60);
  const replace = vi.spyOn(history, 'replaceState');
  typed(store, 'a8-a6');
  typed(store, 'e2-e4');
  expect(actionsThere()).toEqual(['a2-a4']);
  vi.advanceTimersByTime(60);
  expect(actionsThere()).toEqual(['a2-a4', 'a8-a6', 'e2-e4']);
  expect(currentEntry()).toEqual({ game: 'one', revision: 3 });
  expect(replace).toHaveBeenCalledTimes(1);
  expect(addressOf(store.getState().document)).toBe(addressOf(store.getState().document));
});

test('the history entry keeps what is picked until the game has an identity, and the saved game keeps it then', () => {
  const { store } = followed();
  const e2 = pickSite(siteOf(chess99, 'e2'));
  store.getState().pick(e2);
  vi.advanceTimersByTime(60);
  expect(currentPicks()).toEqual([e2]);
  expect([location.hash, currentEntry()]).toEqual(['#/play/chess99', null]);
  store.getState().stepBack();
  vi.advanceTimersByTime(60);
  expect(currentPicks()).toBeNull();
  typed(store, 'e2-e4');
  store.getState().pick(pickSite(siteOf(chess99, 'e8')));
  vi.advanceTimersByTime(60);
  expect(currentPicks()).toBeNull();
});

test.each([null, 7, { picked: 3 }, { picked: [{ kind: 'site', site: -1 }] }, { picked: [{ kind: 'x' }] }])(
  'a history entry without readable picks has none: %j',
  (state) => {
    history.replaceState(state, '');
    expect(currentPicks()).toBeNull();
  },
);

test('nothing is written over another address, though the page has not heard of that yet', () => {
  const { store } = followed();
  typed(store, 'e2-e4');
  // A link is followed at once; the page hears of it later.
  history.pushState(null, '', '#/');
  vi.advanceTimersByTime(2000);
  expect(location.hash).toBe('#/');
  dispatchEvent(new Event('pagehide'));
  expect(location.hash).toBe('#/');
});

test('a page that may be closed writes at once', () => {
  const { store } = followed();
  typed(store, 'e2-e4');
  typed(store, 'e8-e6');
  dispatchEvent(new Event('pagehide'));
  expect(actionsThere()).toEqual(['e2-e4', 'e8-e6']);
});

test('an address that the browser refuses to write is written later', () => {
  const { store } = followed();
  typed(store, 'e2-e4');
  vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('Too many calls.', 'SecurityError');
  });
  typed(store, 'e8-e6');
  vi.advanceTimersByTime(60);
  expect(actionsThere()).toEqual(['e2-e4']);
  vi.advanceTimersByTime(1000);
  expect(actionsThere()).toEqual(['e2-e4', 'e8-e6']);
});

test('a game that the address no longer follows leaves it alone', () => {
  const { store, stop } = followed();
  typed(store, 'e2-e4');
  typed(store, 'e8-e6');
  stop();
  vi.advanceTimersByTime(1000);
  expect(actionsThere()).toEqual(['e2-e4']);
});

test('a game that was found after somebody had left for another board does not take the address', () => {
  const store = createPlayStore(newDocument(newGame(chess99)), { newId: () => 'one' });
  typed(store, 'e2-e4');
  history.replaceState(null, '', '#/play/hex39');
  stops.push(followDocument(store, navigate, location.hash));
  vi.advanceTimersByTime(1000);
  expect(location.hash).toBe('#/play/hex39');
});
