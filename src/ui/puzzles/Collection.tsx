import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { withActions } from '../../engine/game/action.ts';
import { newGame } from '../../engine/game/game.ts';
import type { RegistryEntry } from '../../engine/registry.ts';
import { unwrap } from '../../engine/rules/result.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import { dailyPuzzle, dayOf } from '../../puzzles/daily.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { puzzleId } from '../../puzzles/puzzleId.ts';
import { ALL_PUZZLES, fitting, nextPuzzle, puzzlesOn } from '../../store/puzzles/collection.ts';
import type { PuzzleFilter } from '../../store/puzzles/collection.ts';
import { puzzleProgress, solvedKey } from '../../store/puzzles/puzzleProgress.ts';
import { say } from '../../words/say.ts';
import { Loading } from '../Loading.tsx';
import { Problem } from '../Problem.tsx';
import { puzzleRoute } from '../routes.ts';
import { awaitedRules, Unloaded } from '../Unloaded.tsx';
import { useVariant } from '../useVariant.ts';
import { PuzzleChoice } from './PuzzleChoice.tsx';
import { PuzzleScreen } from './PuzzleScreen.tsx';
import { useSections } from './useSections.ts';
import * as words from '#words/ui/puzzles.ts';

interface CollectionProps {
  readonly entry: RegistryEntry;
  /** All puzzles of the game. */
  readonly all: readonly Puzzle[];
  /** The id of the puzzle; empty for the one to go on with. */
  readonly id: string;
}

/** The puzzles of a game, one at a time. */
export function Collection({ entry, all, id }: CollectionProps) {
  const { game } = entry;
  const puzzles = puzzlesOn(all, game, entry.id);
  const { solved, days, solve } = useStore(puzzleProgress);
  const [filter, setFilter] = useState<PuzzleFilter>(ALL_PUZZLES);
  // The day is that on which the page was opened.
  const [today] = useState(() => dayOf(new Date()));
  const sections = useSections(entry.id);
  const [, navigate] = useLocation();
  const daily = dailyPuzzle(puzzles, today);
  const isSolved = (puzzle: Puzzle) => solved.includes(solvedKey(game, puzzleId(puzzle)));
  if (!daily)
    return (
      <Problem title={words.noneYet} message={words.noneYetWhy}>
        <Link href={`/play/${entry.id}`} className="button primary">
          {words.play}
        </Link>
      </Problem>
    );
  const routeOf = (puzzle: Puzzle) => puzzleRoute(entry.id, puzzleId(puzzle));
  if (id === '') {
    const first = isSolved(daily) ? (nextPuzzle(puzzles, game, null, solved) ?? daily) : daily;
    return <Redirect to={routeOf(first)} replace />;
  }
  const puzzle =
    puzzles.find((known) => puzzleId(known) === id) ?? all.find((known) => puzzleId(known) === id);
  if (!puzzle)
    return (
      <Problem title={words.noPuzzle} message={words.noPuzzleWhy}>
        <Link href={puzzleRoute(entry.id)} className="button primary">
          {words.toPuzzles}
        </Link>
      </Problem>
    );
  const next = nextPuzzle(fitting(puzzles, filter), game, puzzle, solved);
  return (
    <WithRules puzzle={puzzle}>
      {(variant) => (
        <PuzzleScreen
          key={id}
          task={taskOf(variant, puzzle)}
          title={words.title(variant.name)}
          facts={[
            ...(puzzle === daily ? [words.isOfTheDay] : []),
            words.estimated(puzzle.difficulty),
            ...(isSolved(puzzle) ? [words.isSolved] : []),
          ]}
          sections={sections.filter((section) => puzzle.sections.includes(section.id))}
          next={next && { label: words.next, route: routeOf(next) }}
          onSolved={() => {
            solve(solvedKey(game, id), puzzle === daily ? today : null);
          }}
        >
          <PuzzleChoice
            puzzles={puzzles}
            sections={sections}
            filter={filter}
            onFilter={(wanted) => {
              setFilter(wanted);
              const fits = fitting(puzzles, wanted);
              const first = nextPuzzle(fits, game, null, solved);
              if (first && !fits.includes(puzzle)) navigate(routeOf(first));
            }}
            solved={puzzles.filter(isSolved).length}
            days={days}
            today={today}
            daily={puzzle === daily ? null : routeOf(daily)}
          />
        </PuzzleScreen>
      )}
    </WithRules>
  );
}

const taskOf = (variant: Variant, { start, actions, turns }: Puzzle) => ({
  game: unwrap(withActions(newGame(variant, unwrap(variant.readPosition(start))), actions)),
  turns,
});

interface WithRulesProps {
  readonly puzzle: Puzzle;
  readonly children: (variant: Variant) => ReactNode;
}

/** The rules of the board of a puzzle; says so for as long as they take, and if they cannot be loaded. */
function WithRules({ puzzle: { variant: id }, children }: WithRulesProps) {
  const variant = useVariant(id);
  if (!variant) return <Loading awaited={awaitedRules(id)} />;
  if (!variant.ok) return <Unloaded id={id} title={words.notShown} message={say(variant.message)} />;
  return children(variant.value);
}
