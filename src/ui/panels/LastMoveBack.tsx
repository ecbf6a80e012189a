import { useEffect, useState } from 'react';
import { notationAt } from '../../engine/record/notation.ts';
import { usePlay } from '../game/PlayContext.ts';
import * as beside from '#words/ui/beside.ts';

/** How long a move can be taken back here, in milliseconds. */
const WHILE = 6000;

/** Takes back the move that was just made; it goes away after some seconds. */
export function LastMoveBack() {
  const game = usePlay((state) => state.game);
  const takeBack = usePlay((state) => state.takeBack);
  const takebacks = usePlay((state) => state.takebacks);
  const { length } = game.steps;
  /** The number of steps that are no longer new; redone and resumed steps are not new either. */
  const [settled, setSettled] = useState(length);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(length);
    }, WHILE);
    return () => {
      clearTimeout(timer);
    };
  }, [length]);
  if (length < settled) setSettled(length);
  if (length <= settled || !takebacks) return null;
  return (
    <button type="button" className="button" onClick={takeBack}>
      {beside.takeLastBack(notationAt(game, length))}
    </button>
  );
}
