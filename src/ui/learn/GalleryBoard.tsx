import { useMemo } from 'react';
import { describeSite } from '../../words/en/describe.ts';
import { notesOn } from '../../engine/game/notes.ts';
import type { Showcase } from '../../engine/game/showcase.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import { isAbsent } from '../../engine/rules/terrain.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import '../board/board.css';
import { CarriedPiece } from '../board/CarriedPiece.tsx';
import { layoutOf } from '../board/geometry.ts';
import { Ground, TerrainSigns } from '../board/Ground.tsx';
import { Marks } from '../board/Marks.tsx';
import { Pieces } from '../board/Pieces.tsx';
import { SiteButtons } from '../board/SiteButtons.tsx';
import type { Carried } from '../board/usePointer.ts';
import { usePointer } from '../board/usePointer.ts';
import { useSettings } from '../useSettings.ts';
import { MovementMapMarks, MovementMapWays } from './MovementMapMarks.tsx';
import { wayWords } from './movementMapWords.ts';
import * as gallery from '#words/ui/gallery.ts';

interface GalleryBoardProps {
  readonly variant: Variant;
  readonly showcase: Showcase;
  /** A site was picked that is not the piece’s own. */
  readonly onPick: (site: Site) => void;
  /** A piece was dragged from a site to another. */
  readonly onCarry: (from: Site, to: Site) => void;
}

/** The board with a piece and its pattern. Every piece on it can be dragged elsewhere. */
export function GalleryBoard({ variant, showcase: { position, site }, onPick, onCarry }: GalleryBoardProps) {
  const { coordinates } = useSettings();
  const layout = useMemo(() => layoutOf(variant.topology, false, coordinates), [variant, coordinates]);
  const { terrain, marks } = notesOn(variant, position);
  const movementMap = variant.movementMap(position, site);
  const isOccupied = (other: Site) => pieceAt(position.board, other) !== EMPTY;

  const pointer: { readonly carried: Carried | null; readonly events: object } = usePointer({
    onPress: (choice) => {
      if (choice.kind === 'site') onPick(choice.site);
      return false;
    },
    onReleaseOnPicked: (choice) => {
      if (choice.kind === 'site') onPick(choice.site);
    },
    onDrop: (choice) => {
      const from = pointer.carried?.choice;
      if (from?.kind === 'site' && choice.kind === 'site') onCarry(from.site, choice.site);
    },
    // A press on a piece waits for whether it becomes a drag.
    isLastPicked: (choice) => choice.kind === 'site' && isOccupied(choice.site),
  });
  const { carried } = pointer;
  const carriedFrom = carried?.choice.kind === 'site' ? carried.choice.site : NO_SITE;

  const describe = (other: Site) => {
    const ways = movementMap.filter((way) => way.site === other).map(wayWords);
    return gallery.siteWith(describeSite(variant, position, other), other === site, ways);
  };
  return (
    <div className="board-frame" {...pointer.events}>
      <svg
        className="board playing"
        role="group"
        aria-label={gallery.boardOf(variant.name)}
        viewBox={[layout.left, layout.top, layout.width, layout.height].join(' ')}
      >
        <Ground layout={layout} terrain={terrain} labelled={coordinates} />
        <Marks
          layout={layout}
          marks={marks.filter(
            (mark) =>
              mark.kind !== 'check' &&
              (mark.about === undefined || (mark.about === site && mark.site !== site)),
          )}
          lastMove={[]}
          picked={[site]}
        />
        <TerrainSigns layout={layout} terrain={terrain} />
        <MovementMapWays layout={layout} board={position.board} from={site} movementMap={movementMap} />
        <MovementMapMarks layout={layout} board={position.board} movementMap={movementMap} />
        <Pieces layout={layout} variant={variant} board={position.board} carriedFrom={carriedFrom} />
        <SiteButtons
          layout={layout}
          describe={describe}
          isPicked={(other) => other === site}
          initial={site}
          exists={(other) => !isAbsent(terrain, other)}
          onPick={onPick}
          onVisit={() => undefined}
          onEscape={() => undefined}
        />
      </svg>
      {carried && carriedFrom !== NO_SITE && (
        <CarriedPiece variant={variant} piece={pieceAt(position.board, carriedFrom)} carried={carried} />
      )}
    </div>
  );
}
