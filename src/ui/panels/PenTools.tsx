import type { Colour, Shape } from '../../engine/tree/shape.ts';
import { COLOURS } from '../../engine/tree/shape.ts';
import * as words from '#words/ui/pen.ts';
import styles from './pen.module.css';

interface PenToolsProps {
  /** The colour in which picks on the board draw; null if they make moves. */
  readonly pen: Colour | null;
  /** What is drawn on the position shown. */
  readonly shapes: readonly Shape[];
  readonly onTake: (pen: Colour | null) => void;
}

/** The choice whether picks on the board make moves or draw, and in which colour. */
export function PenTools({ pen, shapes, onTake }: PenToolsProps) {
  return (
    <div className={styles.pens} role="group" aria-label={words.pen}>
      <div className={styles.mode}>
        <span data-hidden={pen !== null}>{words.pen}</span>
        {pen && (
          <button
            type="button"
            className="button"
            onClick={() => {
              onTake(null);
            }}
          >
            {words.noPen}
          </button>
        )}
      </div>
      {COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          data-colour={colour}
          aria-pressed={pen === colour}
          aria-label={words.penOf(words.colours[colour])}
          title={words.penOf(words.colours[colour])}
          onClick={() => {
            onTake(pen === colour ? null : colour);
          }}
        />
      ))}
      {shapes.length > 0 && (
        <p className="visually-hidden">
          {words.shapes(shapes.map(({ colour, from, to }) => words.shape(words.colours[colour], from, to)))}
        </p>
      )}
    </div>
  );
}
