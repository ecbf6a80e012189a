import { useEffect, useEffectEvent } from 'react';
import { isGround } from '../board/ground.ts';

/** Calls a function for a click or a tap on the bare page, for as long as it is wanted. */
export function useGroundClick(isWanted: boolean, onClick: () => void): void {
  const click = useEffectEvent(({ detail, clientX, clientY }: MouseEvent) => {
    // The target would be wherever the pointer was pressed. A click without a count comes from a key.
    if (detail > 0 && isGround(document.elementFromPoint(clientX, clientY))) onClick();
  });
  useEffect(() => {
    if (!isWanted) return;
    document.addEventListener('click', click);
    return () => {
      document.removeEventListener('click', click);
    };
  }, [isWanted]);
}
