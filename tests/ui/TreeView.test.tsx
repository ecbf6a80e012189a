// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import '../support/noSizes.ts';
import { addLine, annotate } from '../../src/engine/tree/edits.ts';
import { withComment } from '../../src/engine/tree/notes.ts';
import { newTree } from '../../src/engine/tree/tree.ts';
import { tns } from '../../src/engine/variants/tns/tns.ts';
import { exploring } from '../../src/store/explore/exploreStore.ts';
import { newStudy } from '../../src/store/explore/study.ts';
import { ExploreContext } from '../../src/ui/explore/ExploreContext.ts';
import { TreeView } from '../../src/ui/explore/TreeView.tsx';
import { valueOf } from '../support/result.ts';

afterEach(cleanup);

const start = valueOf(tns.readPosition('1/3/5/1k5/7/7/5/1K1/N w w3,n2 m'));

/** The list of the moves of a line, one of which has a comment. */
function renderLine(actions: readonly string[], commented: number) {
  const tree = annotate(addLine(newTree(tns, start), [], actions), actions.slice(0, commented), (notes) =>
    withComment(notes, 'Why not'),
  );
  const { explore } = exploring({ ...newStudy(tns, start), tree });
  render(
    <ExploreContext value={explore}>
      <TreeView />
    </ExploreContext>,
  );
  return screen.getByRole('list', { name: 'Moves and variations' });
}

/** What a button shows: its text, and what clings to it. */
const shownBy = (button: HTMLElement) => `${button.textContent}${button.getAttribute('data-after') ?? ''}`;

test('a comma clings to the action before it, and to no action that ends a turn', () => {
  const list = renderLine(['d1-e3', 'w@g4', 'end', 'b6-c6'], 1);
  const [, ...moves] = within(list).getAllByRole('button');
  expect(moves.map(shownBy)).toEqual(['Ne3,', 'W@g4,', 'end', 'Kc6']);
  // No comma stands by itself, where a line could begin with it.
  expect(list.textContent).not.toContain(',');
});
