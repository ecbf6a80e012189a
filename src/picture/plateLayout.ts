import type { Layout } from '../ui/board/geometry.ts';
import { rowWidth } from '../ui/board/HandDrawing.tsx';

/** The part of a plate above or below the board, for a player and what they hold. */
export interface Strip {
  readonly middle: number;
  /** How many letters the name may have. */
  readonly columns: number;
  /** Where the tiles begin and how large one is; null in games without hands. */
  readonly hand: { readonly x: number; readonly y: number; readonly tile: number } | null;
}

/** Where everything on a plate is, in squares of its board. */
export interface PlateLayout {
  readonly board: Layout;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The size of its letters. */
  readonly line: number;
  /** How many letters a line may have. */
  readonly columns: number;
  readonly above: Strip | null;
  readonly below: Strip | null;
  /** The foot of the title, and those of the lines below it. */
  readonly title: number;
  readonly lines: readonly number[];
}

interface Needs {
  /** Whether the players are shown. */
  readonly players: boolean;
  /** The most kinds of pieces that a player holds in any frame; 0 in games without hands. */
  readonly kinds: number;
  /** The longest text about the end. */
  readonly outcome: string;
}

/** How wide a plate is in its letters, and how wide a letter is in its height, on average. */
const LETTERS = 25;
const LETTER = 0.5;
/** The room at the left and the right, in letters. */
const MARGIN = 0.6;
/** From one line to the next, in letters. */
const LINE = 1.35;
/** The share of the width where the hands begin. */
const HANDS = 0.4;
/** The most that a tile of a hand takes, in squares. */
const LARGEST = 0.92;

/** Lays out a plate around a board. */
export function plateLayoutOf(board: Layout, { players, kinds, outcome }: Needs): PlateLayout {
  const line = board.width / LETTERS;
  const columns = Math.floor((LETTERS - 2) / LETTER);
  const roomForHands = board.width * (1 - HANDS) - line;
  const tile = kinds === 0 ? 0 : Math.min(LARGEST, roomForHands / rowWidth(kinds));
  const room = players ? Math.max(tile + 0.6 * line, 2 * line) : 0.5 * line;
  const foot = board.top + board.height;
  const stripAt = (middle: number): Strip | null =>
    players
      ? {
          middle,
          columns: Math.floor(((kinds === 0 ? 1 : HANDS) * LETTERS - 3.2) / LETTER),
          hand: kinds === 0 ? null : { x: board.left + HANDS * board.width, y: middle - tile / 2, tile },
        }
      : null;
  const title = foot + room + LINE * line;
  const lines = [1, ...linesOf(outcome, columns).map((_, i) => i + 2)].map((i) => title + i * LINE * line);
  return {
    board,
    left: board.left - MARGIN * line,
    top: board.top - room,
    width: board.width + 2 * MARGIN * line,
    height: (lines.at(-1) ?? title) + line - (board.top - room),
    line,
    columns,
    above: stripAt(board.top - room / 2),
    below: stripAt(foot + room / 2),
    title,
    lines,
  };
}

/** A text of at most so many letters. */
export function cut(text: string, columns: number): string {
  const letters = [...text];
  return letters.length > columns ? `${letters.slice(0, columns - 1).join('')}…` : text;
}

/** A text in lines of at most so many letters, broken between words; none if it is empty. */
export function linesOf(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter((each) => each !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns)
      lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}
