// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import '../support/noSizes.ts';
import { newGame } from '../../src/engine/game/game.ts';
import { BLACK, WHITE } from '../../src/engine/rules/side.ts';
import { tns } from '../../src/engine/variants/tns/tns.ts';
import { newDocument } from '../../src/store/document/document.ts';
import { createPlayStore } from '../../src/store/playStore.ts';
import { PlayContext } from '../../src/ui/game/PlayContext.ts';
import { StudyStrip } from '../../src/ui/panels/StudyStrip.tsx';
import { valueOf } from '../support/result.ts';

afterEach(cleanup);

/*
 *   k . . . r   the rook attacks the king
 *     . K .
 */
test('in a puzzle, too, the strip of a player says that the king is in check', () => {
  const store = createPlayStore(
    newDocument(newGame(tns, valueOf(tns.readPosition('1/F1n/3tH/k1K2r1/4N2/7/N4/1R1/1 w f1,w3,n2,W3 m')))),
  );
  render(
    <PlayContext value={store}>
      <StudyStrip side={WHITE} />
      <StudyStrip side={BLACK} />
    </PlayContext>,
  );
  expect(screen.getByRole('group', { name: 'White' }).textContent).toContain('to move, in check');
  expect(screen.getByRole('group', { name: 'Black' }).textContent).not.toContain('in check');
});
