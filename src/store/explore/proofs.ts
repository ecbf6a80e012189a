import { memo } from '../../engine/memo.ts';
import type { Assertion } from '../../engine/tree/assertion.ts';
import { solvedBy } from '../../engine/tree/assertion.ts';
import { annotate } from '../../engine/tree/edits.ts';
import { withAssertion } from '../../engine/tree/notes.ts';
import type { ProvedPositions, Reached } from '../../engine/tree/solved.ts';
import { reachedBy } from '../../engine/tree/solved.ts';
import type { Tree, TreePath } from '../../engine/tree/tree.ts';
import { gameAlong, nodeAt } from '../../engine/tree/tree.ts';
import type { Place } from '../../engine/tree/walk.ts';
import { pathOf, placesOf } from '../../engine/tree/walk.ts';
import type { ExploreState, FoundProof } from './exploreState.ts';
import type { Study } from './study.ts';
import { withTree } from './study.ts';

type Proving = Pick<ExploreState, 'study' | 'past' | 'future' | 'proved'>;

/**
 * The state in which something is proved about the node at a path; null if what is asserted there is not true. Undo and
 * redo lead to trees that know it as well. The same state if the node is gone.
 */
export function withProof(state: Proving, path: TreePath, found: FoundProof | null): Proving {
  const { study, past, future, proved } = state;
  if (!nodeAt(study.tree, path)) return state;
  const assertion = found?.assertion ?? null;
  const also = (other: Study) =>
    withTree(
      other,
      annotate(other.tree, path, (notes) => withAssertion(notes, assertion)),
    );
  const reached = reachedBy(gameAlong(study.tree, path));
  const others = [...proved].filter(([known]) => known !== reached);
  return {
    study: also(study),
    past: past.map(also),
    future: future.map(also),
    proved: new Map([
      ...others,
      ...(found ? [[reached, { solved: solvedBy(found.assertion), line: found.line }] as const] : []),
    ]),
  };
}

/** Something that a tree asserts, and where. */
export interface Asserted {
  readonly path: TreePath;
  readonly reached: Reached;
  readonly assertion: Assertion;
}

const assertingPlaces = memo((tree: Tree): readonly Place[] =>
  placesOf(tree).filter(({ node }) => node.notes.assertion !== null),
);

/** What a tree asserts that was neither proved here nor is in `given`; from elsewhere it may say anything. */
export function unproved(
  tree: Tree,
  proved: ProvedPositions,
  given: ReadonlySet<Reached> = new Set(),
): readonly Asserted[] {
  return assertingPlaces(tree).flatMap((place): readonly Asserted[] => {
    const { assertion } = place.node.notes;
    const path = pathOf(place);
    const reached = reachedBy(gameAlong(tree, path));
    return assertion && !proved.has(reached) && !given.has(reached) ? [{ path, reached, assertion }] : [];
  });
}
