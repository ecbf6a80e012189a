import type { KeyTask } from '../keys.ts';
import { KEYS } from '../keys.ts';
import * as words from '#words/ui/keys.ts';

/** Keys and what they do, for the list of them. */
interface KeyRow {
  readonly keys: readonly string[];
  readonly does: string;
}

const row = (task: KeyTask, does: string): KeyRow => ({ keys: KEYS[task].map(keyName), does });

/** The names of keys without a letter. */
const NAMED: Readonly<Record<string, string>> = {
  ' ': words.space,
  Enter: words.enter,
  Escape: words.escape,
};

/** The name of a key as printed on keyboards. */
const keyName = (key: string): string => NAMED[key] ?? key.toUpperCase();

const ARROWS = ['←', '→', '↑', '↓'];
const CORNERS = [words.home, words.pageUp, words.end, words.pageDown];

/** All keys, by where they work. */
export const keyTable: readonly { readonly place: string; readonly rows: readonly KeyRow[] }[] = [
  {
    place: words.onBoard,
    rows: [
      { keys: ARROWS, does: words.goThatWay },
      { keys: CORNERS, does: words.goToCorner },
      row('change', words.change),
      row('pick', words.pick),
      row('stepBack', words.stepBack),
      row('moves', words.moves),
      { keys: [words.shift], does: words.line },
      row('announcement', words.announcement),
    ],
  },
  {
    place: words.inRecord,
    rows: [{ keys: ['←', '→'], does: words.backAndOn }],
  },
  {
    place: words.anywhere,
    rows: [
      { keys: [words.tab, words.shiftTab], does: words.nextField },
      row('help', words.help),
      row('lens', words.lens),
      { keys: [words.escape], does: words.close },
    ],
  },
  {
    place: words.onEditorBoard,
    rows: [
      { keys: [words.aLetter], does: words.takePiece },
      { keys: [words.enter, words.space], does: words.put },
      { keys: [words.deleteKey], does: words.remove },
      { keys: ['/'], does: words.change },
    ],
  },
];
