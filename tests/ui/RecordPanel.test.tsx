// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { withActions } from '../../src/engine/game/action.ts';
import { newGame } from '../../src/engine/game/game.ts';
import { chess99 } from '../../src/engine/variants/chess99/chess99.ts';
import { createPlayStore } from '../../src/store/playStore.ts';
import { RecordPanel } from '../../src/ui/panels/RecordPanel.tsx';
import { PlayContext } from '../../src/ui/play/PlayContext.ts';

afterEach(cleanup);

function renderRecord(start: string | null, ...actions: readonly string[]) {
  const position = start === null ? undefined : chess99.readPosition(start);
  if (position && !position.ok) throw new Error(position.message);
  const game = withActions(newGame(chess99, position?.value), actions);
  if (!game.ok) throw new Error(game.message);
  const store = createPlayStore({
    game: game.value,
    players: ['', ''],
    look: actions.length,
    stopped: null,
  });
  render(
    <PlayContext value={store}>
      <RecordPanel />
    </PlayContext>,
  );
  return store;
}

test('a game without moves says who begins', () => {
  renderRecord(null);
  expect(screen.getByText(/White begins/)).toBeDefined();
});

test('each round of a game stands in one line', () => {
  renderRecord(null, 'e2-e4', 'e8-e6', 'd2-d4');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1e4e6', '2d4…']);
});

test('a game that Black begins leaves White’s place open', () => {
  renderRecord('4k4/9/9/9/9/9/9/9/4K4 b - 7', 'e9-e8', 'e1-e2');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['7…Ke8', '8Ke2…']);
});

test('left and right arrows go through the record', async () => {
  const store = renderRecord(null, 'e2-e4', 'e8-e6');
  await userEvent.click(screen.getByRole('button', { name: 'e4' }));
  expect(store.getState().look).toBe(1);
  await userEvent.keyboard('{ArrowLeft}');
  expect(store.getState().look).toBe(0);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(store.getState().look).toBe(2);
  expect(screen.getByRole('button', { name: 'e6' }).getAttribute('aria-current')).toBe('step');
});
