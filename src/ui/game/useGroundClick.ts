import { useEffectEvent, useLayoutEffect } from 'react';
import { isGround, isOnControl } from '../board/ground.ts';

/** Calls a function for a click or a tap on the bare page, for as long as it is wanted. */
export function useGroundClick(isWanted: boolean, onClick: () => void): void {
  const click = useEffectEvent(({ detail, target, clientX, clientY }: MouseEvent) => {
    // A click without a count comes from a key. A button that was clicked may have moved away since.
    if (detail === 0 || isOnControl(target)) return;
    // After a press on the board, the target is the board, wherever the pointer is now.
    if (isGround(document.elementFromPoint(clientX, clientY))) onClick();
  });
  // A layout effect, because a click may follow before the effects after the paint.
  useLayoutEffect(() => {
    if (!isWanted) return;
    document.addEventListener('click', click);
    return () => {
      document.removeEventListener('click', click);
    };
  }, [isWanted]);
}
