import type { Step } from '../game/game.ts';
import { positionAt } from '../game/game.ts';
import type { Side } from '../rules/side.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import type { Tree } from '../tree/tree.ts';
import type { Place, Visit } from '../tree/walk.ts';
import { visits } from '../tree/walk.ts';
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
  /** How many others were tried in its place; 0 unless it is the preferred one. */
  readonly rivals: number;
  /** How many variations beside the next action are hidden. */
  readonly hidden: number;
}

/** What an action is called; the same for its step whatever else is in the tree. */
type Written = Pick<TreeMove, 'text' | 'isImplied' | 'side' | 'round'>;

const known = new WeakMap<Step, Written>();

/** What is needed to write a tree; of a place, the places around it and how its action is written. */
export function writingOf(tree: Tree) {
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
  const rivalsOf = ({ parent, node }: Place): readonly Place[] =>
    parent?.node.children[0] === node ? childrenOf(parent).slice(1) : [];
  return {
    childrenOf,
    /** The places beside one that is preferred; none for the others. */
    rivalsOf,
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
        rivals: rivalsOf(place).length,
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
