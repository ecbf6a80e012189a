// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import '../support/noSizes.ts';
import { withActions } from '../../src/engine/game/action.ts';
import { newGame } from '../../src/engine/game/game.ts';
import { BLACK } from '../../src/engine/rules/side.ts';
import { chess99 } from '../../src/engine/variants/chess99/chess99.ts';
import { newDocument } from '../../src/store/document/document.ts';
import { createPlayStore } from '../../src/store/playStore.ts';
import { PlayContext } from '../../src/ui/game/PlayContext.ts';
import { MoveInput } from '../../src/ui/panels/MoveInput.tsx';
import { Notice } from '../../src/ui/panels/Notice.tsx';
import { valueOf } from '../support/result.ts';

afterEach(cleanup);

/** The field for a move of a game after its first move, and the place of what is refused. */
function renderInput() {
  const store = createPlayStore(newDocument(valueOf(withActions(newGame(chess99), ['e2-e4']))));
  render(
    <PlayContext value={store}>
      <Notice />
      <MoveInput />
    </PlayContext>,
  );
  return store;
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Enter' }));
const refusal = () => screen.getByRole('alert').textContent;

test('Play with nothing typed asks for a move while the game goes on', async () => {
  renderInput();
  await press();
  expect(refusal()).toBe('Type a move first, as it is written in the record.');
});

test.each([
  ['the end', 1],
  ['an earlier position', 0],
])('Play with nothing typed does nothing after the game, at %s', async (_, cursor) => {
  const store = renderInput();
  await act(() => {
    store.getState().resign(BLACK);
    store.getState().setCursor(cursor);
  });
  await press();
  await userEvent.type(screen.getByRole('textbox'), ' ');
  await press();
  expect(refusal()).toBe('');
});

test('a move that is typed after the game is refused', async () => {
  const store = renderInput();
  await act(() => {
    store.getState().resign(BLACK);
  });
  await userEvent.type(screen.getByRole('textbox'), 'e8-e6');
  await press();
  expect(refusal()).toBe('White wins: Black resigns.');
});
