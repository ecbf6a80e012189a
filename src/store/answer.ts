import { currentPosition, positionAt } from '../engine/game/game.ts';
import { awaitDownload } from '../engine/rules/loading.ts';
import type { Choice } from '../engine/rules/move.ts';
import { pickedPiece } from '../engine/rules/move.ts';
import { EMPTY, belongsTo } from '../engine/rules/piece.ts';
import type { Site } from '../engine/topology/site.ts';
import { announcementOf } from './announcement.ts';
import type { Access, PlayState } from './playState.ts';
import { announced } from './playState.ts';
import type { PlayMessage } from './playMessage.ts';
import { isLive } from './selection.ts';
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
  const stuck = stuckSite(asked);
  const [telling, reason] = await Promise.all([
    awaitDownload(import('./told.ts'), { id: 'loading/description' }),
    stuck === null ? null : awaitDownload(findStuckReason(game, stuck), { id: 'loading/reason' }),
  ]);
  if (!isStillAsked()) return;
  const tell = () => {
    if (!telling.ok) return telling.message;
    const { toldMoves, toldPicks } = telling.value;
    if (asked.selection) {
      const told = toldPicks(game, cursor, asked.selection);
      const why = reason?.ok === true ? reason.value : null;
      return why ? ({ id: 'play/stuck', told, why: why.text } satisfies PlayMessage) : told;
    }
    const isEmpty = choice && pickedPiece(positionAt(game, cursor).board, choice) === EMPTY;
    return isEmpty ? toldMoves(game, cursor, choice) : announcementOf(game, cursor);
  };
  change((state) => announced(state, tell()));
}

/** The site of a picked piece of the side to move that has no legal move; null if there is none. */
function stuckSite({ selection, document: { game, cursor } }: PlayState): Site | null {
  if (!selection || selection.binding || !isLive(game, cursor)) return null;
  const [first] = selection.picked;
  if (first?.kind !== 'site') return null;
  const { board, turn } = currentPosition(game);
  return belongsTo(pickedPiece(board, first), turn) ? first.site : null;
}
