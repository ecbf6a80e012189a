/** Runs before every test file: loads all words, as if every part of the app had been loaded. */
import { clockNews } from '../../src/words/en/clockNews.ts';
import { computer } from '../../src/words/en/computer.ts';
import { diagrams } from '../../src/words/en/diagrams.ts';
import { editor } from '../../src/words/en/editor.ts';
import { keeping } from '../../src/words/en/keeping.ts';
import { opening } from '../../src/words/en/opening.ts';
import { playNews } from '../../src/words/en/playNews.ts';
import { recordText } from '../../src/words/en/recordText.ts';
import { lenses } from '../../src/words/en/lenses.ts';
import { notices } from '../../src/words/en/rulebook/notices.ts';
import { setup } from '../../src/words/en/setup.ts';
import { storage } from '../../src/words/en/storage.ts';
import { think } from '../../src/words/en/think.ts';
import { addSentences } from '../../src/words/say.ts';
import type { Table } from '../../src/words/sentences.ts';

const files = import.meta.glob<Readonly<Record<string, Table>>>('../../src/words/en/*/{board,reasons}.ts', {
  eager: true,
});

addSentences({
  ...clockNews,
  ...computer,
  ...diagrams,
  ...editor,
  ...keeping,
  ...lenses,
  ...notices,
  ...opening,
  ...playNews,
  ...recordText,
  ...setup,
  ...storage,
  ...think,
});
for (const tables of Object.values(files)) for (const table of Object.values(tables)) addSentences(table);
