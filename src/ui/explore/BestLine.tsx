import { useEffect, useState } from 'react';
import type { AnalysedLine } from '../../store/analysis/lines.ts';
import * as words from '#words/ui/analysis.ts';
import { classes } from '../board/classes.ts';
import statusStyles from '../panels/status.module.css';
import styles from './analysis.module.css';
import { useAnalysed } from './AnalystContext.ts';
import { LineText } from './LineText.tsx';
import { useKnown, useSolvedLines } from './useKnown.ts';

/** What the bar at the bottom of a phone covers; the line above it goes when the list is in sight. */
const COVERED = '0px 0px -60px';

/**
 * Whether the first of the best lines in the panel is in sight.
 * @param best the best line, which comes with the list
 */
function useListed(isPanelOpen: boolean, best: AnalysedLine | undefined): boolean {
  const [isListed, setListed] = useState(false);
  useEffect(() => {
    const first = document.querySelector('[data-part=best-lines] > :first-child');
    if (!isPanelOpen || !best || !first) return;
    const observer = new IntersectionObserver(
      (entries) => {
        setListed(entries.at(-1)?.isIntersecting === true);
      },
      { rootMargin: COVERED, threshold: 1 },
    );
    observer.observe(first);
    return () => {
      observer.disconnect();
    };
  }, [isPanelOpen, best]);
  return isPanelOpen && isListed;
}

/**
 * The best line, for users who would have to scroll from the board to the analysis; null while it is off. Screen readers
 * get the list of lines itself.
 */
export function BestLine({ isPanelOpen }: { readonly isPanelOpen: boolean }) {
  const isShown = useAnalysed((state) => state?.isOn === true && !state.lesson && !state.analysis?.trouble);
  const [best] = useKnown()?.lines ?? [];
  const solvedBy = useSolvedLines();
  const isListed = useListed(isPanelOpen, best);
  if (!isShown) return null;
  return (
    <p className={classes(statusStyles.status, styles.bestLine)} data-listed={isListed} aria-hidden="true">
      {best ? <LineText line={best} number={1} solved={solvedBy(best)} /> : words.thinking}
    </p>
  );
}
