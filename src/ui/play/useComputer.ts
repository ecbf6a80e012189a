import { useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { hasComputer } from '../../engine/record/seats.ts';
import { awaitDownload } from '../../engine/rules/loading.ts';
import { raise } from '../../store/fault.ts';
import type { Autosave } from '../../store/library/autosave.ts';
import type { Seated } from './useSeat.ts';

/** Lets the computer play its sides of the game on the screen. Its code loads when it first has a seat. */
export function useComputer(seated: Seated | null, autosave: Autosave | null): void {
  /** Whether no other page has changed the game. */
  const [isOurs] = useState(() => createStore<boolean>()(() => true));
  useEffect(() => {
    const follow = () => {
      isOurs.setState(autosave?.state.getState().elsewhere !== 'changed', true);
    };
    follow();
    return autosave?.state.subscribe(follow);
  }, [autosave, isOurs]);
  useEffect(() => {
    if (!seated) return;
    const { store } = seated;
    let isAsked = false;
    let leave: (() => void) | null = null;
    let hasLeft = false;
    const seat = async () => {
      isAsked = true;
      const code = await awaitDownload(import('./computer.ts'), { id: 'loading/computer' });
      if (hasLeft) return;
      if (code.ok) leave = code.value.computerAt(store, isOurs);
      else {
        isAsked = false;
        store.getState().giveUp(code.message);
      }
    };
    const look = () => {
      const { document, computerFault } = store.getState();
      if (!isAsked && computerFault === null && hasComputer(document.seats)) seat().catch(raise);
    };
    const unsubscribe = store.subscribe(look);
    look();
    return () => {
      hasLeft = true;
      unsubscribe();
      leave?.();
    };
  }, [seated, isOurs]);
}
