import { describeSite } from '../../engine/game/describe.ts';
import { positionAt } from '../../engine/game/game.ts';
import { notesOn } from '../../engine/game/notes.ts';
import type { Site } from '../../engine/topology/site.ts';
import { usePlay } from '../play/PlayContext.ts';

/** What the players should know about the position, and about a movable square that is picked. */
export function Remarks() {
  const variant = usePlay((state) => state.game.variant);
  const position = usePlay((state) => positionAt(state.game, state.look));
  const first = usePlay((state) => state.selection?.picked[0]);
  const isMovable = (site: Site) =>
    notesOn(variant, position).terrain.some((other) => other.kind === 'movable' && other.site === site);
  const about =
    first?.kind === 'site' && isMovable(first.site) ? [describeSite(variant, position, first.site)] : [];
  return [...variant.remarks(position), ...about].map((remark) => (
    <p key={remark} className="status remark">
      {remark}
    </p>
  ));
}
