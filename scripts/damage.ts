// npm run damage [COUNT]   damages texts of every format in COUNT ways (100000 by default) and checks that each
// is read or refused, without an error and in good time. The tests run a smaller number.
import { withActions } from '../src/engine/game/action.ts';
import { registry } from '../tests/support/registry.ts';
import { textOf, draftOf, readDraft } from '../src/engine/setup/draft.ts';
import { readDiagram } from '../src/engine/setup/diagram.ts';
import { writeDiagram } from '../src/engine/setup/diagramDrawing.ts';
import type { Game } from '../src/engine/game/game.ts';
import { currentPosition, newGame } from '../src/engine/game/game.ts';
import { openedLink } from '../src/engine/record/link.ts';
import { writeLink } from '../src/engine/record/writeLink.ts';
import { readNotation } from '../src/engine/record/readNotation.ts';
import { notationAt } from '../src/engine/record/notation.ts';
import { recordOf } from '../src/engine/record/recordOf.ts';
import { playWritten } from '../src/engine/record/writtenRecord.ts';
import { readRecordText, writeRecordText } from '../src/engine/record/recordText.ts';
import { newDocument } from '../src/store/document/document.ts';
import { readExport, writeExport } from '../src/store/library/exportFile.ts';
import { savedFrom, resumeGame } from '../src/store/library/savedGame.ts';
import { randomGame, randomNumbers } from './bench/randomGames.ts';

/** Milliseconds after which reading one text counts as hanging. */
const HANGING = 2000;
/** Short games, so that playing through what can still be read does not take most of the time. */
const STEPS = 12;
const LETTERS = 'abcdefghKQRBNPkqrbnp0123456789/ ,-=@~+*_.wbxD[]{}"():;\\\n<>é\0';

interface Format {
  readonly name: string;
  readonly write: (game: Game) => string | Promise<string>;
  /** Reads the damaged text as the page does. */
  readonly read: (game: Game, text: string) => unknown;
}

const saved = (game: Game) =>
  savedFrom(
    newDocument(game, { players: ['Ann', 'Bob'] }),
    { id: 'one', title: '', created: 1, changed: 2, revision: 3 },
    0,
  );

const formats: readonly Format[] = [
  {
    name: 'position strings',
    write: (game) => game.variant.writePosition(currentPosition(game)),
    read: ({ variant }, text) => variant.readPosition(text),
  },
  {
    name: 'position strings in the editor',
    write: (game) => game.variant.writePosition(currentPosition(game)),
    read: ({ variant }, text) => {
      const draft = readDraft(variant, text);
      return draft.ok && textOf(draft.value);
    },
  },
  {
    name: 'diagrams',
    write: (game) => writeDiagram(draftOf(game.variant, currentPosition(game))),
    read: ({ variant }, text) => readDiagram(variant, text),
  },
  {
    name: 'actions',
    write: (game) => game.steps.map(({ action }) => action).join(' '),
    read: ({ variant }, text) => withActions(newGame(variant), text.split(' ')),
  },
  {
    name: 'notation',
    write: (game) => notationAt(game, game.steps.length),
    read: readNotation,
  },
  {
    name: 'links',
    write: (game) => writeLink(game.variant, recordOf(game, ['Ann', 'Bob'], 0)),
    read: ({ variant }, text) => openedLink(variant, text),
  },
  {
    name: 'records',
    write: (game) => writeRecordText(game, ['Ann', 'Bob']),
    read: ({ variant }, text) => {
      const records = readRecordText(text);
      return records.ok && records.value.map(({ record }) => playWritten(variant, record));
    },
  },
  {
    name: 'exports',
    write: (game) => writeExport([saved(game)], {}),
    read: ({ variant }, text) => {
      const exported = readExport(text);
      return exported.ok && exported.value.games.map((game) => resumeGame(variant, game));
    },
  },
];

/** A text with damage in one to four places: a letter lost, added or changed, or a piece doubled. */
function damaged(text: string, next: () => number): string {
  let result = text;
  for (let changes = 1 + Math.floor(next() * 4); changes > 0; changes--) {
    const place = Math.floor(next() * (result.length + 1));
    const letter = LETTERS[Math.floor(next() * LETTERS.length)] ?? '';
    const kind = Math.floor(next() * 4);
    const [head, tail] = [result.slice(0, place), result.slice(place)];
    if (kind === 0) result = head + tail.slice(1);
    else if (kind === 1) result = head + letter + tail;
    else if (kind === 2) result = head + letter + tail.slice(1);
    else result = head + tail.slice(0, 1 + Math.floor(next() * 20)) + tail;
  }
  return result;
}

const count = Number(process.argv[2] ?? 100_000);
const next = randomNumbers(42);
const games = registry.flatMap((variant) =>
  Array.from({ length: 4 }, (_, seed) => randomGame(variant, seed, STEPS)),
);
for (const { name, write, read } of formats) {
  const texts = await Promise.all(games.map(async (game) => ({ game, text: await write(game) })));
  const begin = performance.now();
  let longest = 0;
  let faults = 0;
  for (let i = 0; i < count; i++) {
    const source = texts[i % texts.length];
    if (!source) continue;
    const text = damaged(source.text, next);
    const started = performance.now();
    try {
      await read(source.game, text);
    } catch (error) {
      console.error(`${name}: ${JSON.stringify(text)} of ${source.game.variant.id} throws ${String(error)}`);
      faults++;
    }
    const took = performance.now() - started;
    if (took > HANGING) {
      console.error(`${name}: ${JSON.stringify(text)} takes ${took.toFixed(0)} ms`);
      faults++;
    }
    longest = Math.max(longest, took);
  }
  const seconds = (performance.now() - begin) / 1000;
  console.log(
    `${name.padEnd(32)} ${String(count)} damaged, ${String(faults)} threw or hung; ${seconds.toFixed(1)} s, longest ${longest.toFixed(1)} ms`,
  );
  if (faults > 0) process.exitCode = 1;
}
