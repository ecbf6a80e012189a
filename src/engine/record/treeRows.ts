import { at } from '../at.ts';
import { memo } from '../memo.ts';
import type { Step } from '../game/game.ts';
import type { Tree } from '../tree/tree.ts';
import type { Place } from '../tree/walk.ts';
import { placesOf } from '../tree/walk.ts';
import type { TreeMove } from './treeMoves.ts';
import { writingOf } from './treeMoves.ts';

/** A piece of a line without variations in it, which stands in a row of its own. */
export interface TreeRow {
  /** 0 for the main line, 1 for its variations, and so on. */
  readonly depth: number;
  /** Whether a variation begins with it. */
  readonly isBeginning: boolean;
  readonly moves: readonly TreeMove[];
}

/**
 * So many actions at most, so that a change of one row is cheap. Rows end at certain plies, so that a line that gets
 * variations keeps the rows that follow.
 */
const MOST_IN_A_ROW = 12;

/** Rows by their first steps, so that an unchanged row stays the same object when the tree changes. */
const rowsBySteps = new WeakMap<Step, TreeRow>();

/** Where a line has to be written on. */
interface Beginning {
  readonly place: Place;
  readonly depth: number;
  /** Whether it is a variation of another line; its rivals are not its own variations. */
  readonly isVariation: boolean;
}

/**
 * The lines of a tree in rows. A line is interrupted after an action that has others beside it, for those others, each with
 * all that follows.
 */
export const treeRows = memo((tree: Tree): readonly TreeRow[] => {
  const writing = writingOf(tree);
  const rows: TreeRow[] = [];
  const waiting = beginnings(writing.childrenOf(at(placesOf(tree), 0)).slice(0, 1), 0);
  for (let line = waiting.pop(); line; line = waiting.pop()) {
    let moves: TreeMove[] = [];
    let isBeginning = line.isVariation;
    const flush = () => {
      if (moves.length > 0) rows.push(sameIfKnown({ depth: line.depth, isBeginning, moves }));
      moves = [];
      isBeginning = false;
    };
    for (let place: Place | undefined = line.place; place;) {
      moves.push(writing.moveAt(place, moves.length === 0));
      const isFirst: boolean = place === line.place;
      const rivals: readonly Place[] =
        (line.isVariation && isFirst) || place.parent?.node.isCollapsed ? [] : writing.rivalsOf(place);
      const after: readonly Place[] = writing.childrenOf(place);
      if (rivals.length > 0) {
        waiting.push(
          ...beginnings(after.slice(0, 1), line.depth),
          ...beginnings(rivals, line.depth + 1, true),
        );
        break;
      }
      if (place.ply % MOST_IN_A_ROW === 0) flush();
      place = after[0];
    }
    flush();
  }
  return rows;
});

/** Lines that begin at places, the first one last: it is taken from the end. */
const beginnings = (places: readonly Place[], depth: number, isVariation = false): Beginning[] =>
  places.map((place) => ({ place, depth, isVariation })).reverse();

function sameIfKnown(row: TreeRow): TreeRow {
  const { step } = at(row.moves, 0);
  const before = rowsBySteps.get(step);
  if (before && isSameRow(before, row)) return before;
  rowsBySteps.set(step, row);
  return row;
}

/** Whether two rows look alike and lead to the same places: a step belongs to one line. */
const isSameRow = (one: TreeRow, other: TreeRow): boolean =>
  one.depth === other.depth &&
  one.isBeginning === other.isBeginning &&
  one.moves.length === other.moves.length &&
  one.moves.every((move, i) => {
    const twin = at(other.moves, i);
    return (
      move.step === twin.step &&
      move.hidden === twin.hidden &&
      move.rivals === twin.rivals &&
      move.isNumbered === twin.isNumbered &&
      move.place.node.notes === twin.place.node.notes
    );
  });
