import type { RefObject } from 'react';
import { useEffect } from 'react';

/**
 * Brings a card into view when it comes, and the board that it speaks of: on a phone both may be above what was
 * pressed. Where there is no room for both, the board is in view.
 * @param what changes when the card speaks of something else
 */
export function useBoardInView(card: RefObject<HTMLElement | null>, what: unknown): void {
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
    document.querySelector('[data-site]')?.closest('svg')?.scrollIntoView({ block: 'nearest' });
  }, [card, what]);
}
