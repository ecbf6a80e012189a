import { useRef } from 'react';
import type { Game } from '../../engine/game/game.ts';
import { roundsOf } from '../../engine/record/rounds.ts';
import { playedAt } from '../../store/announcement.ts';
import { classes } from '../board/classes.ts';
import { sayInFull } from '../../words/say.ts';
import * as beside from '#words/ui/beside.ts';
import { RoundRows } from './RoundRows.tsx';
import styles from './record.module.css';
import { useMarkedInView } from './useMarkedInView.ts';

interface RoundListProps {
  readonly game: Game;
  /** The ply on the board. */
  readonly cursor: number;
  /** Shows another ply. */
  readonly setCursor: (ply: number) => void;
}

/** The moves of a game, one line for each round; the move that led to the position on the board is marked. */
export function RoundList({ game, cursor, setCursor }: RoundListProps) {
  const list = useRef<HTMLOListElement>(null);
  useMarkedInView(list, 'y', cursor, game);
  return (
    <ol
      ref={list}
      className={classes(styles.list, styles.rounds)}
      aria-label={beside.moves}
      // What a move did, for people who do not know its letters: only the one under the pointer needs it.
      onPointerOver={({ target }) => {
        if (target instanceof HTMLElement && target.dataset.ply !== undefined)
          target.title = sayInFull(playedAt(game, Number(target.dataset.ply)));
      }}
    >
      <RoundRows rounds={roundsOf(game)} game={game} cursor={cursor} setCursor={setCursor} />
    </ol>
  );
}
