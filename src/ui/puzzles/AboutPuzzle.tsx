import { Link } from 'wouter';
import { BookOpen } from 'lucide-react';
import { currentPosition } from '../../engine/game/game.ts';
import { bySide } from '../../engine/rules/side.ts';
import { lastLevel, lastSeating } from '../../store/computer/seating.ts';
import { newDocument } from '../../store/document/document.ts';
import { linkOf } from '../../store/document/link.ts';
import type { PuzzleTask } from '../../store/puzzles/solverState.ts';
import { OURS } from '../historyEntry.ts';
import { exploreRoute, ruleRoute } from '../routes.ts';
import type { SectionTitle } from './useSections.ts';
import * as words from '#words/ui/puzzles.ts';
import styles from './puzzles.module.css';

interface AboutPuzzleProps {
  readonly task: PuzzleTask;
  /** The sections of the rulebook whose rules the win uses. */
  readonly sections: readonly SectionTitle[];
}

/** The ways from a puzzle to its rules, which give something away, to Explore, and to a game against the computer. */
export function AboutPuzzle({ task: { game }, sections }: AboutPuzzleProps) {
  const { variant } = game;
  const { turn } = currentPosition(game);
  const level = lastLevel(lastSeating.getState());
  const seats = bySide((side) => (side === turn ? null : level));
  return (
    <section className={styles.about} aria-label={words.about}>
      <p className="actions">
        <Link href={exploreRoute(variant.id, linkOf(newDocument(game)))} className="button">
          {words.explore}
        </Link>
        <Link
          href={`/play/${variant.id}/${linkOf(newDocument(game, { seats }))}`}
          // Whoever begins it need not be asked who plays.
          state={OURS}
          className="button"
          aria-label={words.playOutWhy}
        >
          {words.playOut}
        </Link>
      </p>
      {sections.length > 0 && (
        <details>
          <summary>{words.rulesUsed}</summary>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link href={ruleRoute(variant.id, id)}>
                  <BookOpen aria-hidden="true" /> {title}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
