/** Before every test file: all that the games of the app say can be said, as if their rules had been loaded. */
import { addSentences } from '../../src/words/say.ts';
import type { Table } from '../../src/words/sentences.ts';

const files = import.meta.glob<Readonly<Record<string, Table>>>('../../src/words/en/*/{board,reasons}.ts', {
  eager: true,
});

for (const tables of Object.values(files)) for (const table of Object.values(tables)) addSentences(table);
