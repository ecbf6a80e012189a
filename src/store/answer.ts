import { currentPosition } from '../engine/game/game.ts';
import { awaitDownload } from '../engine/rules/loading.ts';
import type { Choice, Origin } from '../engine/rules/move.ts';
import { pickedPiece } from '../engine/rules/move.ts';
import { belongsTo } from '../engine/rules/piece.ts';
import { announcementOf } from './announcement.ts';
import type { Access, PlayState } from './playState.ts';
import { announced } from './playState.ts';
import type { PlayMessage } from './playMessage.ts';
import { beginSelection, isLive } from './selection.ts';
import { findStuckReason } from './whyNot.ts';

/**
 * Says what a pick has come to if that is no move: what the piece can do, what can be picked next, or what is
 * on a site where nothing begins. For a piece that cannot move it also finds the reason. `choice` is null if
 * a pick was taken back.
 */
export async function answer({ get, change }: Access, choice: Choice | null): Promise<void> {
  const asked = get();
  const isStillAsked = () =>
    get().selection === asked.selection && get().document.game === asked.document.game;
  const { game, cursor } = asked.document;
  // A choice that was let go would begin something.
  const beginsNothing = choice !== null && !asked.selection && !beginSelection(game, cursor, choice);
  const stuck = stuckOrigin(asked, beginsNothing ? choice : null);
  const [telling, reason] = await Promise.all([
    awaitDownload(import('./told.ts'), { id: 'loading/description' }),
    stuck && awaitDownload(findStuckReason(game, stuck), { id: 'loading/reason' }),
  ]);
  if (!isStillAsked()) return;
  const tell = () => {
    if (!telling.ok) return telling.message;
    const { toldMoves, toldPicks } = telling.value;
    const why = reason?.ok === true ? reason.value : null;
    const told = asked.selection
      ? toldPicks(game, cursor, asked.selection)
      : beginsNothing
        ? toldMoves(game, cursor, choice)
        : announcementOf(game, cursor);
    return why ? ({ id: 'play/stuck', told, why: why.text } satisfies PlayMessage) : told;
  };
  change((state) => announced(state, tell()));
}

/**
 * What the player wants to move and cannot: a picked piece of the side to move, or a held piece if that is the
 * choice that begins nothing, `idle`; null if there is none.
 */
function stuckOrigin(
  { selection, document: { game, cursor } }: PlayState,
  idle: Choice | null,
): Origin | null {
  if (selection?.binding || !isLive(game, cursor)) return null;
  if (idle?.kind === 'hand') return idle;
  const first = selection?.picked[0];
  const { board, turn } = currentPosition(game);
  return first?.kind === 'site' && belongsTo(pickedPiece(board, first), turn) ? first : null;
}
