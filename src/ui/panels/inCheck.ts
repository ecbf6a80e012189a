import type { Game } from '../../engine/game/game.ts';
import { positionAt } from '../../engine/game/game.ts';
import { notesOn } from '../../engine/game/notes.ts';
import { belongsTo } from '../../engine/rules/piece.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import type { Side } from '../../engine/rules/side.ts';

/** Whether the board marks a piece of a side at a ply of a game as in check. */
export function isInCheck(game: Game, cursor: number, side: Side): boolean {
  const position = positionAt(game, cursor);
  return notesOn(game.variant, position).marks.some(
    ({ kind, site }) => kind === 'check' && belongsTo(pieceAt(position.board, site), side),
  );
}
