import { at } from '../../engine/at.ts';
import type { Terrain } from '../../engine/rules/terrain.ts';
import { SIDES } from '../../engine/rules/side.ts';
import * as words from '#words/ui/board.ts';
import type { Layout } from './geometry.ts';
import { boundsOf } from './geometry.ts';
import styles from './board.module.css';

/** From the end of the line where a zone begins to its name, and the feet of the lines of the name from there. */
const GAP = 0.08;
const LINES = [0.56, 0.8];

/** Whose zones there are, beside the lines where they begin. */
export function ZoneNames({
  layout,
  terrain,
}: {
  readonly layout: Layout;
  readonly terrain: readonly Terrain[];
}) {
  return SIDES.map((side) => {
    // It begins where it is widest.
    const [last] = terrain
      .flatMap((one) => (one.kind === 'zone' && one.side === side ? [boundsOf(layout, one.site)] : []))
      .sort((a, b) => b.right - a.right);
    return (
      last &&
      words.zoneOf(side).map((text, line) => (
        <text
          key={`${String(side)} ${text}`}
          className={styles.zoneName}
          x={last.right + GAP}
          y={last.top + at(LINES, line)}
        >
          {text}
        </text>
      ))
    );
  });
}
