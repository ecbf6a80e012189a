import type { Step } from '../game/game.ts';
import { movesAfter, newGame } from '../game/game.ts';
import type { Side } from '../rules/side.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import type { Tree } from '../tree/tree.ts';
import { gameAlong } from '../tree/tree.ts';
import type { Place } from '../tree/walk.ts';
import { pathOf, visits } from '../tree/walk.ts';
import { notationOf } from './notation.ts';
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
  /** How many others were tried in its place; 0 unless it is the preferred one. */
  readonly rivals: number;
  /** How many variations beside the next action are hidden. */
  readonly hidden: number;
}

/** Whose action it is and in which round; the same for its step whatever else is in the tree. */
type Turn = Pick<TreeMove, 'side' | 'round'>;

const turns = new WeakMap<Step, Turn>();

/** What is needed to write a tree; of a place, the places around it and how its action is written. */
export function writingOf(tree: Tree) {
  const steps = new Map<Place, Step>();
  const children = new Map<Place, Place[]>();
  for (const { place, step } of visits(tree)) {
    children.set(place, []);
    if (!step || !place.parent) continue;
    steps.set(place, step);
    children.get(place.parent)?.push(place);
    if (turns.has(step)) continue;
    const before = steps.get(place.parent);
    turns.set(step, turnAfter(before, tree));
  }
  const childrenOf = (place: Place): readonly Place[] => children.get(place) ?? [];
  const rivalsOf = ({ parent, node }: Place): readonly Place[] =>
    parent?.node.children[0] === node ? childrenOf(parent).slice(1) : [];
  return {
    childrenOf,
    /** The places beside one that is preferred; none for the others. */
    rivalsOf,
    moveAt: (place: Place, isFirst: boolean): TreeMove => {
      const step = steps.get(place);
      const turn = step && turns.get(step);
      if (!step || !turn) throw new Error('Only legal actions are written.');
      const before = place.parent ? steps.get(place.parent) : undefined;
      const isFurtherPart = before?.position.turn === turn.side && turns.get(before)?.side === turn.side;
      return withText(tree, before, {
        place,
        step,
        ...turn,
        isFurtherPart,
        isNumbered: isFirst || (turn.side === WHITE && !isFurtherPart),
        rivals: rivalsOf(place).length,
        hidden: place.node.isCollapsed ? Math.max(0, place.node.children.length - 1) : 0,
      });
    },
  };
}

/** The turn of an action after a step, or from the start. */
function turnAfter(before: Step | undefined, { variant, start }: Tree): Turn {
  const known = before && turns.get(before);
  if (!before || !known) return { side: start.turn, round: firstRound(newGame(variant, start)) };
  const { turn } = before.position;
  return { side: turn, round: known.round + (known.side === BLACK && turn === WHITE ? 1 : 0) };
}

/**
 * An action with its text, which is found when it is first asked for: most actions of a huge tree are out of sight.
 * `before` is the step before it, if there is one.
 */
function withText(
  tree: Tree,
  before: Step | undefined,
  move: Omit<TreeMove, 'text' | 'isImplied'>,
): TreeMove {
  const { place, step } = move;
  const { variant, start } = tree;
  const notation = () =>
    notationOf(variant, before?.position ?? start, step, () =>
      movesAfter(before ?? start, place.ply - 1, () => gameAlong(tree, pathOf(place))),
    );
  return {
    ...move,
    get text() {
      return notation() || step.action;
    },
    get isImplied() {
      return notation() === '';
    },
  };
}
