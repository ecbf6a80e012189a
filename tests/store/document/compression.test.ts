import { expect, test } from 'vitest';
import { newGame, positionAt } from '../../../src/engine/game/game.ts';
import { withActions } from '../../../src/engine/game/action.ts';
import { openedLink } from '../../../src/engine/record/link.ts';
import { recordOf } from '../../../src/engine/record/recordOf.ts';
import { writeLink } from '../../../src/engine/record/writeLink.ts';
import { loadCompression } from '../../../src/store/document/compression.ts';
import { newDocument } from '../../../src/store/document/document.ts';
import { linkOf } from '../../../src/store/document/link.ts';
import { variantNamed } from '../../support/registry.ts';
import { valueOf } from '../../support/result.ts';

test('a link from before its compression has loaded opens the same game, and afterwards it is as short as any', async () => {
  const hex39 = variantNamed('hex39');
  const game = valueOf(withActions(newGame(hex39), ['c3-d4', 'e7-d6', 'i3-j4', 'd8-j2']));
  const early = linkOf(newDocument(game));
  const opened = openedLink(hex39, early);
  if (!opened.ok) throw new Error('The link cannot be opened.');
  expect(opened.value.stopped).toBeNull();
  expect(positionAt(opened.value.game, 4)).toEqual(positionAt(game, 4));

  await loadCompression();
  const late = linkOf(newDocument(game));
  expect(late.length).toBeLessThan(early.length);
  expect(late).toBe(writeLink(game.variant, recordOf(game, ['', ''], game.steps.length)));
});
