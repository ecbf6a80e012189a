import { memo } from 'react';
import type { Terrain } from '../../engine/rules/terrain.ts';
import { isAbsent } from '../../engine/rules/terrain.ts';
import { BLACK, WHITE } from '../../engine/rules/side.ts';
import { at } from '../../engine/at.ts';
import type { Point, Site } from '../../engine/topology/site.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { between, boundsOf, centreOf, cornersOf, outlineOf } from './geometry.ts';
import { holesIn } from './holes.ts';
import styles from './board.module.css';
import { classes } from './classes.ts';

/** How wide the shadow of a square in a hole is. */
const SHADOW = 0.12;

interface GroundProps {
  readonly layout: Layout;
  readonly terrain?: readonly Terrain[];
}

/** The sites of a board. */
export const Ground = memo(function Ground({ layout, terrain = [] }: GroundProps) {
  const { topology } = layout;
  const shades = new Set(topology.sites.map(({ shade }) => shade)).size;
  const framed = new Set(terrain.filter(({ kind }) => kind === 'castle').map(({ site }) => site));
  return (
    <g className={styles.ground} data-shades={shades} aria-hidden="true">
      {holesIn(layout).map(({ left, top, isBelowSquare, isBesideSquare }) => (
        <g key={`${String(left)} ${String(top)}`} className={styles.hole}>
          <rect x={left} y={top} width="1" height="1" />
          {isBelowSquare && <rect className={styles.shadow} x={left} y={top} width="1" height={SHADOW} />}
          {isBesideSquare && <rect className={styles.shadow} x={left} y={top} width={SHADOW} height="1" />}
        </g>
      ))}
      {topology.sites.map(
        ({ kind, name, shade }, site) =>
          kind !== 'crossing' &&
          !isAbsent(terrain, site) && (
            <polygon key={name} data-shade={shade} points={outlineOf(layout, site)} />
          ),
      )}
      {terrain.map(({ kind, side, site }) => {
        if (kind !== 'zone' && kind !== 'wall') return null;
        const look = kind === 'wall' ? styles.wall : styles.zone;
        return (
          <g key={site} className={classes(look, side !== WHITE && styles.black)}>
            <polygon data-shade={shapeOf(topology, site).shade} points={outlineOf(layout, site)} />
            <polygon className={styles.zoneLine} points={outlineOf(layout, site, 0.84)} />
          </g>
        );
      })}
      {topology.sites.map(({ kind, name }, site) => {
        if (kind !== 'crossing' || isAbsent(terrain, site)) return null;
        const [x, y] = centreOf(layout, site);
        return <circle key={name} className={styles.node} cx={x} cy={y} r=".045" />;
      })}
      {shades === 3 &&
        topology.sites.map(
          ({ name, shade }, site) =>
            shade !== 1 && (
              <polygon
                key={name}
                className={styles.weave}
                data-shade={shade}
                points={outlineOf(layout, site, framed.has(site) ? IN_FRAME : 0.8)}
              />
            ),
        )}
    </g>
  );
});

/** Signs for the special terrain of sites, above all lights and marks and below the pieces. */
export const TerrainSigns = memo(function TerrainSigns({ layout, terrain }: TerrainSignsProps) {
  return (
    <g className={styles.terrain} aria-hidden="true">
      {terrain
        .filter((one) => one.kind !== 'zone' || isEntrance(layout, terrain, one))
        .map(({ kind, site, side }) => (
          <TerrainSign
            key={`${kind} ${String(side)} ${String(site)}`}
            kind={kind}
            side={side}
            layout={layout}
            site={site}
          />
        ))}
    </g>
  );
});

interface TerrainSignsProps {
  readonly layout: Layout;
  readonly terrain: readonly Terrain[];
}

interface TerrainSignProps {
  readonly kind: Terrain['kind'];
  readonly side: Terrain['side'];
  readonly layout: Layout;
  readonly site: Site;
}

/** The size of the pattern of its ground inside a castle’s wall. */
const IN_FRAME = 0.62;

/** The sign for the special terrain of a site. */
function TerrainSign({ kind, side, layout, site }: TerrainSignProps) {
  switch (kind) {
    case 'wall':
      return (
        <path
          className={classes(styles.wall, side !== WHITE && styles.black)}
          d={battlement(layout, site, (side === WHITE) !== layout.flipped)}
        />
      );
    case 'castle':
      return (
        <path className={classes(styles.wall, side !== WHITE && styles.black)} d={rampart(layout, site)} />
      );
    case 'movable':
      return (
        <g
          className={classes(styles.movable, side === WHITE && styles.white, side === BLACK && styles.black)}
        >
          <polygon className={styles.tray} points={outlineOf(layout, site)} />
          <polygon points={outlineOf(layout, site, MOVABLE_FRAME)} />
          <path d={arrowsAround(layout, site)} />
        </g>
      );
    case 'vacant':
      return <polygon className={styles.vacant} points={outlineOf(layout, site, 0.8)} />;
    case 'zone':
      return (
        <path
          className={classes(styles.entrance, side !== WHITE && styles.black)}
          d={arrowInto(layout, site, (side === WHITE) !== layout.flipped)}
        />
      );
    // These are drawn as ground.
    case 'absent':
      return null;
  }
}

/** Whether the pieces of its side come into a zone here: the square before it is not in the zone. */
function isEntrance(layout: Layout, terrain: readonly Terrain[], { site, side }: Terrain): boolean {
  const [x, y] = centreOf(layout, site);
  const back = (side === WHITE) !== layout.flipped ? 1 : -1;
  return !terrain.some((other) => {
    const [otherX, otherY] = centreOf(layout, other.site);
    return other.kind === 'zone' && other.side === side && otherX === x && otherY === y + back;
  });
}

/** An arrowhead as an SVG path that leads into a square over the side at which its pieces come, clear of a piece on it. */
function arrowInto(layout: Layout, site: Site, leadsUp: boolean): string {
  const { top, bottom } = boundsOf(layout, site);
  const [x] = centreOf(layout, site);
  const height = (share: number) => (leadsUp ? bottom - share : top + share);
  return `M${String(x - 0.17)} ${String(height(-0.08))}L${String(x)} ${String(height(0.06))}L${String(x + 0.17)} ${String(height(-0.08))}z`;
}

/** How many merlons a wall has on each square, and how wide one is. */
const MERLONS = 3;
const MERLON = 0.19;

/** The top of a wall as an SVG path, on the side of a square that faces the enemy, within the square. */
function battlement(layout: Layout, site: Site, facesUp: boolean): string {
  const { left, right, top, bottom } = boundsOf(layout, site);
  const height = (share: number) => (facesUp ? top + share : bottom - share);
  const [crown, ledge, foot] = [height(0.01), height(0.11), height(0.17)];
  const merlons = Array.from({ length: MERLONS }, (_, i) => {
    const middle = left + (i + 0.5) / MERLONS;
    return `H${String(middle - MERLON / 2)}V${String(crown)}H${String(middle + MERLON / 2)}V${String(ledge)}`;
  });
  return `M${String(left)} ${String(foot)}V${String(ledge)}${merlons.join('')}H${String(right)}V${String(foot)}z`;
}

/** A castle seen from above: the outer edge of its wall, its inner edge, and how far its merlons reach, as sizes of the site. */
const RAMPART = { outer: 0.93, inner: 0.79, merlon: 0.68 };
/** Its sides are shorter than those of squares. */
const SIDE_MERLONS = 2;
const SIDE_MERLON = 0.26;

/**
 * The wall around a castle as an SVG path, with merlons along its inner edge. Its ground shows outside it, so that its
 * colour is not lost in the page.
 */
function rampart(layout: Layout, site: Site): string {
  const corners = (size: number) => cornersOf(layout, site, size);
  const [inner, crowns] = [corners(RAMPART.inner), corners(RAMPART.merlon)];
  /** A point at a share of the way along one side of the wall. */
  const along = (ring: readonly Point[], side: number, share: number): Point =>
    between(at(ring, side), at(ring, (side + 1) % ring.length), share);
  const inside = inner.flatMap((corner, side) => [
    corner,
    ...Array.from({ length: SIDE_MERLONS }, (_, i) => {
      const middle = (i + 0.5) / SIDE_MERLONS;
      const [begin, end] = [middle - SIDE_MERLON / 2, middle + SIDE_MERLON / 2];
      return [
        along(inner, side, begin),
        along(crowns, side, begin),
        along(crowns, side, end),
        along(inner, side, end),
      ];
    }).flat(),
  ]);
  // The other way round, so that the inside is not filled.
  return [corners(RAMPART.outer), inside.reverse()]
    .map((ring) => `M${ring.map((point) => point.join(' ')).join('L')}z`)
    .join('');
}

/** The size of a movable square’s frame, which has the figure on the square inside. */
const MOVABLE_FRAME = 0.84;

/** Arrowheads on the four sides of a square’s frame, which point outwards, clear of a figure: the square can move. */
function arrowsAround(layout: Layout, site: Site): string {
  const { left, right } = boundsOf(layout, site);
  const [x, y] = centreOf(layout, site);
  const half = (right - left) / 2;
  const [base, tip, wing] = [half * MOVABLE_FRAME, half * 1.08, half * 0.28];
  const point = ([ahead, aside]: readonly [number, number], [dx, dy]: readonly [number, number]) =>
    `${String(x + ahead * dx - aside * dy)} ${String(y + ahead * dy + aside * dx)}`;
  return SIDES_OF_A_SQUARE.map(
    (side) => `M${point([base, -wing], side)}L${point([tip, 0], side)}L${point([base, wing], side)}z`,
  ).join('');
}

const SIDES_OF_A_SQUARE = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
