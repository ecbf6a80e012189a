import { describe, expect, it } from 'vitest';
import { newGame } from '../../../src/engine/game/game.ts';
import { withActions } from '../../../src/engine/game/action.ts';
import { addLine } from '../../../src/engine/tree/edits.ts';
import { newDocument } from '../../../src/store/document/document.ts';
import { exploring } from '../../../src/store/explore/exploreStore.ts';
import { followed } from '../../../src/store/explore/followGame.ts';
import { studyOf } from '../../../src/store/explore/study.ts';
import { pathsIn } from '../../support/randomTree.ts';
import { variantNamed } from '../../support/registry.ts';
import { valueOf } from '../../support/result.ts';

const hex = variantNamed('hex39');

/** A game of Hex 39 at a revision. */
const played = (actions: string, revision: number, id = 'one') =>
  newDocument(valueOf(withActions(newGame(hex), actions.split(' '))), { identity: { id, revision } });

describe('a study of a game', () => {
  it('has what was played since, and what it had itself', () => {
    const begun = studyOf(played('c3-b4', 1));
    const study = { ...begun, tree: addLine(begun.tree, [], ['e3-d4']) };
    const { tree, game, path } = followed(study, played('c3-b4 c7-b6', 2));
    expect(pathsIn(tree)).toEqual(['', 'c3-b4', 'c3-b4 c7-b6', 'e3-d4']);
    expect(tree.played).toEqual(['c3-b4', 'c7-b6']);
    expect(game).toEqual({ id: 'one', revision: 2 });
    expect(path).toEqual(['c3-b4']);
  });

  it('keeps what was taken back as a variation', () => {
    const { tree } = followed(studyOf(played('c3-b4 c7-b6', 2)), played('e3-d4', 5));
    expect(pathsIn(tree)).toEqual(['', 'e3-d4', 'c3-b4', 'c3-b4 c7-b6']);
    expect(tree.played).toEqual(['e3-d4']);
  });

  it('stays as it is for an earlier state, for another game and without one', () => {
    const study = studyOf(played('c3-b4 c7-b6', 2));
    expect(followed(study, played('c3-b4', 1))).toBe(study);
    expect(followed(study, played('e3-d4', 9, 'two'))).toBe(study);
    const alone = { ...study, game: null };
    expect(followed(alone, played('e3-d4', 9))).toBe(alone);
  });

  it('has the moves of the game after an undo, too', () => {
    const { explore, line } = exploring(studyOf(played('c3-b4', 1)));
    const state = explore.getState;
    state().comment('Here.');
    state().followGame(played('c3-b4 c7-b6', 2));
    expect(line.getState().notice).toEqual({ id: 'explore/followed', count: 1 });
    state().undo();
    expect(pathsIn(state().study.tree)).toEqual(['', 'c3-b4', 'c3-b4 c7-b6']);
    expect(state().study.tree.root.notes.comment).toBe('');
  });
});
