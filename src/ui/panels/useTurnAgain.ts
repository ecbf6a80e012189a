import { useEffect, useState } from 'react';
import type { Game } from '../../engine/game/game.ts';
import { positionAt } from '../../engine/game/game.ts';
import { playedHere } from '../../store/playState.ts';
import { usePlay } from '../game/PlayContext.ts';

/** The time between two actions that are shown again, in milliseconds. */
const PACE = 1000;

/**
 * A function that shows the last turn again, one action after the other, if the computer played it and it had several;
 * null if there is nothing to show. Whoever goes elsewhere in the record stops it.
 */
export function useTurnAgain(): (() => void) | null {
  const game = usePlay((state) => state.game);
  const cursor = usePlay((state) => state.cursor);
  const setCursor = usePlay((state) => state.setCursor);
  const last = game.steps.length;
  const first = beginOfLastTurn(game);
  const isOthers = usePlay((state) => !playedHere(state, positionAt(game, first).turn));
  /** The ply from which it goes on; null if nothing is shown again. */
  const [from, setFrom] = useState<number | null>(null);
  const isPlaying = from === cursor && cursor < last;
  if (from !== null && !isPlaying) setFrom(null);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      setFrom(cursor + 1);
      setCursor(cursor + 1);
    }, PACE);
    return () => {
      clearTimeout(timer);
    };
  }, [isPlaying, cursor, setCursor]);
  if (
    !isOthers ||
    last - first < 2 ||
    cursor < last ||
    positionAt(game, last).turn === positionAt(game, first).turn
  )
    return null;
  return () => {
    setFrom(first);
    setCursor(first);
  };
}

/** The ply at which the turn of the last step began; 0 if there is none. */
function beginOfLastTurn(game: Game): number {
  let ply = Math.max(0, game.steps.length - 1);
  while (ply > 0 && positionAt(game, ply - 1).turn === positionAt(game, ply).turn) ply--;
  return ply;
}
