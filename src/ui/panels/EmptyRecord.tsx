import type { Game } from '../../engine/game/game.ts';
import { outcomeOf } from '../../engine/game/game.ts';
import { belongsTo } from '../../engine/rules/piece.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import { liveCandidates } from '../../store/selection.ts';
import { usePlay } from '../game/PlayContext.ts';
import * as beside from '#words/ui/beside.ts';

/** What stands in the place of the moves while there are none. */
export function EmptyRecord() {
  const game = usePlay((state) => state.game);
  const isPicking = usePlay(({ selection }) => selection !== null);
  return wordsFor(game, isPicking);
}

function wordsFor(game: Game, isPicking: boolean): string {
  if (outcomeOf(game)) return beside.noMoveMade;
  if (isPicking) return beside.noMoveYet;
  const { board, turn } = game.start;
  const hasPieceToPick = liveCandidates(game, 0).some(
    ({ path: [first] }) => first?.kind === 'site' && belongsTo(pieceAt(board, first.site), turn),
  );
  return hasPieceToPick ? beside.noMoveYetPick : beside.noMoveYet;
}
