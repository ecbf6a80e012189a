import { useContext } from 'react';
import { currentPosition } from '../../engine/game/game.ts';
import type { Solved } from '../../engine/tree/solved.ts';
import { oneActionEarlier } from '../../engine/tree/solved.ts';
import { replayedStep } from '../../engine/tree/tree.ts';
import type { Analysis } from '../../store/analysis/analystState.ts';
import type { AnalysedLine } from '../../store/analysis/lines.ts';
import { usePlay } from '../game/PlayContext.ts';
import { useAnalysed } from './AnalystContext.ts';
import { SolvedContext, useReachedHere } from './SolvedContext.ts';

/** What the analysis has found about the position on the board; null for nothing yet. */
export function useKnown(): Analysis | null {
  const game = usePlay((state) => state.game);
  const analysis = useAnalysed((state) => state?.analysis);
  return analysis?.game === game && analysis.lines.length > 0 ? analysis : null;
}

/** What the first action of a line makes certain of the position on the board, if what follows it is proved; else null. */
export function useSolvedLines(): (line: AnalysedLine) => Solved | null {
  const game = usePlay((state) => state.game);
  const reached = useReachedHere();
  const solved = useContext(SolvedContext);
  return ({ moves: [first] }) => {
    const step = first && replayedStep(reached, first.action);
    const after = step && solved.get(step);
    return after ? oneActionEarlier(after, currentPosition(game).turn, step.position.turn) : null;
  };
}
