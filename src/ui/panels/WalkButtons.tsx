import { useEffect, useState } from 'react';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from '../IconButton.tsx';
import * as beside from '#words/ui/beside.ts';

/** The time between two steps of autoplay, in milliseconds. */
const AUTOPLAY_PACE = 1000;

interface WalkButtonsProps {
  /** The ply on the board. */
  readonly cursor: number;
  /** The last ply of the record. */
  readonly last: number;
  /** Shows another ply. */
  readonly setCursor: (ply: number) => void;
}

/** The buttons that lead through a record, step by step, to its ends, or by themselves. */
export function WalkButtons({ cursor, last, setCursor }: WalkButtonsProps) {
  /** The ply from which autoplay goes on; null if it stands. */
  const [playedFrom, setPlayedFrom] = useState<number | null>(null);
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
    <>
      <IconButton label={beside.first} icon={ChevronFirst} disabled={cursor === 0} onClick={goer(0)} />
      <IconButton label={beside.back} icon={ChevronLeft} disabled={cursor === 0} onClick={goer(cursor - 1)} />
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
    </>
  );
}
