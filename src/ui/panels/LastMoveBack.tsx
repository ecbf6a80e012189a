import { notationAt } from '../../engine/record/notation.ts';
import { usePlay } from '../game/PlayContext.ts';
import * as beside from '#words/ui/beside.ts';

/** Takes back the move that was made last. */
export function LastMoveBack() {
  const game = usePlay((state) => state.game);
  const takeBack = usePlay((state) => state.takeBack);
  return (
    <button type="button" className="button" onClick={takeBack}>
      {beside.takeLastBack(notationAt(game, game.steps.length))}
    </button>
  );
}
