// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import '../support/noSizes.ts';
import { withActions } from '../../src/engine/game/action.ts';
import { newGame } from '../../src/engine/game/game.ts';
import { pickSite } from '../../src/engine/rules/move.ts';
import { BLACK, WHITE } from '../../src/engine/rules/side.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { siteNamed } from '../../src/engine/topology/topology.ts';
import { battleChieftains } from '../../src/engine/variants/battle-chieftain/battleChieftain.ts';
import { ben39 } from '../../src/engine/variants/ben39/ben39.ts';
import { chess99 } from '../../src/engine/variants/chess99/chess99.ts';
import { tns } from '../../src/engine/variants/tns/tns.ts';
import { newDocument } from '../../src/store/document/document.ts';
import { createPlayStore } from '../../src/store/playStore.ts';
import { RecordPanel } from '../../src/ui/panels/RecordPanel.tsx';
import { PlayContext } from '../../src/ui/game/PlayContext.ts';
import { say } from '../../src/words/say.ts';

afterEach(cleanup);

const renderRecord = (start: string | null, ...actions: readonly string[]) =>
  renderRecordOf(chess99, start, ...actions);

function renderRecordOf(variant: Variant, start: string | null, ...actions: readonly string[]) {
  const position = start === null ? undefined : variant.readPosition(start);
  if (position && !position.ok) throw new Error(say(position.message));
  const game = withActions(newGame(variant, position?.value), actions);
  if (!game.ok) throw new Error(say(game.message));
  const store = createPlayStore(newDocument(game.value));
  render(
    <PlayContext value={store}>
      <RecordPanel />
    </PlayContext>,
  );
  return store;
}

const emptyRecord = () => screen.getByText(/^No move/).textContent;

test('a game without moves says how to make a move', () => {
  renderRecord(null);
  expect(emptyRecord()).toBe('No move yet. Pick a piece to see its moves.');
});

test('the panel does not ask for a piece before one can be picked', () => {
  renderRecordOf(battleChieftains.standard, null);
  expect(emptyRecord()).toBe('No move yet.');
});

test('once a piece is picked the panel does not ask for one', async () => {
  const store = renderRecord(null);
  await act(() => {
    store.getState().pick(pickSite(siteNamed(chess99.topology, 'e2')));
  });
  expect(emptyRecord()).toBe('No move yet.');
});

test('a game that was set up says how to make a move there', () => {
  renderRecord('4k4/9/9/9/9/9/9/9/4K4 b - 7');
  expect(emptyRecord()).toBe('No move yet. Pick a piece to see its moves.');
});

test('a game that ended before its first move does not ask for one', async () => {
  const store = renderRecord(null);
  await act(() => {
    store.getState().resign(WHITE);
  });
  expect(emptyRecord()).toBe('No move was made.');
});

test('each round of a game is one line', () => {
  renderRecord(null, 'e2-e4', 'e8-e6', 'd2-d4');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1e4e6', '2d4…']);
});

test('the next turn is marked as such, until the game is over', async () => {
  const store = renderRecord(null, 'e2-e4');
  expect(screen.getByText('…').className).toBe('pending');
  await act(() => {
    store.getState().resign(BLACK);
  });
  expect(screen.getByRole('listitem').textContent).toBe('1e4');
});

test('a game that Black begins leaves White’s place empty', () => {
  renderRecord('4k4/9/9/9/9/9/9/9/4K4 b - 7', 'e9-e8', 'e1-e2');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['7…Ke8', '8Ke2…']);
});

test('each part of a turn has its button, and so has its end', () => {
  renderRecordOf(tns, '1/3/5/1k5/7/7/5/1K1/N w w3,n2 m', 'd1-e3', 'w@g4', 'end', 'b6-c6');
  const parts = within(screen.getByRole('list', { name: 'Moves' })).getAllByRole('button');
  expect(parts.map(({ textContent }) => textContent)).toEqual(['Ne3', 'W@g4', 'end', 'Kc6']);
  expect(screen.getByRole('button', { name: 'end' }).className).toBe('implied');
  expect(screen.getByRole('button', { name: 'Ne3' }).className).toBe('');
});

test('left and right arrows go through the record', async () => {
  const store = renderRecord(null, 'e2-e4', 'e8-e6');
  await userEvent.click(screen.getByRole('button', { name: 'e4' }));
  expect(store.getState().document.cursor).toBe(1);
  await userEvent.keyboard('{ArrowLeft}');
  expect(store.getState().document.cursor).toBe(0);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(store.getState().document.cursor).toBe(2);
  expect(screen.getByRole('button', { name: 'e6' }).getAttribute('aria-current')).toBe('step');
});

test('a move under the pointer says in words what its letters say', async () => {
  renderRecordOf(ben39, null, 'X@c3', 'Z@i11');
  const [drop, answer] = within(screen.getByRole('list', { name: 'Moves' })).getAllByRole('button');
  expect(drop?.title).toBe('');
  if (drop) await userEvent.hover(drop);
  expect(drop?.title).toBe('White drops a chad rook on c3.');
  expect(answer?.title).toBe('');
});
