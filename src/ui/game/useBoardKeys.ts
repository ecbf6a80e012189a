import { useKey } from '../useKey.ts';
import { useTelling } from './askKeys.ts';
import { usePlay } from './PlayContext.ts';

/** The keys of every screen with a game on it: they turn the board, tell about the game, and lead to its parts. */
export function useBoardKeys(onFlip: () => void): void {
  const { tellLastMove, tellHands } = useTelling();
  const stepBack = usePlay((state) => state.stepBack);
  useKey('flip', onFlip);
  useKey('stepBack', stepBack);
  useKey('lastMove', tellLastMove);
  useKey('hands', tellHands);
  useKey('toBoard', () => {
    focusOn('[data-site][tabindex="0"]');
  });
  useKey('toMoveField', () => {
    focusOn('[data-part="move field"]');
  });
}

/** Gives the focus to the first such element of the page, if there is one. */
export function focusOn(selector: string): void {
  document.querySelector<HTMLElement | SVGElement>(selector)?.focus();
}
