import type { DOMAttributes, RefObject } from 'react';
import { useContext, useId, useMemo, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Choice } from '../../engine/rules/move.ts';
import { pickSite } from '../../engine/rules/move.ts';
import type { Board as Pieces } from '../../engine/rules/position.ts';
import { isAbsent } from '../../engine/rules/terrain.ts';
import type { Drawable } from './PieceFigure.tsx';
import type { Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import { CalloutsContext } from './CalloutsContext.ts';
import type { ChipsProps } from './ChipGroup.tsx';
import { layoutOf } from './geometry.ts';
import type { BoardLayers } from './Layers.tsx';
import { Layers } from './Layers.tsx';
import type { PieceNoteProps } from './PieceNote.tsx';
import type { PieceSet } from './PieceFigure.tsx';
import type { BoardSites } from './SiteButtons.tsx';
import { SiteButtons } from './SiteButtons.tsx';
import type { Transition } from './useTransition.ts';
import { useTransition } from './useTransition.ts';
import styles from './board.module.css';
import { classes } from './classes.ts';

export interface BoardProps {
  readonly variant: Drawable;
  /** The pieces, which need not make a position. */
  readonly board: Pieces;
  /** How the pieces are drawn. */
  readonly set: PieceSet;
  /** The name of the board, for people who do not see it. */
  readonly label: string;
  /** What else is to be known about the board, such as its keys. */
  readonly description?: string;
  /** Whether Black sits below. */
  readonly flipped?: boolean;
  /** Whether the edges show the names of ranks and files. */
  readonly labelled?: boolean;
  readonly layers?: BoardLayers;
  /** The sites as buttons to pick. Without them the board is only a picture. */
  readonly sites?: BoardSites;
  /** The choices that are not sites; `step` differs each time there is something to choose. */
  readonly chips?:
    (Omit<ChipsProps, 'layout' | 'variant' | 'set' | 'onVisit'> & { readonly step: number }) | null;
  /** Called when the pointer or the focus comes to a choice; with null when it leaves. */
  readonly onVisit?: ((choice: Choice | null) => void) | undefined;
  /** A note about a piece, shown beside it. */
  readonly note?: Omit<PieceNoteProps, 'layout'> | null;
  /** The last change, to be animated. */
  readonly transition?: Transition | null;
  /** A ref to the drawing, for code outside that uses it. */
  readonly drawing?: RefObject<SVGSVGElement | null>;
  /** Pointer handlers, if no element around the board has them: see `usePointer`. */
  readonly pointer?: DOMAttributes<HTMLElement>;
}

/**
 * The board of any variant: a picture, or something to pick on. It depends only on its props, so that a page
 * can have several, inside or outside a shadow root.
 */
export function Board({
  variant,
  board,
  set,
  label,
  description,
  flipped = false,
  labelled = false,
  layers = NO_LAYERS,
  sites,
  chips,
  onVisit,
  note,
  transition = null,
  drawing,
  pointer,
}: BoardProps) {
  const layout = useMemo(() => layoutOf(variant.topology, flipped, labelled), [variant, flipped, labelled]);
  const own = useRef<SVGSVGElement>(null);
  const root = drawing ?? own;
  const drawingId = useId();
  useTransition(root, layout, transition);
  // A store rather than state, or the whole board would render again wherever the pointer goes.
  const [visited] = useState(() => createStore<Choice | null>()(() => null));
  const visit = (choice: Choice | null) => {
    visited.setState(choice, true);
    onVisit?.(choice);
  };
  const callouts = useContext(CalloutsContext);
  const descriptionId = useId();
  const viewBox = [layout.left, layout.top, layout.width, layout.height].join(' ');
  const look = {
    viewBox,
    'data-looking': layers.targets?.binding === false || undefined,
    'data-lens': !!layers.lit || undefined,
  };
  const drawn = { layout, labelled, set, variant, board, layers };

  if (!sites)
    return (
      <svg ref={root} className={styles.board} role="img" aria-label={label} {...look}>
        <Layers {...drawn} />
      </svg>
    );
  const { terrain = [], picked = [] } = layers;
  // A place that ground may come to can be picked before it is there.
  const inPlay = [...picked, ...(layers.targets?.targets ?? []).map(({ site }) => site)];
  return (
    <div
      className={styles.frame}
      style={{ aspectRatio: `${String(layout.width)} / ${String(layout.height)}` }}
      {...pointer}
    >
      <svg
        ref={root}
        className={classes(styles.board, styles.playing)}
        // Only within a toolbar do screen readers let the arrow keys through to buttons.
        role="toolbar"
        aria-label={label}
        aria-describedby={descriptionId}
        {...look}
      >
        <g id={drawingId} data-drawing>
          <Layers {...drawn} visited={visited} />
        </g>
        <SiteButtons
          exists={(site: Site) => !isAbsent(terrain, site) || inPlay.includes(site)}
          {...sites}
          layout={layout}
          isPicked={(site) => picked.includes(site)}
          onVisit={(site) => {
            visit(site === NO_SITE ? null : pickSite(site));
          }}
        />
      </svg>
      <span id={descriptionId} hidden>
        {description}
      </span>
      {chips && callouts && (
        <callouts.Choices
          key={chips.step}
          {...chips}
          layout={layout}
          variant={variant}
          set={set}
          onVisit={visit}
        />
      )}
      {note && callouts && <callouts.Note {...note} layout={layout} />}
    </div>
  );
}

const NO_LAYERS: BoardLayers = {};
