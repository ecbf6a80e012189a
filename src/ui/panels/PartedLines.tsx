import { useLocation } from 'wouter';
import { writeTreeLink } from '../../engine/record/treeLink.ts';
import { mergeTrees } from '../../engine/tree/merge.ts';
import { treeOf } from '../../engine/tree/tree.ts';
import type { GameDocument } from '../../store/document/document.ts';
import { usePlay } from '../game/PlayContext.ts';
import { exploreRoute } from '../routes.ts';
import * as words from '#words/ui/letters.ts';

/** Offers the game on the screen and one that parts from it as one tree. */
export function PartedLines({ theirs }: { readonly theirs: GameDocument }) {
  const mine = usePlay((state) => state.document);
  const [, navigate] = useLocation();
  const tree = mergeTrees(treeOf(mine.game), treeOf(theirs.game));
  if (!tree.ok) return null;
  return (
    <>
      <p>{words.parted}</p>
      <p className="actions">
        <button
          type="button"
          className="button primary"
          onClick={() => {
            const { players } = mine;
            const link = writeTreeLink({ tree: tree.value, path: tree.value.played, players, game: null });
            navigate(exploreRoute(mine.game.variant.id, link));
          }}
        >
          {words.seeBoth}
        </button>
      </p>
    </>
  );
}
