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

/** The keys at one place. */
interface KeysAt {
  readonly place: string;
  readonly rows: readonly KeyRow[];
}

/** All keys, by where they work, with those for crossings or without. */
export const keyTable = (withCrossings: boolean): readonly KeysAt[] => [
  {
    place: words.onBoard,
    rows: [
      { keys: ARROWS, does: words.goThatWay },
      { keys: CORNERS, does: words.goToCorner },
      ...(withCrossings ? [row('change', words.change)] : []),
      row('pick', words.pick),
      row('stepBack', words.stepBack),
      row('moves', words.moves),
      row('attackers', words.attackers),
      { keys: [words.shiftArrow], does: words.line },
      row('announcement', words.announcement),
    ],
  },
  {
    place: words.inGame,
    rows: [
      { keys: ['←', '→'], does: words.backAndOn },
      { keys: [words.home, words.end], does: words.startAndEnd },
      row('takeBack', words.takeBack),
      row('redo', words.redo),
      row('flip', words.flip),
      row('newGame', words.newGame),
      row('lastMove', words.lastMove),
      row('hands', words.hands),
      row('times', words.times),
      row('toBoard', words.toBoard),
      row('toRecord', words.toRecord),
      row('toMoveField', words.toMoveField),
      row('lens', words.lens),
      row('lastLens', words.lastLens),
    ],
  },
  {
    place: words.exploring,
    rows: [
      { keys: ['←', '→'], does: words.backAndOn },
      { keys: ['↑', '↓'], does: words.besides },
      { keys: [words.shiftArrows], does: words.outAndIn },
      { keys: [words.home, words.end], does: words.startAndEndOfLine },
      { keys: [words.deleteKey], does: words.removeMove },
      row('analysis', words.analysis),
      { keys: [words.controlZ], does: words.undo },
      { keys: [words.shiftControlZ], does: words.redoChange },
    ],
  },
  {
    place: words.anywhere,
    rows: [
      { keys: [words.tab, words.shiftTab], does: words.nextField },
      row('help', words.help),
      { keys: [words.escape], does: words.close },
    ],
  },
  {
    place: words.onEditorBoard,
    rows: [
      { keys: [words.aLetter], does: words.takePiece },
      { keys: [words.enter, words.space], does: words.put },
      { keys: [words.deleteKey], does: words.remove },
      ...(withCrossings ? [{ keys: ['/'], does: words.change }] : []),
    ],
  },
  {
    place: words.withMouse,
    rows: [
      { keys: [words.wheel], does: words.backAndOnByWheel },
      { keys: [words.rightClick], does: words.letGo },
      { keys: [words.rightDrag], does: words.draw },
      { keys: [words.click], does: words.letGoBeside },
    ],
  },
];
