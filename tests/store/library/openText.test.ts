import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { openedLink } from '../../../src/engine/record/link.ts';
import { createLibrary } from '../../../src/store/library/libraryStore.ts';
import { openText } from '../../../src/store/library/openText.ts';
import { openRepository } from '../../../src/store/library/repository.ts';
import { variantNamed } from '../../support/registry.ts';
import { valueOf } from '../../support/result.ts';

test('games from one text are listed in its order, whatever their ids', async () => {
  const library = createLibrary(openRepository('imports'), () => 'another');
  const names = ['Ann', 'Bea', 'Cleo', 'Dora'];
  const ids = ['3', '1', '4', '2'];
  const text = names.map((name) => `[Variant "chess99"]\n[White "${name}"]\n\n1. e4\n`).join('\n');
  const means = { now: () => 1000, newId: () => ids.pop() ?? 'none' };
  valueOf(await openText(text, library, means));
  const joinList = library.getState().entries ?? [];
  expect(joinList.map((entry) => (entry.kind === 'game' ? entry.game.players[0] : ''))).toEqual(names);
});

test('a record that cannot be written now opens, with the reason, under the id with which it will be saved', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const library = createLibrary(openRepository('full'), () => 'another');
  const means = { now: () => 1000, newId: () => 'one' };
  const opened = valueOf(await openText('[Variant "chess99"]\n\n1. e4\n', library, means));
  expect(opened).toMatchObject({
    kind: 'address',
    game: 'one',
    isSaved: false,
    said: [{ id: 'keeping/no-room' }],
  });
  const [, , id = '', link = ''] = opened.kind === 'address' ? opened.address.split('/') : [];
  const linked = valueOf(openedLink(variantNamed(id), link));
  expect(linked.identity?.id).toBe('one');
});
