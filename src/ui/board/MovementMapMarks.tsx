import type { MapSite } from '../../engine/rules/movementMap.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import type { Board } from '../../engine/rules/position.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import type { Site } from '../../engine/topology/site.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { centreOf, onSite, signScale } from './geometry.ts';
import { Arc, Line, MapMark } from './MapMark.tsx';
import styles from './movementMap.module.css';

interface MovementMapMarksProps {
  readonly layout: Layout;
  readonly board: Board;
  /** The site of the piece whose pattern is shown. */
  readonly from: Site;
  readonly movementMap: readonly MapSite[];
}

/** The lines of slides and the arcs of leaps, below the pieces. */
export function MovementMapWays({ layout, board, from, movementMap }: MovementMapMarksProps) {
  const origin = centreOf(layout, from);
  return (
    <g className={styles.pattern} aria-hidden="true">
      {slideEnds(layout, from, movementMap).map((end) => (
        <Line
          key={end}
          from={origin}
          to={centreOf(layout, end)}
          isStopped={pieceAt(board, end) !== EMPTY}
          scale={signScale(layout, end)}
        />
      ))}
      {movementMap.map(
        ({ site, how }) =>
          how === 'leap' && (
            <Arc
              key={site}
              from={origin}
              to={centreOf(layout, site)}
              isStopped={pieceAt(board, site) !== EMPTY}
            />
          ),
      )}
    </g>
  );
}

/** A mark on each site of a pattern: its shape shows how the piece moves, its fill when. */
export function MovementMapMarks({ layout, board, movementMap }: Omit<MovementMapMarksProps, 'from'>) {
  return (
    <g className={styles.pattern} aria-hidden="true">
      {movementMap.map(({ site, how, when }) => (
        <g key={`${String(site)} ${how} ${when}`} transform={onSite(layout, site, scaleAt(layout, site))}>
          <MapMark how={how} when={when} around={pieceAt(board, site) !== EMPTY} />
        </g>
      ))}
    </g>
  );
}

/** How large what is drawn on a site is; on a crossing less small than its pieces. */
const scaleAt = (layout: Layout, site: Site): number => shapeOf(layout.topology, site).size ** 0.5;

/** The farthest site of each line of slides. */
function slideEnds(layout: Layout, from: Site, movementMap: readonly MapSite[]): Site[] {
  const [x, y] = centreOf(layout, from);
  const ends = new Map<number, { site: Site; distance: number }>();
  for (const { site, how } of movementMap) {
    if (how !== 'slide') continue;
    const [toX, toY] = centreOf(layout, site);
    const direction = Math.round((Math.atan2(toY - y, toX - x) * 180) / Math.PI);
    const distance = Math.hypot(toX - x, toY - y);
    if (distance > (ends.get(direction)?.distance ?? 0)) ends.set(direction, { site, distance });
  }
  return [...ends.values()].map(({ site }) => site);
}
