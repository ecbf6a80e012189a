import { Link, useLocation } from 'wouter';
import { positionAt } from '../../engine/game/game.ts';
import { usePlay } from '../game/PlayContext.ts';
import { editRoute, exploreFromRoute, playRoute } from '../routes.ts';
import * as learn from '#words/ui/learn.ts';

/** Links to a game that begins with the position on the board, and to the editor with that position. */
export function PlayFromHere() {
  const variant = usePlay((state) => state.game.variant);
  const position = usePlay((state) => positionAt(state.game, state.cursor));
  const [, navigate] = useLocation();
  return (
    <>
      <Link href={exploreFromRoute(variant, position)} className="button">
        {learn.explore}
      </Link>
      <Link href={editRoute(variant, position)} className="button">
        {learn.edit}
      </Link>
      <button
        type="button"
        className="button"
        onClick={() => {
          navigate(playRoute(variant, position));
        }}
      >
        {learn.playFromHere}
      </button>
    </>
  );
}
