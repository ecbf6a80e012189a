import type { KeyTask } from '../keys.ts';
import { KEYS } from '../keys.ts';

/** Keys and what they do, for the list of them. */
interface KeyRow {
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
      { keys: ['Shift'], does: 'Say what stands from here that way, with an arrow or a corner key' },
      row('announcement', 'Say the last move, checks, and whose turn it is'),
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
      row('lens', 'Look through the last lens for as long as it is held, where a game is on the screen'),
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
