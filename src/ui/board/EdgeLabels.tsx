import { memo } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { memo as remembering } from '../../engine/memo.ts';
import type { Choice } from '../../engine/rules/move.ts';
import type { Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import type { EdgeLabel, Topology } from '../../engine/topology/topology.ts';
import { hasCrossings, shapeOf } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { labelRoom } from './geometry.ts';
import styles from './board.module.css';
import { classes } from './classes.ts';

/** With more squares than so many in a row, they are small. */
const MANY = 9;

/** From a label beside the board to the board. */
const CLEAR = 0.08;

/** How much closer to the edge than the middle of its margin a label beside lines is, on whose ends marks may lie. */
const ASIDE = 0.015;

/** From the middle of a label to its foot. */
const FOOT = 0.07;

interface EdgeLabelsProps {
  readonly layout: Layout;
  /** The site whose file and rank stand out; `NO_SITE` for none. */
  readonly site?: Site;
}

/** The names of files and ranks at the edges of a board. */
export const EdgeLabels = memo(function EdgeLabels({ layout, site = NO_SITE }: EdgeLabelsProps) {
  const named = site === NO_SITE ? [] : partsOf(shapeOf(layout.topology, site).name);
  return (
    <g aria-hidden="true">
      {layout.topology.edgeLabels.map((label) => (
        <OneLabel
          key={label.edge + label.text}
          layout={layout}
          label={label}
          isNamed={named.includes(label.text)}
        />
      ))}
    </g>
  );
});

interface OneLabelProps {
  readonly layout: Layout;
  readonly label: EdgeLabel;
  /** Whether it stands out. */
  readonly isNamed: boolean;
}

/** One file or rank; where the pointer goes from site to site, all but a few stay as they are. */
const OneLabel = memo(function OneLabel({ layout, label, isNamed }: OneLabelProps) {
  const { text } = label;
  const [x, y] = placeOf(layout, label);
  const isDense = hasCrossings(layout.topology);
  return (
    <text
      className={classes(
        styles.edgeLabel,
        layout.topology.width > MANY && styles.ofSmall,
        isDense && styles.dense,
        isDense && betweenLines(layout.topology).has(text) && styles.quiet,
        text.length > 1 && styles.long,
        isNamed && styles.named,
      )}
      x={x}
      y={y + FOOT}
      textAnchor={isAtSide(layout, label) ? 'end' : 'middle'}
    >
      {text}
    </text>
  );
});

interface FollowingLabelsProps {
  readonly layout: Layout;
  /** The choice under the pointer or the focus. */
  readonly visited: StoreApi<Choice | null>;
  /** The sites that are picked. */
  readonly picked: readonly Site[];
}

/**
 * The names of files and ranks, where those of the site under the pointer or the focus stand out, and else those of what
 * is picked: on hexes and crossings they are hard to follow by eye. They render again without the board.
 */
export function FollowingLabels({ layout, visited, picked }: FollowingLabelsProps) {
  const choice = useStore(visited);
  const site = choice?.kind === 'site' ? choice.site : picked.at(-1);
  return <EdgeLabels layout={layout} site={site ?? NO_SITE} />;
}

/** The names of the files and ranks of squares between lines, which have names, too. */
const betweenLines = remembering(
  ({ sites }: Topology): ReadonlySet<string> =>
    new Set(sites.flatMap(({ kind, name }) => (kind === 'square' ? partsOf(name) : []))),
);

/** Whether a label ends beside its rank, so that all end in line; those of many small ones stand in the middle of their margin. */
const isAtSide = ({ topology }: Layout, { edge }: EdgeLabel): boolean =>
  edge !== 'below' && !hasCrossings(topology);

/** The name of a site as its file and its rank. */
const partsOf = (name: string): readonly string[] => [name.slice(0, 1), name.slice(1)];

/** Where a label stands: beside the board, before the first site of its rank, or below its file. */
function placeOf(
  { topology, flipped }: Layout,
  { edge, along, inset }: EdgeLabel,
): readonly [number, number] {
  const isBelow = edge === 'below';
  const middle = labelRoom(topology) / 2;
  const place = flipped ? (isBelow ? topology.width : topology.height) - along : along;
  if (isBelow) return [place, topology.height - inset + middle];
  return [
    hasCrossings(topology) ? insetBetweenLines(topology, along) - middle - ASIDE : inset - CLEAR,
    place,
  ];
}

/** How far the squares in a row, or beside it, begin from the end of a board with lines. */
function insetBetweenLines({ sites }: Topology, along: number): number {
  const squares = sites.filter(({ kind }) => kind === 'square');
  const first = (some: typeof squares) => Math.min(...some.map(({ centre: [x] }) => x));
  return first(squares.filter(({ centre: [, y] }) => Math.abs(y - along) < 0.75)) - first(squares);
}
