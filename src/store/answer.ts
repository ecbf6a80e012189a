import { narrow } from '../engine/game/candidates.ts';
import { awaitDownload } from '../engine/rules/loading.ts';
import type { Choice, Origin } from '../engine/rules/move.ts';
import { announcementOf, withoutNews } from './announcement.ts';
import type { Access, PlayState } from './playState.ts';
import { announced } from './playState.ts';
import type { PlayMessage } from './playMessage.ts';
import type { Spoken } from '../words/spoken.ts';
import type * as Telling from './told.ts';
import { beginSelection, isLive } from './selection.ts';
import { findStuckReason } from './whyNot.ts';

/**
 * The code that says it, once it is there. From then on the answer comes with the pick, so that nothing beside the board
 * moves twice.
 */
let loaded: typeof Telling | null = null;

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
  const idle = beginsNothing ? choice : null;
  const stuck = stuckOrigin(asked, idle);
  if (loaded && !stuck) {
    const told = tell(asked, idle, loaded);
    change((state) => announced(state, told));
    return;
  }
  const [telling, reason] = await Promise.all([
    awaitDownload(import('./told.ts'), { id: 'loading/description' }),
    stuck && awaitDownload(findStuckReason(game, stuck), { id: 'loading/reason' }),
  ]);
  if (telling.ok) loaded = telling.value;
  if (!isStillAsked()) return;
  const why = reason?.ok === true ? reason.value : null;
  change((state) => ({
    ...announced(state, telling.ok ? tell(asked, idle, telling.value) : telling.message),
    // An attempt since then matters more.
    refusal: state.refusal ?? (why && { choice: null, reason: why }),
  }));
}

/** What the picks come to; `idle` is a choice that begins nothing, null for none. */
function tell(
  { selection, document: { game, cursor } }: PlayState,
  idle: Choice | null,
  { toldMoves, toldPicks }: typeof Telling,
): PlayMessage | Spoken {
  if (selection) return toldPicks(game, cursor, selection);
  // Nothing has happened that was not announced before.
  const standing = withoutNews(announcementOf(game, cursor));
  if (!idle) return standing;
  const told = toldMoves(game, cursor, idle, 'brief');
  return { id: 'play/looked', told, standing };
}

/**
 * A picked piece that may have no legal move, or a held piece if that is the choice that begins nothing, `idle`;
 * null if there is none.
 */
function stuckOrigin(
  { selection, document: { game, cursor } }: PlayState,
  idle: Choice | null,
): Origin | null {
  if (!isLive(game, cursor)) return null;
  if (idle?.kind === 'hand') return idle;
  const [first, ...others] = selection?.picked ?? [];
  const begins = selection !== null && narrow(selection.candidates, selection.picked).length > 0;
  return first?.kind === 'site' && others.length === 0 && !begins ? first : null;
}
