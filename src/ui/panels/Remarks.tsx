import { positionAt } from '../../engine/game/game.ts';
import { notesOn } from '../../engine/game/notes.ts';
import { usePlay } from '../play/PlayContext.ts';
import { RuledText } from './RuledText.tsx';

/** What the players should know about the position, and about the ground that is picked. */
export function Remarks() {
  const variant = usePlay((state) => state.game.variant);
  const position = usePlay((state) => positionAt(state.game, state.look));
  const first = usePlay((state) => state.selection?.picked[0]);
  const about =
    first?.kind === 'site'
      ? notesOn(variant, position).terrain.flatMap(({ site, remark }) =>
          site === first.site && remark ? [remark] : [],
        )
      : [];
  return [...variant.remarks(position), ...about].map((remark) => (
    <p key={remark.text} className="status remark">
      <RuledText variant={variant} remark={remark} />
    </p>
  ));
}
