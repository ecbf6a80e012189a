// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import '../support/noSizes.ts';
import { newGame } from '../../src/engine/game/game.ts';
import { BLACK, WHITE } from '../../src/engine/rules/side.ts';
import type { Side } from '../../src/engine/rules/side.ts';
import { chess99 } from '../../src/engine/variants/chess99/chess99.ts';
import { newDocument } from '../../src/store/document/document.ts';
import { createPlayStore } from '../../src/store/playStore.ts';
import { PlayContext } from '../../src/ui/game/PlayContext.ts';
import { PlayerStrip } from '../../src/ui/panels/PlayerStrip.tsx';

afterEach(cleanup);

/** The strips of both players of a game, who may have names. */
function renderStrips(white = '', black = '') {
  const store = createPlayStore(newDocument(newGame(chess99)));
  store.getState().rename(WHITE, white);
  store.getState().rename(BLACK, black);
  const strip = (side: Side) => <PlayerStrip side={side} turned={false} flipped={false} handPlace="none" />;
  render(
    <PlayContext value={store}>
      {strip(WHITE)}
      {strip(BLACK)}
    </PlayContext>,
  );
  return store;
}

/** What a strip says besides the name, which stands in its field. */
const said = (side: 'White' | 'Black') => screen.getByRole('region', { name: side }).textContent;

test('at the end of a game the strips say who won; the card below the board tells how', async () => {
  const store = renderStrips('Ada Lovelace');
  await act(() => {
    store.getState().resign(BLACK);
  });
  expect(screen.getByDisplayValue('Ada Lovelace')).toBeTruthy();
  expect(said('White')).toBe('won');
  expect(said('Black')).toBe('lost');
});

test('the strips of both players say that the game is drawn', async () => {
  const store = renderStrips('Ada Lovelace');
  await act(() => {
    store.getState().offerDraw(WHITE);
    store.getState().answerDraw(BLACK, true);
  });
  expect(said('White')).toBe('draw');
  expect(said('Black')).toBe('draw');
});
