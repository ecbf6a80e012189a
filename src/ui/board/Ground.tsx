import { memo } from 'react';
import type { Terrain } from '../../engine/rules/terrain.ts';
import { isAbsent } from '../../engine/rules/terrain.ts';
import { WHITE } from '../../engine/rules/side.ts';
import { at } from '../../engine/at.ts';
import type { Point, Site } from '../../engine/topology/site.ts';
import { countOfShades, hasCrossings, shapeOf } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { between, boundsOf, centreOf, cornersOf, frameOf, outlineOf } from './geometry.ts';
import { holesIn } from './holes.ts';
import styles from './board.module.css';
import { classes } from './classes.ts';

/** How wide the shadow of a square in a hole is. */
const SHADOW = 0.12;

interface GroundProps {
  readonly layout: Layout;
  readonly terrain: readonly Terrain[];
  /** Of which sites the ground is drawn; of all without it. */
  readonly shows?: ((site: Site) => boolean) | undefined;
}

/** Whether the same would be drawn: each position has its list of terrain, and most moves change nothing in it that is drawn. */
const looksTheSame = (one: GroundProps, other: GroundProps): boolean =>
  one.layout === other.layout &&
  one.shows === other.shows &&
  one.terrain.length === other.terrain.length &&
  one.terrain.every(({ kind, site, side }, i) => {
    const now = at(other.terrain, i);
    return kind === now.kind && site === now.site && side === now.side;
  });

/** The sites of a board. */
export const Ground = memo(function Ground({ layout, terrain, shows = everywhere }: GroundProps) {
  const { topology } = layout;
  const isThere = (site: Site) => shows(site) && !isAbsent(terrain, site);
  const shades = countOfShades(topology);
  const framed = new Set(terrain.filter(({ kind }) => kind === 'castle').map(({ site }) => site));
  return (
    <g
      className={styles.ground}
      data-shades={shades}
      data-lines={hasCrossings(topology) || undefined}
      aria-hidden="true"
    >
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
          isThere(site) && <polygon key={name} data-shade={shade} points={outlineOf(layout, site)} />,
      )}
      {terrain.map(({ kind, side, site }) => {
        if (kind === 'movable')
          return <polygon key={site} className={styles.tray} points={outlineOf(layout, site)} />;
        if (kind === 'castle')
          return (
            <polygon
              key={site}
              className={classes(styles.castle, side !== WHITE && styles.black)}
              points={outlineOf(layout, site)}
            />
          );
        if (kind !== 'zone' && kind !== 'wall') return null;
        const look = kind === 'wall' ? styles.wall : styles.zone;
        return (
          <g key={site} className={classes(look, side !== WHITE && styles.black)}>
            <polygon data-shade={shapeOf(topology, site).shade} points={outlineOf(layout, site)} />
            <polygon className={styles.zoneLine} points={outlineOf(layout, site, 0.9)} />
          </g>
        );
      })}
      {topology.sites.map(({ kind, name }, site) => {
        if (kind !== 'crossing' || !isThere(site)) return null;
        const [x, y] = centreOf(layout, site);
        return <circle key={name} className={styles.node} cx={x} cy={y} r=".045" />;
      })}
      {shades === 3 &&
        topology.sites.map(
          ({ name, shade }, site) =>
            shade !== 1 &&
            isThere(site) && (
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
}, looksTheSame);

const everywhere = () => true;

/** Signs for the special terrain of sites: walls and frames. */
export const TerrainSigns = memo(function TerrainSigns({ layout, terrain }: GroundProps) {
  return (
    <g className={styles.terrain} aria-hidden="true">
      {terrain.map(({ kind, site, side }) => (
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
}, looksTheSame);

interface TerrainSignProps {
  readonly kind: Terrain['kind'];
  readonly side: Terrain['side'];
  readonly layout: Layout;
  readonly site: Site;
}

/** The size of the pattern of its ground inside a castle’s wall. */
const IN_FRAME = 0.6;

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
        <g className={styles.movable}>
          <path className={styles.rim} d={frameOf(layout, site)} />
          <path d={arrowsIn(layout, site)} />
        </g>
      );
    case 'vacant':
      return <path className={styles.vacant} d={frameOf(layout, site) + arrowsIn(layout, site)} />;
    // These are drawn as ground.
    case 'zone':
    case 'absent':
      return null;
  }
}

/** Where merlons begin and end along a side from 0 to 1: with gaps as wide as they are, across corners too. */
const merlons = (count: number) =>
  Array.from({ length: count }, (_, i) => [(i + 0.25) / count, (i + 0.75) / count] as const);
const ON_SQUARE = merlons(2);
const ON_HEX = merlons(2);

/** How deep the crown, the ledge and the foot of a wall lie in its square. */
const WALL = { crown: 0.045, ledge: 0.115, foot: 0.17 };

/** A wall as an SVG path, along the side of its square that faces the enemy, and within it. */
function battlement(layout: Layout, site: Site, facesUp: boolean): string {
  const { left, right, top, bottom } = boundsOf(layout, site);
  const height = (depth: number) => (facesUp ? top + depth : bottom - depth);
  const [crown, ledge, foot] = [height(WALL.crown), height(WALL.ledge), height(WALL.foot)].map(String);
  const teeth = ON_SQUARE.map(
    ([from, to]) => `H${String(left + from)}V${String(crown)}H${String(left + to)}V${String(ledge)}`,
  );
  return `M${String(left)} ${String(foot)}V${String(ledge)}${teeth.join('')}H${String(right)}V${String(foot)}z`;
}

/** A castle seen from above: how far its merlons reach, and the outer and inner edges of its wall, as sizes of the site. */
const RAMPART = { merlon: 0.945, outer: 0.86, inner: 0.765 };

/** The wall around a castle as an SVG path, at the edge of its hexagon, clear of the foot of a figure inside. */
function rampart(layout: Layout, site: Site): string {
  const corners = (size: number) => cornersOf(layout, site, size);
  const [outer, crown] = [corners(RAMPART.outer), corners(RAMPART.merlon)];
  const next = (ring: readonly Point[], i: number) => at(ring, (i + 1) % ring.length);
  const outside = outer.flatMap((corner, i) => {
    const along = (ring: readonly Point[], share: number) => between(at(ring, i), next(ring, i), share);
    return [
      corner,
      ...ON_HEX.flatMap(([from, to]) => [
        along(outer, from),
        along(crown, from),
        along(crown, to),
        along(outer, to),
      ]),
    ];
  });
  // The other way round, so that the inside is not filled.
  return [outside, corners(RAMPART.inner).toReversed()]
    .map((ring) => `M${ring.map((point) => point.join(' ')).join('L')}z`)
    .join('');
}

/** Arrowheads within a square’s frame at the left and the right, clear of a figure: the square can move. */
function arrowsIn(layout: Layout, site: Site): string {
  const [x, y] = centreOf(layout, site);
  return [-1, 1]
    .map((side) => {
      const [base, tip] = [x + 0.275 * side, x + 0.345 * side];
      return `M${String(base)} ${String(y - 0.09)}L${String(tip)} ${String(y)}L${String(base)} ${String(y + 0.09)}z`;
    })
    .join('');
}
