import { useId } from 'react';
import { MOVE_GLYPHS, NO_NOTES, POSITION_GLYPHS } from '../../engine/tree/notes.ts';
import { nodeAt } from '../../engine/tree/tree.ts';
import * as words from '#words/ui/explore.ts';
import styles from './explore.module.css';
import { useExplore } from './ExploreContext.ts';

/** The comment and the glyphs of the node that is shown. */
export function NodeNotes() {
  const { tree, path } = useExplore((state) => state.study);
  const moveId = useId();
  const setComment = useExplore((state) => state.comment);
  const toggleGlyph = useExplore((state) => state.toggleGlyph);
  const { comment, glyphs } = nodeAt(tree, path)?.notes ?? NO_NOTES;
  const standing = POSITION_GLYPHS.find((glyph) => glyphs.includes(glyph));
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
      <div className={styles.judgements}>
        {path.length > 0 && (
          <div className={styles.glyphs} role="group" aria-labelledby={moveId}>
            <span id={moveId}>{words.judgedMove}</span>
            {MOVE_GLYPHS.map((glyph) => (
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
        )}
        <label>
          <span>{words.judgedPosition}</span>
          <select
            value={standing ?? ''}
            onChange={(event) => {
              const chosen = POSITION_GLYPHS.find((glyph) => String(glyph) === event.target.value);
              // A position has at most one: the glyph chosen takes the place of the other.
              const toggled = chosen ?? standing;
              if (toggled !== undefined) toggleGlyph(toggled);
            }}
          >
            <option value="">{words.notJudged}</option>
            {POSITION_GLYPHS.map((glyph) => (
              <option key={glyph} value={glyph}>
                {words.glyphInWords(glyph)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}
