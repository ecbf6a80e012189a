import { at } from '../at.ts';
import { memo } from '../memo.ts';
import type { Step } from '../game/game.ts';
import { positionAt } from '../game/game.ts';
import type { Side } from '../rules/side.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import type { Tree } from '../tree/tree.ts';
import type { Place, Visit } from '../tree/walk.ts';
import { placesOf, visits } from '../tree/walk.ts';
import { notationAt } from './notation.ts';
import { firstRound } from './rounds.ts';

/** An action of a tree as people read it. */
export interface TreeMove {
  readonly place: Place;
  readonly step: Step;
  /** Its notation; the action string if it has none. */
  readonly text: string;
  /** Whether it merely ends the turn. */
  readonly isImplied: boolean;
  readonly side: Side;
  readonly round: number;
  /** Whether the number of the round has to be told before it. */
  readonly isNumbered: boolean;
  /** Whether it goes on with the turn of the action before it. */
  readonly isFurtherPart: boolean;
  /** How many variations beside the next action are hidden. */
  readonly hidden: number;
}

/** A piece of a line without variations in it, which stands in a row of its own. */
export interface TreeRow {
  /** 0 for the main line, 1 for its variations, and so on. */
  readonly depth: number;
  /** Whether a variation begins with it. */
  readonly isBeginning: boolean;
  readonly moves: readonly TreeMove[];
}

/** So many actions at most, so that a change of one row is cheap. */
const MOST_IN_A_ROW = 12;

/** What an action is called; the same for its step whatever else is in the tree. */
type Written = Pick<TreeMove, 'text' | 'isImplied' | 'side' | 'round'>;

const known = new WeakMap<Step, Written>();

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
      const rivals: readonly Place[] = line.isVariation && isFirst ? [] : writing.rivalsOf(place);
      const after: readonly Place[] = writing.childrenOf(place);
      if (rivals.length > 0) {
        waiting.push(
          ...beginnings(after.slice(0, 1), line.depth),
          ...beginnings(rivals, line.depth + 1, true),
        );
        break;
      }
      if (moves.length === MOST_IN_A_ROW) flush();
      place = after[0];
    }
    flush();
  }
  return rows;
});

/** Lines that begin at places, the first one last: it is taken from the end. */
const beginnings = (places: readonly Place[], depth: number, isVariation = false): Beginning[] =>
  places.map((place) => ({ place, depth, isVariation })).reverse();

/** What is needed to write a tree. */
function writingOf(tree: Tree) {
  const steps = new Map<Place, Step>();
  const children = new Map<Place, Place[]>();
  for (const visit of visits(tree)) {
    const { place, step } = visit;
    children.set(place, []);
    if (!step || !place.parent) continue;
    steps.set(place, step);
    children.get(place.parent)?.push(place);
    if (known.has(step)) continue;
    const before = steps.get(place.parent);
    known.set(step, writtenAfter(before && known.get(before), visit));
  }
  const childrenOf = (place: Place): readonly Place[] => children.get(place) ?? [];
  return {
    childrenOf,
    /** The places beside one that is preferred, unless they are hidden. */
    rivalsOf: ({ parent, node }: Place): readonly Place[] =>
      parent && !parent.node.isCollapsed && parent.node.children[0] === node
        ? childrenOf(parent).slice(1)
        : [],
    moveAt: (place: Place, isFirst: boolean): TreeMove => {
      const step = steps.get(place);
      const own = step && known.get(step);
      if (!step || !own) throw new Error('Only legal actions are written.');
      const before = place.parent && steps.get(place.parent);
      const isFurtherPart = before?.position.turn === own.side && known.get(before)?.side === own.side;
      return {
        place,
        step,
        ...own,
        isFurtherPart,
        isNumbered: isFirst || (own.side === WHITE && !isFurtherPart),
        hidden: place.node.isCollapsed ? Math.max(0, place.node.children.length - 1) : 0,
      };
    },
  };
}

function writtenAfter(before: Written | undefined, { place: { ply }, step, line }: Visit): Written {
  const game = line();
  const text = notationAt(game, ply);
  const side = positionAt(game, ply - 1).turn;
  const isNew = before?.side === BLACK && side === WHITE;
  return {
    text: text === '' ? (step?.action ?? '') : text,
    isImplied: text === '',
    side,
    round: before ? before.round + (isNew ? 1 : 0) : firstRound(game),
  };
}

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
      move.isNumbered === twin.isNumbered &&
      move.place.node.notes === twin.place.node.notes
    );
  });
