import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import type { Game } from '../../engine/game/game.ts';
import { touchedByTurn } from '../../engine/game/game.ts';
import type { Side } from '../../engine/rules/side.ts';
import { useSettings } from '../useSettings.ts';

/**
 * Scrolls a board that is larger than its cell to what the step at the cursor changed; at the start of a game, to
 * the edge of the player who sits near. The page itself is not scrolled.
 */
export function useLastMoveInView(
  cell: RefObject<HTMLDivElement | null>,
  game: Game,
  cursor: number,
  near: Side,
): void {
  const { boardSize } = useSettings();
  useLayoutEffect(() => {
    const room = cell.current;
    if (!room || boardSize === 'fitting') return;
    const boxes = touchedByTurn(game, cursor).flatMap((site) => {
      const button = room.querySelector(`[data-site="${String(site)}"]`);
      return button ? [button.getBoundingClientRect()] : [];
    });
    if (boxes.length === 0) {
      room.scrollTo((room.scrollWidth - room.clientWidth) / 2, room.scrollHeight);
      return;
    }
    const { left, top } = room.getBoundingClientRect();
    // With something around it.
    const columns = boxes.map(
      (box) => [box.left - left - box.width / 2, box.right - left + box.width / 2] as const,
    );
    const rows = boxes.map(
      (box) => [box.top - top - box.height / 2, box.bottom - top + box.height / 2] as const,
    );
    room.scrollBy(distanceIntoView(columns, room.clientWidth), distanceIntoView(rows, room.clientHeight));
  }, [cell, game, cursor, near, boardSize]);
}

type Span = readonly [from: number, to: number];

/** How far to scroll so that all spans are in view, or the last one if there is no room for all; 0 if they are. */
function distanceIntoView(spans: readonly Span[], view: number): number {
  const from = Math.min(...spans.map(([start]) => start));
  const to = Math.max(...spans.map(([, end]) => end));
  if (spans.length > 1 && to - from > view) return distanceIntoView(spans.slice(-1), view);
  return from < 0 ? from : Math.max(0, to - view);
}
