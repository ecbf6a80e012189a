import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createLibrary } from '../../../src/store/library/libraryStore.ts';
import { openText } from '../../../src/store/library/openText.ts';
import { openShelf } from '../../../src/store/library/shelf.ts';
import { valueOf } from '../../support/result.ts';

test('games of one text are listed in its order, whatever their ids', async () => {
  const library = createLibrary(openShelf('imports'), () => 'another');
  const names = ['Ann', 'Bea', 'Cleo', 'Dora'];
  const ids = ['3', '1', '4', '2'];
  const text = names.map((name) => `[Variant "chess99"]\n[White "${name}"]\n\n1. e4\n`).join('\n');
  const means = { now: () => 1000, newId: () => ids.pop() ?? 'none' };
  valueOf(await openText(text, library, means));
  const listed = library.getState().entries ?? [];
  expect(listed.map((entry) => (entry.kind === 'game' ? entry.game.players[0] : ''))).toEqual(names);
});
