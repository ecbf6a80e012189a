import { useTelling } from '../game/askKeys.ts';
import { usePlay } from '../game/PlayContext.ts';
import { focusOn, useBoardKeys } from '../game/useBoardKeys.ts';
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
  const { tellTimes } = useTelling();
  useRecordKeys();
  useBoardKeys(onFlip);
  useKey('takeBack', takeBack);
  useKey('redo', redo);
  useKey('newGame', onNewGame);
  useKey('times', tellTimes);
  useKey('toRecord', () => {
    focusOn('[data-part="record"] [tabindex="0"]');
  });
}
