import * as words from '#words/ui/analysis.ts';
import { classes } from '../board/classes.ts';
import statusStyles from '../panels/status.module.css';
import styles from './analysis.module.css';
import { useAnalysed } from './AnalystContext.ts';
import { LineText } from './LineText.tsx';
import { useKnown, useSolvedLines } from './useKnown.ts';

/**
 * The best line, for users who would have to scroll from the board to the analysis; null while it is off. Screen readers
 * get the list of lines itself.
 */
export function BestLine() {
  const state = useAnalysed();
  const [best] = useKnown()?.lines ?? [];
  const solvedBy = useSolvedLines();
  if (state?.isOn !== true || state.lesson || state.analysis?.trouble) return null;
  return (
    <p className={classes(statusStyles.status, styles.bestLine)} aria-hidden="true">
      {best ? <LineText line={best} solved={solvedBy(best)} /> : words.thinking}
    </p>
  );
}
