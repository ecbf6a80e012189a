import { COLOURS } from '../../engine/tree/shape.ts';
import * as words from '#words/ui/explore.ts';
import styles from './explore.module.css';
import { useExplore } from './ExploreContext.ts';

/** The choice whether picks on the board make moves or draw, and in which colour. */
export function PenTools() {
  const pen = useExplore((state) => state.pen);
  const takePen = useExplore((state) => state.takePen);
  return (
    <div className={styles.pens} role="group" aria-label={words.pen}>
      <span>{words.pen}</span>
      {COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          data-colour={colour}
          aria-pressed={pen === colour}
          aria-label={words.penOf(words.colours[colour])}
          title={words.penOf(words.colours[colour])}
          onClick={() => {
            takePen(pen === colour ? null : colour);
          }}
        />
      ))}
      {pen && (
        <button
          type="button"
          className="button"
          onClick={() => {
            takePen(null);
          }}
        >
          {words.noPen}
        </button>
      )}
    </div>
  );
}
