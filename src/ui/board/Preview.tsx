import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { at } from '../../engine/at.ts';
import type { Effect } from '../../engine/rules/effect.ts';
import { applyEffects, losses } from '../../engine/rules/effect.ts';
import type { Choice } from '../../engine/rules/move.ts';
import { EMPTY, sideOf } from '../../engine/rules/piece.ts';
import type { Board } from '../../engine/rules/position.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import type { Side } from '../../engine/rules/side.ts';
import { SIDES } from '../../engine/rules/side.ts';
import type { Drawable } from './PieceFigure.tsx';
import type { Site } from '../../engine/topology/site.ts';
import { shapeOf } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { along, centreOf, outlineOf } from './geometry.ts';
import type { PieceSet } from './PieceFigure.tsx';
import { PieceFigure } from './PieceFigure.tsx';
import styles from './marks.module.css';

interface PreviewProps {
  readonly layout: Layout;
  readonly set: PieceSet;
  readonly variant: Drawable;
  readonly board: Board;
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

interface OutcomeProps extends Omit<PreviewProps, 'effectsAt' | 'visited'> {
  /** The effects of a move that is not made yet. */
  readonly effects: readonly Effect[];
}

/**
 * What a move would do: arrows, pieces where they would arrive, white ones where they would go away, and crosses where they
 * would disappear. A piece that arrives in the place of one that disappears is not drawn over it: the cross and the arrow
 * say enough.
 */
function Outcome({ layout, set, variant, board, effects, turnedSide }: OutcomeProps) {
  const after = applyEffects(board, effects);
  const leaving = SIDES.flatMap((side) => losses(effects, side));
  /** The sites whose pieces are not there at the other time, but for those with a cross. */
  const onlyAt = (pieces: Board, other: Board): Site[] =>
    pieces.flatMap((piece, site) =>
      piece !== EMPTY && piece !== other[site] && !leaving.includes(site) ? [site] : [],
    );
  const ways = effects.flatMap(waysOf);
  const figure = (pieces: Board, site: Site) => {
    const piece = pieceAt(pieces, site);
    const [x, y] = centreOf(layout, site);
    const { size } = shapeOf(layout.topology, site);
    return (
      <g key={site} transform={`translate(${String(x)} ${String(y)}) scale(${String(size)})`}>
        <PieceFigure
          set={set}
          variant={variant}
          piece={piece}
          flipped={layout.flipped}
          turned={sideOf(piece) === turnedSide}
        />
      </g>
    );
  };
  return (
    <g className={styles.ghost} data-passing aria-hidden="true">
      <g className={styles.going}>{onlyAt(board, after).map((site) => figure(board, site))}</g>
      <g className={styles.coming}>{onlyAt(after, board).map((site) => figure(after, site))}</g>
      {leaving.map((site) => {
        const [x, y] = centreOf(layout, site);
        return (
          <path
            key={site}
            className={styles.leaving}
            d={`M${String(x - 0.2)} ${String(y - 0.2)}l.4 .4m0 -.4l-.4 .4`}
          />
        );
      })}
      {effects.map(
        (effect) =>
          effect.kind === 'ground' && (
            <polygon key={effect.to} className={styles.place} points={outlineOf(layout, effect.to)} />
          ),
      )}
      {/* The edges of all arrows are below all arrows, which may meet. */}
      {[styles.arrowEdge, styles.arrow].map((name) =>
        ways.map(([from, to]) => (
          <Arrow key={`${String(name)} ${String(from)}`} name={name} layout={layout} from={from} to={to} />
        )),
      )}
    </g>
  );
}

/** Where an effect takes something from, and where to. */
function waysOf(effect: Effect): readonly (readonly [Site, Site])[] {
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

interface ArrowProps {
  readonly name: string | undefined;
  readonly layout: Layout;
  readonly from: Site;
  readonly to: Site;
}

function Arrow({ name, layout, from, to }: ArrowProps) {
  const { length, transform } = along(centreOf(layout, from), centreOf(layout, to));
  // From the edge of one figure to the edge of the other.
  const start = Math.min(0.3, length / 4);
  const end = String(length - start - 0.06);
  return (
    <path
      className={name}
      transform={transform}
      d={`M${String(start)} 0H${end}l-.16 -.12m.16 .12l-.16 .12`}
    />
  );
}
