import { useEffect, useState } from 'react';
import { usePlay } from '../game/PlayContext.ts';

/** How long a move is fresh, in milliseconds. */
const WHILE = 6000;

/** Whether the last move was made just now, and is the one to take back. A redone or resumed step is not fresh. */
export function useFreshMove(): boolean {
  const length = usePlay(({ game }) => game.steps.length);
  const takebacks = usePlay((state) => state.takebacks);
  const isNextWaiting = usePlay(({ selection }) => (selection?.settled ?? null) !== null);
  /** The number of steps that are no longer fresh. */
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
  return takebacks && !isNextWaiting && length > settled;
}
