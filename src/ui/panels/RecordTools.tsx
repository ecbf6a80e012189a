import { useEffect, useState } from 'react';
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Pause,
  Play,
  Redo2,
  Undo2,
} from 'lucide-react';
import { IconButton } from '../IconButton.tsx';
import { usePlay } from '../game/PlayContext.ts';
import * as beside from '#words/ui/beside.ts';
import styles from './record.module.css';

/** The time between two steps of autoplay, in milliseconds. */
const AUTOPLAY_PACE = 1000;

/** The buttons that move through the record, take back and redo. */
export function RecordTools() {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const setCursor = usePlay((state) => state.setCursor);
  const takeBack = usePlay((state) => state.takeBack);
  const redo = usePlay((state) => state.redo);
  const [isWanted, setWanted] = useState(false);
  const last = game.steps.length;
  const isPlaying = isWanted && cursor < last;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      setCursor(cursor + 1);
    }, AUTOPLAY_PACE);
    return () => {
      clearTimeout(timer);
    };
  }, [isPlaying, cursor, setCursor]);

  const goer = (ply: number) => () => {
    setWanted(false);
    setCursor(ply);
  };
  return (
    <div className={styles.tools} role="toolbar" aria-label={beside.record}>
      <IconButton label={beside.first} icon={ChevronFirst} disabled={cursor === 0} onClick={goer(0)} />
      <IconButton label={beside.back} icon={ChevronLeft} disabled={cursor === 0} onClick={goer(cursor - 1)} />
      <IconButton
        label={isPlaying ? beside.pause : beside.autoplay}
        icon={isPlaying ? Pause : Play}
        disabled={last === 0}
        onClick={() => {
          if (!isPlaying && cursor === last) setCursor(0);
          setWanted(!isPlaying);
        }}
      />
      <IconButton
        label={beside.forward}
        icon={ChevronRight}
        disabled={cursor === last}
        onClick={goer(cursor + 1)}
      />
      <IconButton label={beside.last} icon={ChevronLast} disabled={cursor === last} onClick={goer(last)} />
      <span className={styles.gap} />
      <IconButton
        label={beside.takeBack}
        icon={Undo2}
        disabled={last === 0 && !game.ending}
        onClick={takeBack}
      />
      <IconButton label={beside.redo} icon={Redo2} disabled={game.redoSteps.length === 0} onClick={redo} />
    </div>
  );
}
