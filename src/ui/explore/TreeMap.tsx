import type { CSSProperties } from 'react';
import { memo } from 'react';
import { at } from '../../engine/at.ts';
import type { MapPoint } from '../../engine/tree/map.ts';
import { pathNear, pointsAlong, treeMap } from '../../engine/tree/map.ts';
import type { Tree } from '../../engine/tree/tree.ts';
import styles from './treeMap.module.css';
import { useExplore } from './ExploreContext.ts';

/**
 * A picture of a large tree, in which a line is lit that leads to the node shown. A click shows the node there. For
 * everybody who does not point, the list of moves has all that is here.
 */
export function TreeMap() {
  const { tree, path } = useExplore((state) => state.study);
  const go = useExplore((state) => state.go);
  const { rows, plies } = treeMap(tree);
  const points = pointsAlong(tree, path);
  const { ply, row } = at(points, points.length - 1);
  return (
    <div
      className={styles.treeMap}
      data-part="map"
      aria-hidden="true"
      style={{ '--rows': rows.length } as CSSProperties}
      onClick={(event) => {
        const { clientWidth: width, clientHeight: height, clientLeft, clientTop } = event.currentTarget;
        const { left, top } = event.currentTarget.getBoundingClientRect();
        go(
          pathNear(tree, {
            ply: ((event.clientX - left - clientLeft) / width) * (plies + 1) - 0.5,
            row: ((event.clientY - top - clientTop) / height) * rows.length - 0.5,
          }),
        );
      }}
    >
      <Lines tree={tree} />
      <svg viewBox={viewBoxOf(tree)} preserveAspectRatio="none" className={styles.way}>
        <path d={lineThrough(points)} />
      </svg>
      <span
        className={styles.here}
        style={{
          left: withinEdges((ply + 0.5) / (plies + 1)),
          top: withinEdges((row + 0.5) / rows.length),
        }}
      />
    </div>
  );
}

/** The lines of the whole tree: drawn again only when it changes. */
const Lines = memo(function Lines({ tree }: { readonly tree: Tree }) {
  const { rows, parents } = treeMap(tree);
  const [main, ...others] = rows.map((places, row) => {
    const [first, last] = [at(places, 0).ply, at(places, places.length - 1).ply];
    const branch = { ply: Math.max(0, first - 1), row: at(parents, row) };
    return lineThrough([branch, { ply: first, row }, { ply: last, row }]);
  });
  return (
    <svg viewBox={viewBoxOf(tree)} preserveAspectRatio="none">
      <path d={others.join('')} />
      <path d={main} className={styles.main} />
    </svg>
  );
});

/** Half a ply and half a row around all nodes. */
function viewBoxOf(tree: Tree): string {
  const { rows, plies } = treeMap(tree);
  return `-0.5 -0.5 ${String(plies + 1)} ${String(rows.length)}`;
}

/** A share of the map’s size, so that the sign of the node shown is whole. */
const withinEdges = (share: number): string =>
  `clamp(var(--swatch) / 2, ${String(100 * share)}%, 100% - var(--swatch) / 2)`;

const lineThrough = (points: readonly MapPoint[]): string =>
  points.map(({ ply, row }, i) => `${i === 0 ? 'M' : 'L'}${String(ply)} ${String(row)}`).join('');
