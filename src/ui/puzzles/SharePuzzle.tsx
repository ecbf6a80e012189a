import { Dialog } from '../dialogs/Dialog.tsx';
import { PuzzleLink } from '../dialogs/PuzzleLink.tsx';
import type { PuzzleTask } from '../../store/puzzles/solverState.ts';
import * as words from '#words/ui/puzzles.ts';

interface SharePuzzleProps {
  readonly task: PuzzleTask;
  readonly onClose: () => void;
}

/** The link to a puzzle. It holds the whole puzzle, so it outlives the collection. */
export const SharePuzzle = ({ task: { game, turns }, onClose }: SharePuzzleProps) => (
  <Dialog title={words.share} onClose={onClose}>
    <PuzzleLink game={game} turns={turns} />
  </Dialog>
);
