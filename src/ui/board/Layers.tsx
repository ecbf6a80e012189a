import type { ReactNode } from 'react';
import { useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Effect } from '../../engine/rules/effect.ts';
import type { Lit } from '../../engine/rules/lens.ts';
import type { Mark } from '../../engine/rules/mark.ts';
import type { Choice } from '../../engine/rules/move.ts';
import type { Board } from '../../engine/rules/position.ts';
import type { Side } from '../../engine/rules/side.ts';
import type { Target } from '../../engine/rules/target.ts';
import type { Terrain } from '../../engine/rules/terrain.ts';
import type { Drawable } from './PieceFigure.tsx';
import type { Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import { Blockers } from './Blockers.tsx';
import { CarriedOver } from './CarriedOver.tsx';
import { EdgeLabels, FollowingLabels } from './EdgeLabels.tsx';
import { Entrances } from './Entrances.tsx';
import type { Layout } from './geometry.ts';
import { Ground, TerrainSigns } from './Ground.tsx';
import { Lens, LensFigures } from './Lens.tsx';
import { Discs } from './Discs.tsx';
import { CrossingMarks, Marks, Seals, Tints } from './Marks.tsx';
import type { PieceSet } from './PieceFigure.tsx';
import { Pieces } from './Pieces.tsx';
import { Preview, PreviewGround } from './Preview.tsx';
import { Sent } from './Sent.tsx';
import { OverlayContext } from './ShapesContext.ts';
import { RingsBelow, Places, Targets } from './Targets.tsx';

/** What a board shows besides its sites and pieces. Layers that are absent or null are not drawn. */
export interface BoardLayers {
  readonly terrain?: readonly Terrain[];
  /** The sites that a lens lights. */
  readonly lit?: readonly Lit[] | null;
  readonly marks?: readonly Mark[];
  /** The sites that the last move touched. */
  readonly lastMove?: readonly Site[];
  /** The sites that are picked. */
  readonly picked?: readonly Site[];
  /** Draws what else lies between the ground and the pieces. */
  readonly belowPieces?: ((layout: Layout, board: Board) => ReactNode) | null;
  /** The sites that may be picked next; `binding` unless they are only there to look at, which the SVG around them says. */
  readonly targets?: { readonly targets: readonly Target[]; readonly binding: boolean } | null;
  /** The side whose figures are upside down, to face a player who sits opposite. */
  readonly turnedSide?: Side | null;
  /** The site whose piece is being dragged and is drawn elsewhere; `NO_SITE` for none. */
  readonly carriedFrom?: Site;
  /** The site under a dragged piece; `NO_SITE` for none. */
  readonly carriedOver?: Site;
  /** The site that was tried in vain, `NO_SITE` for none, and the sites of the pieces in the way. */
  readonly blockers?: { readonly tried: Site; readonly blockers: readonly Site[] } | null;
  /** The sites of the pieces that the buttons to choose from would move or take; framed while nothing is previewed. */
  readonly stakes?: readonly Site[];
  /** The effects of the choice under the pointer or the focus; called with null if there is none. */
  readonly preview?: ((at: Choice | null) => readonly Effect[] | null) | null;
}

interface LayersProps {
  readonly layout: Layout;
  readonly labelled: boolean;
  readonly set: PieceSet;
  readonly variant: Drawable;
  /** The pieces. */
  readonly board: Board;
  readonly layers: BoardLayers;
  /** Of which sites the ground is drawn; of all without it. */
  readonly shows?: (site: Site) => boolean;
  /** The choice under the pointer or the focus; absent if nothing can be picked. */
  readonly visited?: StoreApi<Choice | null>;
}

/**
 * Everything drawn on a board, each layer above those before it. Only this component sets their order, which is one on all boards:
 * tints, walls and frames of the ground, brackets, what lies on crossings, arrows of a check, pieces, dots.
 */
export function Layers({ layout, labelled, set, variant, board, layers, shows, visited }: LayersProps) {
  const { terrain = NONE, marks = NONE, lastMove = NONE, picked = NONE, stakes = NONE } = layers;
  const { lit, belowPieces, targets, blockers, preview } = layers;
  const { turnedSide = null, carriedFrom = NO_SITE, carriedOver = NO_SITE } = layers;
  const overlay = useContext(OverlayContext);
  const look = { layout, set, variant, board, turnedSide };
  return (
    <>
      <Ground layout={layout} terrain={terrain} shows={shows} />
      {lit && <Lens layout={layout} lit={lit} />}
      <Tints layout={layout} board={board} marks={marks} lastMove={lastMove} picked={picked} />
      <TerrainSigns layout={layout} terrain={terrain} />
      <Entrances layout={layout} terrain={terrain} board={board} labelled={labelled} />
      <Marks layout={layout} marks={marks} lastMove={lastMove} />
      {preview && visited && (
        <PreviewGround layout={layout} board={board} effectsAt={preview} visited={visited} stakes={stakes} />
      )}
      {targets && <Places layout={layout} targets={targets.targets} />}
      <CrossingMarks layout={layout} lastMove={lastMove} picked={picked} />
      <Discs layout={layout} board={board} lastMove={lastMove} picked={picked} />
      {labelled &&
        (visited ? (
          <FollowingLabels layout={layout} visited={visited} picked={picked} />
        ) : (
          <EdgeLabels layout={layout} />
        ))}
      {belowPieces?.(layout, board)}
      {carriedOver !== NO_SITE && carriedOver !== carriedFrom && (
        <CarriedOver layout={layout} site={carriedOver} isOpen={isOpen(carriedOver, targets)} />
      )}
      {targets && (
        <>
          <Sent {...look} targets={targets.targets} />
          <RingsBelow layout={layout} targets={targets.targets} />
        </>
      )}
      <Pieces {...look} terrain={terrain} carriedFrom={carriedFrom} />
      <Seals layout={layout} marks={marks} />
      {targets && <Targets layout={layout} targets={targets.targets} />}
      {overlay && <overlay.Drawing layout={layout} />}
      {lit && <LensFigures layout={layout} lit={lit} board={board} />}
      {blockers && <Blockers layout={layout} {...blockers} />}
      {preview && visited && <Preview {...look} picked={picked} effectsAt={preview} visited={visited} />}
    </>
  );
}

/** Whether a piece can be set down on a site; without targets it can be set down on any. */
const isOpen = (site: Site, targets: BoardLayers['targets']): boolean =>
  !targets ||
  (targets.binding && targets.targets.some((target) => target.site === site && target.kind !== 'forbidden'));

/** One shared array, so that an empty layer is not drawn again. */
const NONE: readonly never[] = [];
