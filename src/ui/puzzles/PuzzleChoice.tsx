import { Link } from 'wouter';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { PuzzleFilter } from '../../store/puzzles/collection.ts';
import { fitting } from '../../store/puzzles/collection.ts';
import { streakOn } from '../../store/puzzles/puzzleProgress.ts';
import type { SectionTitle } from './useSections.ts';
import * as words from '#words/ui/puzzles.ts';
import styles from './puzzles.module.css';

interface PuzzleChoiceProps {
  readonly puzzles: readonly Puzzle[];
  readonly sections: readonly SectionTitle[];
  readonly filter: PuzzleFilter;
  readonly onFilter: (filter: PuzzleFilter) => void;
  /** How many of the puzzles are solved. */
  readonly solved: number;
  /** The days on which a puzzle of the day was solved. */
  readonly days: readonly number[];
  readonly today: number;
  /** The route of the puzzle of the day; null if it is on the board. */
  readonly daily: string | null;
}

const DIFFICULTIES = [1, 2, 3, 4, 5];

/** Which puzzles come next, and how many are solved. */
export function PuzzleChoice({
  puzzles,
  sections,
  filter,
  onFilter,
  solved,
  days,
  today,
  daily,
}: PuzzleChoiceProps) {
  const streak = streakOn(days, today);
  const count = (changes: Partial<PuzzleFilter>) => fitting(puzzles, { ...filter, ...changes }).length;
  return (
    <section className={styles.choice} aria-label={words.choice}>
      <label>
        <span>{words.theme}</span>
        <select
          value={filter.section}
          onChange={(event) => {
            onFilter({ ...filter, section: event.target.value });
          }}
        >
          <option value="">{words.withCount(words.anyTheme, count({ section: '' }))}</option>
          {sections
            .filter(({ id }) => id === filter.section || count({ section: id }) > 0)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {words.withCount(title, count({ section: id }))}
              </option>
            ))}
        </select>
      </label>
      <label>
        <span>{words.difficulty}</span>
        <select
          value={filter.difficulty}
          onChange={(event) => {
            onFilter({ ...filter, difficulty: Number(event.target.value) });
          }}
        >
          <option value={0}>{words.withCount(words.anyDifficulty, count({ difficulty: 0 }))}</option>
          {DIFFICULTIES.filter(
            (known) => known === filter.difficulty || count({ difficulty: known }) > 0,
          ).map((known) => (
            <option key={known} value={known}>
              {words.withCount(words.difficultyOf(known), count({ difficulty: known }))}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.standing}>
        <progress aria-hidden="true" value={solved} max={puzzles.length} />
        <span>{words.solvedOf(solved, puzzles.length)}</span>
      </p>
      <p className={styles.standing}>
        {daily !== null && (
          <Link href={daily} className="button">
            {words.ofTheDay}
          </Link>
        )}
        {streak > 0 && <span>{words.streak(streak)}</span>}
      </p>
    </section>
  );
}
