import { useCallback, useMemo, useRef } from 'react';
import type { Round, Turn } from '../../engine/record/rounds.ts';
import { roundsOf } from '../../engine/record/rounds.ts';
import { classes } from '../board/classes.ts';
import { usePlay } from '../game/PlayContext.ts';
import { RoundRows } from '../panels/RoundRows.tsx';
import { useMarkedInView } from '../panels/useMarkedInView.ts';
import { WalkButtons } from '../panels/WalkButtons.tsx';
import { useRecordKeys } from '../play/useRecordKeys.ts';
import { useMedia } from '../useMedia.ts';
import * as beside from '#words/ui/beside.ts';
import * as words from '#words/ui/puzzles.ts';
import styles from './puzzles.module.css';

/** The moves of the solution, which was played on the board from a ply on, and what leads through them. */
export function SolutionWalk({ start }: { readonly start: number }) {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const setCursor = usePlay((state) => state.setCursor);
  const list = useRef<HTMLOListElement>(null);
  // On a phone they are in one line.
  const isLine = useMedia('(max-width: 599px)');
  const rounds = useMemo(() => roundsFrom(roundsOf(game), start), [game, start]);
  const goTo = useCallback(
    (ply: number) => {
      setCursor(start + ply);
    },
    [start, setCursor],
  );
  useMarkedInView(list, isLine ? 'x' : 'y', cursor, game);
  useRecordKeys(start);
  return (
    <>
      <ol ref={list} className={classes(styles.moves, isLine && 'fades-aside')} aria-label={words.solution}>
        <RoundRows rounds={rounds} game={game} cursor={cursor} setCursor={setCursor} first={start + 1} />
      </ol>
      <div className={styles.walk} role="group" aria-label={beside.moves}>
        <WalkButtons cursor={cursor - start} last={game.steps.length - start} setCursor={goTo} />
      </div>
    </>
  );
}

/** The rounds of a game without what was played up to a ply. */
function roundsFrom(rounds: readonly Round[], start: number): Round[] {
  const later = (turn: Turn | null) => (turn?.parts.some(({ ply }) => ply > start) === true ? turn : null);
  return rounds
    .map((round) => ({ ...round, white: later(round.white), black: later(round.black) }))
    .filter(({ white, black }) => white ?? black);
}
