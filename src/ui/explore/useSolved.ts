import { useEffect, useState } from 'react';
import { awaitDownload } from '../../engine/rules/loading.ts';
import type { SolvedPositions } from '../../engine/tree/solved.ts';
import { unproved } from '../../store/explore/proofs.ts';
import { raiseUnlessStopped } from '../../store/fault.ts';
import { inSlices } from '../inSlices.ts';
import { drawn } from './afterDrawing.ts';
import type { Hired } from './AnalystContext.ts';
import { useExplore } from './ExploreContext.ts';
import { NOTHING_SOLVED } from './SolvedContext.ts';

/**
 * What is certain about the positions of the tree on the screen, found after it is drawn. What the tree asserts and nobody
 * has proved on this visit is not; the analyst is called to prove it.
 */
export function useSolved({ call }: Hired): SolvedPositions {
  const tree = useExplore(({ study }) => study.tree);
  const proved = useExplore((state) => state.proved);
  const [solved, setSolved] = useState(NOTHING_SOLVED);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const solve = async () => {
      await drawn();
      signal.throwIfAborted();
      const code = await awaitDownload(import('../../engine/tree/solving.ts'), { id: 'loading/computer' });
      // Without it the tree is as it was.
      if (code.ok) {
        const found = await inSlices(code.value.solveInParts(tree, proved), { signal });
        // Nothing renders again where nothing is certain.
        setSolved((before) => (before.size === 0 && found.size === 0 ? before : found));
      }
      signal.throwIfAborted();
      if (unproved(tree, proved).length > 0) call(() => undefined);
    };
    solve().catch(raiseUnlessStopped(signal));
    return () => {
      leaving.abort();
    };
  }, [tree, proved, call]);
  return solved;
}
