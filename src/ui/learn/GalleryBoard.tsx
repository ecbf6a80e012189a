import { describeSite } from '../../words/en/describe.ts';
import { shadeWords } from '../../words/en/shades.ts';
import { notesOn } from '../../engine/game/notes.ts';
import type { Showcase } from '../../engine/game/showcase.ts';
import { marksOn } from '../../engine/game/showcase.ts';
import { pickedPiece } from '../../engine/rules/move.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Site } from '../../engine/topology/site.ts';
import { Board } from '../board/Board.tsx';
import { CarriedPiece } from '../board/CarriedPiece.tsx';
import { usePointer } from '../board/usePointer.ts';
import { MovementMapMarks, MovementMapWays } from '../board/MovementMapMarks.tsx';
import { usePieceSet } from '../pieceSets.ts';
import { useSettings } from '../useSettings.ts';
import { areRides, wayWords } from './movementMapWords.ts';
import * as gallery from '#words/ui/gallery.ts';

interface GalleryBoardProps {
  readonly variant: Variant;
  readonly showcase: Showcase;
  /** Called when the user picks a site other than the piece’s own. */
  readonly onPick: (site: Site) => void;
  /** Called when the user drags a piece from one site to another. */
  readonly onCarry: (from: Site, to: Site) => void;
}

/** The board with a piece and its pattern. Every piece on it can be dragged. */
export function GalleryBoard({ variant, showcase, onPick, onCarry }: GalleryBoardProps) {
  const { coordinates } = useSettings();
  const set = usePieceSet();
  const { position, site } = showcase;
  const { terrain } = notesOn(variant, position);
  const movementMap = variant.movementMap(position, site);
  const isOccupied = (other: Site) => pieceAt(position.board, other) !== EMPTY;

  const {
    carried,
    pointed: { carriedFrom, carriedOver },
    events,
  } = usePointer({
    onPress: (choice) => {
      if (choice.kind === 'site') onPick(choice.site);
      return false;
    },
    onReleaseOnPicked: (choice) => {
      if (choice.kind === 'site') onPick(choice.site);
    },
    onDrop: (choice, from) => {
      if (from.kind === 'site' && choice.kind === 'site') onCarry(from.site, choice.site);
    },
    // A press on a piece takes effect on release, because it may become a drag.
    isLastPicked: (choice) => choice.kind === 'site' && isOccupied(choice.site),
    isDraggable: () => false,
  });

  const isRide = areRides(variant.topology, site, movementMap);
  const describe = (other: Site) => {
    const ways = movementMap.filter((way) => way.site === other).map((way) => wayWords(way, isRide));
    return gallery.siteWith(describeSite(variant, position, other), other === site, [
      ...ways,
      ...shadeWords(variant, other),
    ]);
  };
  return (
    <>
      <Board
        variant={variant}
        board={position.board}
        set={set}
        label={gallery.boardOf(variant.name)}
        description={gallery.boardKeys}
        labelled={coordinates}
        layers={{
          terrain,
          marks: marksOn(variant, showcase),
          picked: [site],
          belowPieces: (layout, board) => (
            <>
              <MovementMapWays layout={layout} board={board} from={site} movementMap={movementMap} />
              <MovementMapMarks layout={layout} board={board} movementMap={movementMap} />
            </>
          ),
          carriedFrom,
          carriedOver,
        }}
        sites={{
          describe,
          initial: site,
          cursorOn: (other) => (isOccupied(other) ? 'grab' : 'pointer'),
          onPick,
        }}
        pointer={events}
      />
      {carried && (
        <CarriedPiece
          set={set}
          variant={variant}
          piece={pickedPiece(position.board, carried.choice)}
          carried={carried}
        />
      )}
    </>
  );
}
