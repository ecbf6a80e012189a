import type { ReactNode } from 'react';
import { Redo2, Undo2 } from 'lucide-react';
import { plyToTakeBackTo } from '../../store/document/seats.ts';
import { IconButton } from '../IconButton.tsx';
import { usePlay } from '../game/PlayContext.ts';
import * as beside from '#words/ui/beside.ts';
import { WalkButtons } from './WalkButtons.tsx';
import styles from './recordTools.module.css';

/**
 * The buttons that move through the record, take back and redo; on a phone they are the bar at the bottom, with
 * the children at its end.
 */
export function RecordTools({ children }: { readonly children: ReactNode }) {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const setCursor = usePlay((state) => state.setCursor);
  const canTakeBack = usePlay(({ document }) => plyToTakeBackTo(document) !== null);
  const takeBack = usePlay((state) => state.takeBack);
  const redo = usePlay((state) => state.redo);
  return (
    <div className={styles.tools} data-part="tools">
      <div role="group" aria-label={beside.record}>
        <WalkButtons cursor={cursor} last={game.steps.length} setCursor={setCursor} />
        <span className={styles.gap} />
        <IconButton label={beside.takeBack} icon={Undo2} disabled={!canTakeBack} onClick={takeBack} />
        <IconButton label={beside.redo} icon={Redo2} disabled={game.redoSteps.length === 0} onClick={redo} />
      </div>
      {children}
    </div>
  );
}
