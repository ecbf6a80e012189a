import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { at } from '../../engine/at.ts';
import type { Effect } from '../../engine/rules/effect.ts';
import { applyEffects, losses } from '../../engine/rules/effect.ts';
import type { Choice } from '../../engine/rules/move.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import type { Board } from '../../engine/rules/position.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import type { Side } from '../../engine/rules/side.ts';
import { SIDES } from '../../engine/rules/side.ts';
import type { Drawable } from './PieceFigure.tsx';
import type { Site } from '../../engine/topology/site.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { centreOf, frameOf } from './geometry.ts';
import type { Way } from './Arrows.tsx';
import { Arrows } from './Arrows.tsx';
import { FigureOn } from './FigureOn.tsx';
import type { PieceSet } from './PieceFigure.tsx';
import { ReadyFrames } from './Marks.tsx';
import boardStyles from './board.module.css';
import styles from './marks.module.css';
import { classes } from './classes.ts';

interface PreviewProps {
  readonly layout: Layout;
  readonly set: PieceSet;
  readonly variant: Drawable;
  readonly board: Board;
  /** The sites that are picked. */
  readonly picked: readonly Site[];
  /** The effects of a choice, or of none; null if they are obvious. */
  readonly effectsAt: (choice: Choice | null) => readonly Effect[] | null;
  /** The choice under the pointer or the focus. */
  readonly visited: StoreApi<Choice | null>;
  /** The side whose figures are upside down. */
  readonly turnedSide: Side | null;
}

/**
 * A preview of the choice under the pointer or the focus. When that changes, the preview renders again
 * without the board.
 */
export function Preview({ effectsAt, visited, ...others }: PreviewProps) {
  const effects = effectsAt(useStore(visited));
  return effects && <Outcome effects={effects} {...others} />;
}

interface PreviewGroundProps extends Pick<PreviewProps, 'layout' | 'board' | 'effectsAt' | 'visited'> {
  /** The sites of the pieces that the buttons to choose from would move or take. */
  readonly stakes: readonly Site[];
}

/**
 * What of a preview lies below the pieces: the ground where pieces would arrive. As long as none is of a button, frames mark
 * the pieces that one of the buttons would move or capture.
 */
export function PreviewGround({ layout, board, effectsAt, visited, stakes }: PreviewGroundProps) {
  const choice = useStore(visited);
  const effects = effectsAt(choice);
  const frames = (!effects || choice?.kind !== 'button') && <ReadyFrames layout={layout} sites={stakes} />;
  if (!effects) return frames;
  return (
    <>
      {frames}
      <g
        className={classes(styles.ghost, choice?.kind === 'button' && styles.alone)}
        data-passing
        aria-hidden="true"
      >
        {goals(board, effects).map((site) => (
          <path key={site} className={styles.arrival} d={frameOf(layout, site)} />
        ))}
      </g>
    </>
  );
}

/** How far from the middle of a piece that would disappear its cross is, both ways, if the piece is as large as a square. */
const LOST = 0.33;

/** The sites on which one board has another piece than the other, but for those from which pieces disappear. */
const onlyOn = (pieces: Board, other: Board, leaving: readonly Site[]): Site[] =>
  pieces.flatMap((piece, site) =>
    piece !== EMPTY && piece !== other[site] && !leaving.includes(site) ? [site] : [],
  );

/** The sites where pieces would disappear. */
const leavingBy = (effects: readonly Effect[]): Site[] => SIDES.flatMap((side) => losses(effects, side));

/** The sites where pieces would arrive, also in the place of one that looks the same. */
const goals = (board: Board, effects: readonly Effect[]): Site[] => {
  const leaving = leavingBy(effects);
  const sites = new Set(onlyOn(applyEffects(board, effects), board, leaving));
  for (const effect of effects) if (effect.kind === 'shift') for (const site of effect.to) sites.add(site);
  for (const site of leaving) sites.delete(site);
  return [...sites];
};

interface OutcomeProps extends Omit<PreviewProps, 'effectsAt' | 'visited'> {
  /** The effects of a move that is not made yet. */
  readonly effects: readonly Effect[];
}

/**
 * What a move would do: arrows, pieces where they would arrive on a ground with a dashed edge, faint ones where they would go
 * away, and crosses beside those that would disappear. A piece that arrives in the place of one that disappears is not drawn
 * over it: the cross and the arrow say enough.
 */
function Outcome({ layout, set, variant, board, effects, picked, turnedSide }: OutcomeProps) {
  const after = applyEffects(board, effects);
  const leaving = leavingBy(effects);
  const ways = effects.flatMap(waysOf);
  const arriving = goals(board, effects);
  const going = onlyOn(board, after, [...leaving, ...arriving]);
  const figure = (pieces: Board, site: Site) => (
    <FigureOn
      key={site}
      layout={layout}
      set={set}
      variant={variant}
      piece={pieceAt(pieces, site)}
      site={site}
      turnedSide={turnedSide}
    />
  );
  return (
    <g className={styles.ghost} data-passing aria-hidden="true">
      {going.map((site) => (
        <Gone key={site} layout={layout} site={site} isPicked={picked.includes(site)}>
          {figure(board, site)}
        </Gone>
      ))}
      {arriving.map(
        (site) =>
          pieceAt(board, site) !== EMPTY && (
            <g key={site} className={boardStyles.gone} data-ground="arrival">
              {figure(board, site)}
            </g>
          ),
      )}
      <g className={styles.arriving}>{arriving.map((site) => figure(after, site))}</g>
      {effects.map(
        (effect) =>
          effect.kind === 'ground' && (
            <path key={effect.to} className={styles.place} d={frameOf(layout, effect.to)} />
          ),
      )}
      <Arrows layout={layout} ways={ways} />
      {leaving.map((site) => {
        const [x, y] = centreOf(layout, site);
        const from = ways.find(([, to]) => to === site)?.[0] ?? site;
        const [fromX, fromY] = centreOf(layout, from);
        const reach = LOST * shapeOf(layout.topology, site).size;
        // In a corner of the figure, whose face stays free, and away from the arrow.
        const place = [x + (fromX > x ? -reach : reach), y + (fromY < y ? reach : -reach)].join(' ');
        return (
          <g key={site} className={styles.leaving} transform={`translate(${place})`}>
            <circle r=".17" />
            <path d="M-.07 -.07l.14 .14m0 -.14l-.14 .14" />
          </g>
        );
      })}
    </g>
  );
}

/** Where an effect takes something from, and where to. */
function waysOf(effect: Effect): readonly Way[] {
  switch (effect.kind) {
    case 'shift':
      return effect.from.map((from, i) => [from, at(effect.to, i)] as const);
    case 'ground':
      return [[effect.from, effect.to]];
    case 'lift':
    case 'put':
    case 'hand':
      return [];
  }
}

interface GoneProps {
  readonly layout: Layout;
  readonly site: Site;
  readonly isPicked: boolean;
  /** The figure of the piece there. */
  readonly children: ReactNode;
}

/** A figure that would go away: the colour of its ground over it leaves it faint. */
function Gone({ layout, site, isPicked, children }: GoneProps) {
  const { kind, shade } = shapeOf(layout.topology, site);
  return (
    <g
      className={boardStyles.gone}
      data-ground={isPicked && kind !== 'crossing' ? 'picked' : kind}
      data-shade={shade}
    >
      {children}
    </g>
  );
}
