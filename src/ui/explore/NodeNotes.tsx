import { MOVE_GLYPHS, NO_NOTES, POSITION_GLYPHS } from '../../engine/tree/notes.ts';
import { nodeAt } from '../../engine/tree/tree.ts';
import * as words from '#words/ui/explore.ts';
import styles from './explore.module.css';
import { useExplore } from './ExploreContext.ts';

/** The comment and the glyphs of the node that is shown. */
export function NodeNotes() {
  const { tree, path } = useExplore((state) => state.study);
  const setComment = useExplore((state) => state.comment);
  const toggleGlyph = useExplore((state) => state.toggleGlyph);
  const { comment, glyphs } = nodeAt(tree, path)?.notes ?? NO_NOTES;
  const offered = path.length === 0 ? POSITION_GLYPHS : [...MOVE_GLYPHS, ...POSITION_GLYPHS];
  return (
    <>
      <label className={styles.commentField}>
        <span>{words.comment}</span>
        <textarea
          rows={2}
          value={comment}
          onChange={(event) => {
            setComment(event.target.value);
          }}
        />
      </label>
      <div className={styles.glyphs} role="group" aria-label={words.judgement}>
        {offered.map((glyph) => (
          <button
            key={glyph}
            type="button"
            aria-pressed={glyphs.includes(glyph)}
            aria-label={words.glyphs[glyph]?.meaning}
            title={words.glyphs[glyph]?.meaning}
            onClick={() => {
              toggleGlyph(glyph);
            }}
          >
            {words.glyphs[glyph]?.sign}
          </button>
        ))}
      </div>
    </>
  );
}
