import { at } from '../../engine/at.ts';
import type { Step } from '../../engine/game/game.ts';
import { memo } from '../../engine/memo.ts';
import type { TreeRow } from '../../engine/record/treeRows.ts';

/** Rows that follow each other. The browser lays out the groups that are in sight, and skips the others. */
export type RowGroup = readonly [TreeRow, ...TreeRow[]];

/** How many rows a group has when a tree is opened. */
const USUAL_SIZE = 16;

/** A number for each step with which a row begins. */
const keys = new WeakMap<Step, number>();
let lastKey = 0;

/** A key of a row that it keeps while the tree changes. */
export function keyOf({ moves }: TreeRow): number {
  const { step } = at(moves, 0);
  const key = keys.get(step) ?? ++lastKey;
  keys.set(step, key);
  return key;
}

/** Groups by their first rows, so that an unchanged group stays the same object when the tree changes. */
const groupsByRows = new WeakMap<TreeRow, RowGroup>();

/**
 * The rows of a tree in groups. The key of a row decides whether a group begins with it, and not how many rows are
 * before it: so a row that comes or goes changes one group and not all that follow.
 */
export const groupsOf = memo((rows: readonly TreeRow[]): readonly RowGroup[] => {
  const groups: [TreeRow, ...TreeRow[]][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (!last || keyOf(row) % USUAL_SIZE === 0) groups.push([row]);
    else last.push(row);
  }
  return groups.map(sameIfKnown);
});

const indices = memo(
  (groups: readonly RowGroup[]): ReadonlyMap<Step, number> =>
    new Map(
      groups.flatMap((group, i) => group.flatMap(({ moves }) => moves.map(({ step }) => [step, i] as const))),
    ),
);

/** The index of the group with the move of a step; 0 if none has it. */
export const groupWith = (groups: readonly RowGroup[], step: Step | null): number =>
  (step && indices(groups).get(step)) ?? 0;

function sameIfKnown(group: RowGroup): RowGroup {
  const before = groupsByRows.get(group[0]);
  if (before?.length === group.length && group.every((row, i) => row === before[i])) return before;
  groupsByRows.set(group[0], group);
  return group;
}
