import { expect, test } from 'vitest';
import { say } from '../../src/words/say.ts';

test.each([
  ['a reason', { id: 'reason/nothing-there', site: 'e4' }, () => import('../../src/store/whyNot.ts')],
  [
    'a fault of the library',
    { id: 'keeping/no-room' },
    () => import('../../src/store/library/repository.ts'),
  ],
  ['a fault of a record', { id: 'text/no-record' }, () => import('../../src/store/library/openText.ts')],
  ['a fault of a diagram', { id: 'diagram/too-long' }, () => import('../../src/store/editorStore.ts')],
])('the sentence for %s comes with what makes the message', async (_, message, load) => {
  expect(() => say(message)).toThrow(`There is no sentence for ${message.id}.`);
  await load();
  expect(say(message)).toMatch(/^[A-Z].*\.$/);
});
