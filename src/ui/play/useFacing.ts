import { useEffect, useRef, useState } from 'react';
import type { Game } from '../../engine/game/game.ts';
import type { Side } from '../../engine/rules/side.ts';
import { timeToGlide } from '../board/useTransition.ts';
import { facedSide, pauseBeforeTurn } from '../game/orientation.ts';

/**
 * The side below on a board that turns: the side to move, once the last move has been seen. `isPicking` is
 * whether the player to move has picked something; then the board turns as soon as no pointer is down.
 * `turns` is whether the board turns at all.
 */
export function useFacing(game: Game, isPicking: boolean, turns: boolean): Side {
  const faced = facedSide(game);
  const [facing, setFacing] = useState(faced);
  const isPressed = usePressed();
  useEffect(() => {
    if (!turns || facing === faced) return;
    const turn = () => {
      // Nothing turns away under a finger.
      if (!isPressed.current) setFacing(faced);
      else addEventListener('pointerup', turn, { once: true });
    };
    const timer = setTimeout(turn, pauseBeforeTurn(isPicking, timeToGlide(document.documentElement)));
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerup', turn);
    };
  }, [turns, facing, faced, isPicking, isPressed]);
  return facing;
}

/** Whether a pointer is down, in a ref. */
function usePressed() {
  const isPressed = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown';
    };
    const events = ['pointerdown', 'pointerup', 'pointercancel'];
    for (const event of events) addEventListener(event, note, true);
    return () => {
      for (const event of events) removeEventListener(event, note, true);
    };
  }, []);
  return isPressed;
}
