import { useRef } from 'react';
import { roundsOf } from '../../engine/record/rounds.ts';
import { usePlay } from '../game/PlayContext.ts';
import { EmptyRecord } from './EmptyRecord.tsx';
import { RoundRows, isIn } from './RoundRows.tsx';
import { useMarkedInView } from './useMarkedInView.ts';
import * as beside from '#words/ui/beside.ts';
import styles from './moveStrip.module.css';

/** How many rounds are shown on each side of the one on the board: the record has them all. */
const AROUND = 15;

/** The moves around the one on the board, in one line that follows it. For small screens, where the record is far below. */
export function MoveStrip() {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const setCursor = usePlay((state) => state.setCursor);
  const list = useRef<HTMLOListElement>(null);
  useMarkedInView(list, 'x', cursor, game);
  if (game.steps.length === 0)
    return (
      <p className={styles.strip} data-part="moves">
        <EmptyRecord />
      </p>
    );
  const rounds = roundsOf(game);
  const place = rounds.findIndex((round) => isIn(round, cursor));
  return (
    <ol ref={list} className={styles.strip} data-part="moves" aria-label={beside.moveStrip}>
      <RoundRows
        rounds={rounds.slice(Math.max(0, place - AROUND), Math.max(0, place) + AROUND + 1)}
        game={game}
        cursor={cursor}
        setCursor={setCursor}
      />
    </ol>
  );
}
