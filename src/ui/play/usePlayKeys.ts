import { useTelling } from '../game/askKeys.ts';
import { usePlay } from '../game/PlayContext.ts';
import { useKey } from '../useKey.ts';
import { useRecordKeys } from './useRecordKeys.ts';

interface PlayKeysOptions {
  readonly onFlip: () => void;
  readonly onNewGame: () => void;
}

/** The keys of the play screen: they lead through the record, or do what a button of the screen does. */
export function usePlayKeys({ onFlip, onNewGame }: PlayKeysOptions): void {
  const takeBack = usePlay((state) => state.takeBack);
  const redo = usePlay((state) => state.redo);
  const { tellLastMove, tellHands, tellTimes } = useTelling();
  useRecordKeys();
  useKey('flip', onFlip);
  useKey('takeBack', takeBack);
  useKey('redo', redo);
  useKey('newGame', onNewGame);
  useKey('lastMove', tellLastMove);
  useKey('hands', tellHands);
  useKey('times', tellTimes);
  useKey('toBoard', () => {
    focusOn('[data-site][tabindex="0"]');
  });
  useKey('toRecord', () => {
    focusOn('[data-part="record"] [tabindex="0"]');
  });
  useKey('toMoveField', () => {
    focusOn('[data-part="move field"]');
  });
}

/** Gives the focus to the first such element of the page, if there is one. */
function focusOn(selector: string): void {
  document.querySelector<HTMLElement | SVGElement>(selector)?.focus();
}
