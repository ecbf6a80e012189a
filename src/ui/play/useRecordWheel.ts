import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePlay } from '../game/PlayContext.ts';
import { useSettings } from '../useSettings.ts';
import { STILL, turnWheel } from './wheel.ts';

/** Leads through the record by the wheel over the board, up for back, where there is nothing to scroll. */
export function useRecordWheel(board: RefObject<SVGSVGElement | null>): void {
  const cursor = usePlay((state) => state.cursor);
  const setCursor = usePlay((state) => state.setCursor);
  const { boardSize } = useSettings();
  const wheel = useRef(STILL);
  const turn = useEffectEvent((event: WheelEvent) => {
    const { ctrlKey, buttons, deltaX, deltaY } = event;
    // With Ctrl it magnifies the page; sideways it may lead through the browser’s history.
    if (ctrlKey || buttons !== 0 || Math.abs(deltaX) >= Math.abs(deltaY)) return;
    if (boardSize !== 'fitting' || !isPageInWindow()) return;
    event.preventDefault();
    const { wheel: turned, step } = turnWheel(wheel.current, event);
    wheel.current = turned;
    if (step !== 0) setCursor(cursor + step);
  });
  useEffect(() => {
    const drawing = board.current;
    drawing?.addEventListener('wheel', turn, { passive: false });
    return () => {
      drawing?.removeEventListener('wheel', turn);
    };
  }, [board]);
}

/** Whether the record is beside the board, and the whole page is in the window. */
const isPageInWindow = (): boolean =>
  matchMedia('(min-width: 900px)').matches &&
  document.documentElement.scrollHeight <= document.documentElement.clientHeight;
