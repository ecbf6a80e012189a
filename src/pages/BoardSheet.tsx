import { newGame } from '../engine/game/game.ts';
import { EMPTY, kindOf, pieceOf } from '../engine/rules/piece.ts';
import type { Piece } from '../engine/rules/piece.ts';
import { SIDES } from '../engine/rules/side.ts';
import type { Variant } from '../engine/rules/variant.ts';
import { Board } from '../ui/board/Board.tsx';
import { Figure } from '../ui/board/Figure.tsx';
import { layoutOf } from '../ui/board/geometry.ts';
import { PieceFigure } from '../ui/board/PieceFigure.tsx';
import { fullName } from '../ui/fullName.ts';
import { countAtStart, kindsOf } from './book.ts';
import { Diagram } from './Diagram.tsx';
import * as words from '#words/ui/rulePages.ts';
import styles from './pages.module.css';

/** An empty board as large as a sheet of paper, and its pieces to cut out. */
export function BoardSheet({ variant }: { readonly variant: Variant }) {
  const { start } = variant;
  return (
    <>
      <h1>{words.boardTitle(fullName(variant))}</h1>
      <p className={styles.screenOnly}>{words.howToPrint}</p>
      <div className={styles.paperBoard}>
        <Board
          variant={variant}
          board={start.board.map(() => EMPTY)}
          set={Figure}
          label={words.emptyBoard(fullName(variant))}
          labelled
          layers={{ terrain: variant.terrain(start) }}
        />
      </div>
      <section className={styles.newSheet}>
        <h2>{words.toCutOut}</h2>
        <Counters variant={variant} />
      </section>
      <section>
        <h2>{words.atBeginning}</h2>
        <div className={styles.large}>
          <Diagram game={newGame(variant)} />
        </div>
      </section>
    </>
  );
}

/** Counters in one row. */
const ROW = 10;

/** The pieces of both sides as counters, as large on paper as the squares of the board. */
function Counters({ variant }: { readonly variant: Variant }) {
  const pieces = SIDES.flatMap((side) =>
    kindsOf(variant).flatMap((kind): Piece[] =>
      Array<Piece>(countAtStart(variant, kind)).fill(pieceOf(kind, side)),
    ),
  );
  const { width } = layoutOf(variant.topology, false, true);
  const rows = Math.ceil(pieces.length / ROW);
  return (
    <svg
      className={styles.counters}
      role="img"
      aria-label={words.toCutOut}
      viewBox={`-.03 -.03 ${String(Math.max(width, ROW + 0.06))} ${String(rows + 0.06)}`}
    >
      {pieces.map((piece, i) => (
        <g
          key={`${String(kindOf(piece))} ${String(i)}`}
          transform={`translate(${String((i % ROW) + 0.5)} ${String(Math.floor(i / ROW) + 0.5)})`}
        >
          <circle className={styles.counter} r=".47" />
          <g transform="scale(.8)">
            <PieceFigure set={Figure} variant={variant} piece={piece} />
          </g>
        </g>
      ))}
    </svg>
  );
}
