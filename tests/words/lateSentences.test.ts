import { beforeEach, expect, test, vi } from 'vitest';

// Other tests load all sentences first; here only those from the start of the app are loaded.
beforeEach(() => {
  vi.resetModules();
});

test.each([
  [
    'a reason',
    { id: 'reason/nothing-there', site: 'e4' },
    async () => (await import('../../src/words/load.ts')).loadReasonWords('chess99'),
  ],
  [
    'a fault of the library',
    { id: 'keeping/no-room' },
    () => import('../../src/store/library/repository.ts'),
  ],
  ['news of a game', { id: 'play/full', most: 900 }, () => import('../../src/store/playStore.ts')],
  ['a fault of a record', { id: 'text/no-record' }, () => import('../../src/store/library/openText.ts')],
  [
    'a position that is no string',
    { id: 'position/spaces' },
    async () => (await import('../../src/words/load.ts')).loadBoardWords('hex39'),
  ],
  ['a fault of a diagram', { id: 'diagram/too-long' }, () => import('../../src/store/editorStore.ts')],
])('the sentence for %s loads together with the code that makes the message', async (_, message, load) => {
  const { say } = await import('../../src/words/say.ts');
  expect(() => say(message)).toThrow(`There is no sentence for ${message.id}.`);
  await load();
  expect(say(message)).toMatch(/^[A-Z].*\.$/);
});
