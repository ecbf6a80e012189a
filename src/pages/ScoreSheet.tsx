import { SIDES } from '../engine/rules/side.ts';
import type { Book } from './book.ts';
import { hasLongTurns } from './book.ts';
import { sideName } from '#words/grammar.ts';
import * as words from '#words/ui/rulePages.ts';
import styles from './pages.module.css';

/** Rounds in a column of a sheet, and where a turn needs the width and height for several moves. */
const ROUNDS = 28;
const LONG_ROUNDS = 14;

/** A sheet on which to write a game down, with a column for each side. */
export function ScoreSheet({ book }: { readonly book: Book }) {
  const { rulebook, variant } = book;
  const isLong = hasLongTurns(book);
  const notation = rulebook.sections.find(({ id }) => id === 'notation')?.text[0];
  const heads = [
    ...SIDES.map((side) => sideName(side)),
    words.event,
    words.date,
    words.result,
    ...(rulebook.variants.length > 1 ? [words.boardUsed] : []),
  ];
  return (
    <>
      <h1>{words.scoreSheetTitle(variant.name)}</h1>
      <p className={styles.screenOnly}>{words.howToPrint}</p>
      <ul className={styles.heads}>
        {heads.map((head) => (
          <li key={head}>{head}</li>
        ))}
      </ul>
      {isLong && <p className={styles.note}>{words.severalMoves}</p>}
      <div className={styles.scores}>
        {isLong ? (
          <Rounds from={1} count={LONG_ROUNDS} isLong />
        ) : (
          <>
            <Rounds from={1} count={ROUNDS} />
            <Rounds from={ROUNDS + 1} count={ROUNDS} />
          </>
        )}
      </div>
      {notation !== undefined && <p className={styles.note}>{notation}</p>}
    </>
  );
}

interface RoundsProps {
  readonly from: number;
  readonly count: number;
  readonly isLong?: boolean;
}

/** A table with rows for so many rounds. */
const Rounds = ({ from, count, isLong = false }: RoundsProps) => (
  <table className={isLong ? styles.long : undefined}>
    <thead>
      <tr>
        <th scope="col">{words.round}</th>
        {SIDES.map((side) => (
          <th key={side} scope="col">
            {sideName(side)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {Array.from({ length: count }, (_, i) => (
        <tr key={i}>
          <th scope="row">{from + i}</th>
          {SIDES.map((side) => (
            <td key={side} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
