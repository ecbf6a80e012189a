import { at } from '../at.ts';
import type { Board } from '../rules/position.ts';
import type { Result } from '../rules/result.ts';
import { success } from '../rules/result.ts';
import type { Site } from '../topology/site.ts';
import type { Topology } from '../topology/topology.ts';
import { shapeOf } from '../topology/topology.ts';
import type { NumberedLine } from './diagramMessage.ts';
import { diagramFailure } from './diagramMessage.ts';

/** Bounds on what is read; the largest diagram by an inventor has some 600 characters. */
const LONGEST = 5000;
const MOST_LINES = 60;

/** What a diagram shows. */
export interface Shown {
  readonly board: Board;
  /** The ranks that it shows; a diagram may show a part of the board. */
  readonly ranks: readonly (readonly Site[])[];
  /** Where it shows movable parts of the ground; null if it shows none. */
  readonly places: readonly Site[] | null;
}

/** A line of a diagram that shows a rank of the board. */
export interface DiagramLine {
  /** The line as it was written. */
  readonly written: NumberedLine;
  /** The content of the line, with its number blanked out so that everything keeps its place. */
  readonly text: string;
  /** The sites of its rank, from the left. */
  readonly rank: readonly Site[];
}

export interface DiagramLines {
  readonly lines: readonly DiagramLine[];
  /** The place of the first column's letter; -1 if the columns have no letters. */
  readonly firstColumn: number;
}

/** Letters of columns from `a` on, with or without spaces. */
const isColumnLetters = (text: string): boolean => {
  const letters = text.replaceAll(' ', '');
  return letters.length >= 3 && 'abcdefghijklmnopqrstuvwxyz'.startsWith(letters);
};

/** Words beside a diagram that say who sits where. */
const SIDE_WORDS = /\b(white|black)\b/gi;

/**
 * The lines of a diagram that show ranks, from the top. Ranks may have the numbers of the board's edge, and
 * then some may be missing; without numbers, all must be there.
 * @param isRank whether a line shows a rank and is not just part of the frame.
 */
export function linesOf(
  { ranks, ...topology }: Topology,
  text: string,
  isRank: (text: string) => boolean,
): Result<DiagramLines> {
  if (text.length > LONGEST) return diagramFailure({ id: 'diagram/too-long' });
  const all = text.replaceAll('\r', '').replaceAll('\t', '        ').split('\n');
  if (all.length > MOST_LINES) return diagramFailure({ id: 'diagram/too-many-lines', lines: all.length });
  const columns = all.find(isColumnLetters);
  const shown = all
    .map((line, i) => ({
      written: { number: i + 1, text: line.trim() },
      label: /^\s*(\d+)/.exec(line)?.[1],
      text: line
        .replace(/^\s*\d+/, (label) => ' '.repeat(label.length))
        .replaceAll(SIDE_WORDS, (word) => ' '.repeat(word.length)),
    }))
    .filter((line) => line.text.trim() !== '' && !isColumnLetters(line.text) && isRank(line.text));
  const areNumbered = shown.some(({ label }) => label !== undefined);
  if (!areNumbered && shown.length !== ranks.length)
    return diagramFailure({ id: 'diagram/other-ranks', ranks: ranks.length, shown: shown.length });
  const lines: DiagramLine[] = [];
  for (const [i, { written, label, text: content }] of shown.entries()) {
    const rank = areNumbered
      ? ranks.find((sites) => String(shapeOf({ ranks, ...topology }, at(sites, 0)).row + 1) === label)
      : at(ranks, i);
    if (!rank)
      return diagramFailure(
        label === undefined
          ? { id: 'diagram/no-number', line: written }
          : { id: 'diagram/no-such-rank', line: written, rank: label },
      );
    if (lines.some((line) => line.rank === rank))
      return diagramFailure({ id: 'diagram/rank-again', line: written });
    lines.push({ written, text: content, rank });
  }
  return success({ lines, firstColumn: columns?.indexOf('a') ?? -1 });
}
