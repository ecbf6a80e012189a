import type { ReactNode } from 'react';
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
import { plyToTakeBackTo } from '../../store/document/seats.ts';
import { IconButton } from '../IconButton.tsx';
import { usePlay } from '../game/PlayContext.ts';
import * as beside from '#words/ui/beside.ts';
import styles from './record.module.css';

/** The time between two steps of autoplay, in milliseconds. */
const AUTOPLAY_PACE = 1000;

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
  /** The ply from which autoplay goes on; null if it stands. */
  const [playedFrom, setPlayedFrom] = useState<number | null>(null);
  const last = game.steps.length;
  const isPlaying = playedFrom === cursor && cursor < last;
  // Whoever goes elsewhere in the record, by whatever means, stops it.
  if (playedFrom !== null && !isPlaying) setPlayedFrom(null);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      setPlayedFrom(cursor + 1);
      setCursor(cursor + 1);
    }, AUTOPLAY_PACE);
    return () => {
      clearTimeout(timer);
    };
  }, [isPlaying, cursor, setCursor]);

  const goer = (ply: number) => () => {
    setCursor(ply);
  };
  return (
    <div className={styles.tools}>
      <div role="group" aria-label={beside.record}>
        <IconButton label={beside.first} icon={ChevronFirst} disabled={cursor === 0} onClick={goer(0)} />
        <IconButton
          label={beside.back}
          icon={ChevronLeft}
          disabled={cursor === 0}
          onClick={goer(cursor - 1)}
        />
        <IconButton
          label={isPlaying ? beside.pause : beside.autoplay}
          icon={isPlaying ? Pause : Play}
          disabled={last === 0}
          onClick={() => {
            const from = cursor === last ? 0 : cursor;
            setPlayedFrom(isPlaying ? null : from);
            setCursor(from);
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
        <IconButton label={beside.takeBack} icon={Undo2} disabled={!canTakeBack} onClick={takeBack} />
        <IconButton label={beside.redo} icon={Redo2} disabled={game.redoSteps.length === 0} onClick={redo} />
      </div>
      {children}
    </div>
  );
}
