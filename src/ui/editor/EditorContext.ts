import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { EditorState, EditorStore } from '../../store/editorStore.ts';

/** The store of the position that is being set up. */
export const EditorContext = createContext<EditorStore | null>(null);

/** Something of the position that is being set up; the component follows it. */
export function useEditor<T>(select: (state: EditorState) => T): T {
  const store = useContext(EditorContext);
  if (!store) throw new Error('There is no editor around this component.');
  return useStore(store, select);
}
