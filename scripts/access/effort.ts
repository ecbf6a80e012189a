import type { Game } from '../../src/engine/game/game.ts';
import { currentPosition, positionAt } from '../../src/engine/game/game.ts';
import type { Choice } from '../../src/engine/rules/move.ts';
import { EMPTY } from '../../src/engine/rules/piece.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { pieceAt } from '../../src/engine/rules/position.ts';
import { isInvolved } from '../../src/store/targets.ts';
import { picksFor } from '../../tests/support/picks.ts';
import { gameUpTo } from './games.ts';

/** What a turn asks of a finger on the average, with the buttons that end it or confirm a move. */
export interface Effort {
  readonly taps: number;
  /** Taps, and drags in the place of two taps each. */
  readonly gestures: number;
}

/** The effort of every turn of some games. */
export function effortOf(games: readonly Game[]): Effort {
  const total = { taps: 0, gestures: 0, turns: 0 };
  for (const game of games)
    for (const [ply, { move }] of game.steps.entries()) {
      const before = gameUpTo(game, ply);
      const position = currentPosition(before);
      const picked = picksFor(before, move);
      const taps = picked.length + (isInvolved(game.variant, { position, picked }, move) ? 1 : 0);
      total.taps += taps;
      total.gestures += canDrag(position, picked) ? taps - 1 : taps;
      if (ply === 0 || positionAt(game, ply - 1).turn !== position.turn) total.turns++;
    }
  return { taps: total.taps / total.turns, gestures: total.gestures / total.turns };
}

/** Whether the first two picks can be one drag: of a piece to a site. */
const canDrag = ({ board }: Position, [first, second]: readonly Choice[]): boolean =>
  second?.kind === 'site' &&
  (first?.kind === 'hand' || (first?.kind === 'site' && pieceAt(board, first.site) !== EMPTY));
