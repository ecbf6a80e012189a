import { at } from '../engine/at.ts';
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
import { countNeeded, kindsOf } from './book.ts';
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

/** The room for a board on a sheet, in millimetres; print.css has the same. */
const PAPER = { width: 178, height: 218 };

/** The pieces of both sides as counters, as large on paper as their places on the board. */
function Counters({ variant }: { readonly variant: Variant }) {
  const { topology, kinds } = variant;
  const pieces = SIDES.flatMap((side) =>
    kindsOf(variant).flatMap((kind): Piece[] =>
      Array<Piece>(countNeeded(variant, kind)).fill(pieceOf(kind, side)),
    ),
  );
  const { width, height } = layoutOf(topology, false, true);
  const unit = Math.min(PAPER.width / width, PAPER.height / height);
  const row = PAPER.width / unit;
  const inRow = Math.floor(row);
  const rows = Math.ceil(pieces.length / inRow);
  return (
    <svg
      className={styles.counters}
      role="img"
      aria-label={words.toCutOut}
      viewBox={`0 -.02 ${String(row)} ${String(rows + 0.04)}`}
    >
      {pieces.map((piece, i) => {
        const { standsOn } = at(kinds, kindOf(piece));
        const size = topology.sites.find(({ kind }) => kind === (standsOn ?? kind))?.size ?? 1;
        return (
          <g
            key={i}
            transform={`translate(${String((i % inRow) + 0.5)} ${String(Math.floor(i / inRow) + 0.5)}) scale(${String(size)})`}
          >
            <circle className={styles.counter} r=".48" />
            <g transform="scale(.8)">
              <PieceFigure set={Figure} variant={variant} piece={piece} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
