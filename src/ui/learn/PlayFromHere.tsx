import { useLocation } from 'wouter';
import { newGame, positionAt } from '../../engine/game/game.ts';
import { writeLink } from '../../engine/game/link.ts';
import { recordOf } from '../../engine/game/record.ts';
import { usePlay } from '../play/PlayContext.ts';

/** Leads to a game that begins with the position on the board. */
export function PlayFromHere() {
  const game = usePlay((state) => state.game);
  const look = usePlay((state) => state.look);
  const [, navigate] = useLocation();
  const go = async () => {
    const begun = newGame(game.variant, positionAt(game, look));
    const link = await writeLink(game.variant, recordOf(begun, ['', ''], 0));
    navigate(`/play/${game.variant.id}/${link}`);
  };
  return (
    <button type="button" className="button" onClick={() => void go()}>
      Play from here
    </button>
  );
}
