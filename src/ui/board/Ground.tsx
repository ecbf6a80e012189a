import { memo } from 'react';
import type { Terrain } from '../../engine/rules/terrain.ts';
import { isAbsent } from '../../engine/rules/terrain.ts';
import { WHITE } from '../../engine/rules/side.ts';
import type { Site } from '../../engine/topology/site.ts';
import type { Layout } from './geometry.ts';
import { LABEL_ROOM, centreOf, outlineOf, pointsOf } from './geometry.ts';
import styles from './board.module.css';
import { classes } from './classes.ts';

interface GroundProps {
  readonly layout: Layout;
  readonly terrain?: readonly Terrain[];
  readonly labelled: boolean;
}

/** The sites of a board, and the names along its edges. */
export const Ground = memo(function Ground({ layout, terrain = [], labelled }: GroundProps) {
  const { topology, flipped } = layout;
  const shades = new Set(topology.sites.map(({ shade }) => shade)).size;
  return (
    <g className={styles.ground} data-shades={shades} aria-hidden="true">
      {topology.gaps.map((gap) => (
        <polygon key={gap.join()} className={styles.gap} points={pointsOf(layout, gap)} />
      ))}
      {topology.sites.map(
        ({ kind, name, shade }, site) =>
          kind !== 'crossing' &&
          !isAbsent(terrain, site) && (
            <polygon key={name} data-shade={shade} points={outlineOf(layout, site)} />
          ),
      )}
      {topology.sites.map(({ kind, name }, site) => {
        if (kind !== 'crossing' || isAbsent(terrain, site)) return null;
        const [x, y] = centreOf(layout, site);
        return <circle key={name} className={styles.node} cx={x} cy={y} r=".08" />;
      })}
      {shades === 3 &&
        topology.sites.map(
          ({ name, shade }, site) =>
            shade !== 1 && (
              <polygon
                key={name}
                className={styles.weave}
                data-shade={shade}
                points={outlineOf(layout, site, 0.8)}
              />
            ),
        )}
      {labelled &&
        topology.edgeLabels.map(({ text, edge, along, inset, isOfLine = false }) => {
          const isBelow = edge === 'below';
          const length = isBelow ? topology.width : topology.height;
          const place = flipped ? length - along : along;
          return (
            <text
              key={edge + text}
              className={classes(styles.edgeLabel, isOfLine && styles.ofLine)}
              x={isBelow ? place : inset - LABEL_ROOM / 2}
              y={(isBelow ? topology.height - inset + LABEL_ROOM / 2 : place) + 0.09}
              textAnchor="middle"
            >
              {text}
            </text>
          );
        })}
    </g>
  );
});

/** Signs for the special terrain of sites, above all lights and marks and below the pieces. */
export const TerrainSigns = memo(function TerrainSigns({ layout, terrain }: TerrainSignsProps) {
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

/** The sign for the special terrain of a site. */
function TerrainSign({ kind, side, layout, site }: TerrainSignProps) {
  const [x, y] = centreOf(layout, site);
  switch (kind) {
    case 'castle':
      return (
        <>
          <polygon className={styles.castle} points={outlineOf(layout, site, 0.9)} />
          <polygon className={styles.castleLine} points={outlineOf(layout, site, 0.9)} />
        </>
      );
    case 'wall':
      return (
        <g className={classes(styles.wall, side !== WHITE && styles.black)}>
          <path
            d={`M${String(x - 0.4)} ${String(y - 0.15)}h.8m-.8 .3h.8m-.67-.55v.25m.27 0v.3m-.27 0v.25m.54-.8v.25m0 .3v.25`}
          />
          <polygon className={styles.around} points={outlineOf(layout, site, 0.9)} />
          <polygon points={outlineOf(layout, site, 0.9)} />
        </g>
      );
    case 'movable':
      return <polygon className={styles.movable} points={outlineOf(layout, site, 0.8)} />;
    case 'vacant':
      return <polygon className={styles.vacant} points={outlineOf(layout, site, 0.8)} />;
    case 'absent':
      return null;
    case 'zone':
      return <polygon className={styles.zone} points={outlineOf(layout, site, 0.86)} />;
  }
}
