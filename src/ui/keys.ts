/** What a single key is for; the arrows and corner keys are the board's own. */
type KeyTask = 'pick' | 'stepBack' | 'change' | 'moves' | 'news' | 'help';

/** The keys of each task, as the browser names them. */
const KEYS: Readonly<Record<KeyTask, readonly string[]>> = {
  pick: ['Enter', ' '],
  stepBack: ['Escape'],
  change: ['x'],
  moves: ['m'],
  news: ['p'],
  help: ['?'],
};

/** Whether a key that was pressed is one of a task's, in upper or lower case. */
export const isKey = (task: KeyTask, key: string): boolean =>
  KEYS[task].includes(key.length === 1 ? key.toLowerCase() : key);

/** Keys and what they do, for the list of them. */
export interface KeyRow {
  readonly keys: readonly string[];
  readonly does: string;
}

const row = (task: KeyTask, does: string): KeyRow => ({ keys: KEYS[task].map(keyName), does });

/** As it is printed on keyboards. */
const keyName = (key: string): string => (key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key);

const ARROWS = ['←', '→', '↑', '↓'];
const CORNERS = ['Home', 'Page Up', 'End', 'Page Down'];

/** All keys, by where they work. */
export const keyTable: readonly { readonly place: string; readonly rows: readonly KeyRow[] }[] = [
  {
    place: 'On the board',
    rows: [
      { keys: ARROWS, does: 'Go to the next place that way' },
      { keys: CORNERS, does: 'Go to the next hex on the upper left, upper right, lower left, lower right' },
      row('change', 'Change between squares and crossings'),
      row('pick', 'Pick a piece, then where it goes'),
      row('stepBack', 'Take the last pick back'),
      row('moves', 'Say what the piece here can do, in a hand as well'),
      { keys: ['Shift + an arrow or corner key'], does: 'Say what stands from here that way' },
      row('news', 'Say the last move, checks, and whose turn it is'),
    ],
  },
  {
    place: 'In the record',
    rows: [{ keys: ['←', '→'], does: 'One move back, one move on' }],
  },
  {
    place: 'Anywhere',
    rows: [
      { keys: ['Tab', 'Shift + Tab'], does: 'Go on to the next button or field, or back' },
      row('help', 'List the keys'),
      { keys: ['Escape'], does: 'Close what lies over the page' },
    ],
  },
  {
    place: 'On the editor’s board',
    rows: [
      { keys: ['a letter'], does: 'Take the piece of that letter to put, in upper case a white one' },
      { keys: ['Enter', 'Space'], does: 'Put it' },
      { keys: ['Delete'], does: 'Remove what stands here' },
      { keys: ['/'], does: 'Change between squares and crossings' },
    ],
  },
];
