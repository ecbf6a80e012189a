import type { Finger } from './underPointer.ts';
import { useFixedOrigin } from './useFixedOrigin.ts';
import styles from './loupe.module.css';

/** How much larger it shows the board than the board is. */
const MAGNIFICATION = 2;
/** Its width in pixels, as in the tokens. */
const WIDTH = 112;
/** How far above the finger its middle is, in pixels: beyond the piece that the finger carries. */
const ABOVE = 108;

/** A magnified picture of the board around a finger, which covers its places: above it, or beside it at the upper edge of the window. */
export function Loupe({ finger: { x, y, point, scale, drawing } }: { readonly finger: Finger }) {
  const [[originX, originY], measured] = useFixedOrigin();
  const width = WIDTH / (scale * MAGNIFICATION);
  const viewBox = [point[0] - width / 2, point[1] - width / 2, width, width].join(' ');
  const isAbove = y > ABOVE + WIDTH / 2;
  const left = isAbove ? x : x > 1.5 * WIDTH ? x - WIDTH : x + WIDTH;
  const top = isAbove ? y - ABOVE : Math.max(y, WIDTH / 2);
  return (
    <svg
      ref={measured}
      className={styles.loupe}
      aria-hidden="true"
      viewBox={viewBox}
      style={{ left: left - originX, top: top - originY }}
    >
      <use href={`#${drawing}`} />
    </svg>
  );
}
