import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { RegistryEntry } from '../engine/registry.ts';
import { puzzleGames } from '../puzzles/index.ts';
import { puzzleProgress, solvedOf } from '../store/puzzles/puzzleProgress.ts';
import { classes } from './board/classes.ts';
import { puzzleRoute } from './routes.ts';
import * as words from '#words/ui/puzzlesLink.ts';

interface PuzzlesLinkProps extends Pick<RegistryEntry, 'id' | 'game' | 'name'> {
  /** Whether it looks like a button, as beside others, or like a link in a row of them. */
  readonly isButton?: boolean;
}

/** The link to the puzzles of a game, with how many are solved; null for a game that has none. */
export function PuzzlesLink({ id, game, name, isButton = true }: PuzzlesLinkProps) {
  const solved = useStore(puzzleProgress, (state) => solvedOf(state.solved, game));
  if (!puzzleGames.includes(game)) return null;
  const label = solved === 0 ? words.puzzles : words.solvedOf(solved);
  return (
    <Link
      href={puzzleRoute(id)}
      className={classes(isButton && 'button')}
      aria-label={words.ofGame(label, name)}
    >
      {label}
    </Link>
  );
}
