import { showcaseOf } from '../engine/game/showcase.ts';
import { notesOn } from '../engine/game/notes.ts';
import type { Kind } from '../engine/rules/piece.ts';
import type { Variant } from '../engine/rules/variant.ts';
import { at } from '../engine/at.ts';
import { shapeOf } from '../engine/topology/topology.ts';
import { Board } from '../ui/board/Board.tsx';
import { Figure } from '../ui/board/Figure.tsx';
import { MovementMapMarks, MovementMapWays } from '../ui/board/MovementMapMarks.tsx';
import { movementMapInWords } from '../ui/learn/movementMapWords.ts';
import { pieceOnEmptyBoard } from '#words/ui/rulePages.ts';
import styles from './pages.module.css';

interface PieceDiagramProps {
  readonly variant: Variant;
  readonly kind: Kind;
}

/** A piece on the empty board with everywhere that it can go. */
export function PieceDiagram({ variant, kind }: PieceDiagramProps) {
  const { position, site } = showcaseOf(variant, kind);
  const movementMap = variant.movementMap(position, site);
  const ways = movementMapInWords(variant.topology, site, movementMap);
  return (
    <div className={styles.diagram}>
      <Board
        variant={variant}
        board={position.board}
        set={Figure}
        label={pieceOnEmptyBoard(
          at(variant.kinds, kind).name,
          shapeOf(variant.topology, site).name,
          ways.map(({ way, sites }) => `${way}: ${sites}`),
        )}
        labelled
        layers={{
          terrain: notesOn(variant, position).terrain,
          picked: [site],
          belowPieces: (layout, board) => (
            <>
              <MovementMapWays layout={layout} board={board} from={site} movementMap={movementMap} />
              <MovementMapMarks layout={layout} board={board} movementMap={movementMap} />
            </>
          ),
        }}
      />
    </div>
  );
}
