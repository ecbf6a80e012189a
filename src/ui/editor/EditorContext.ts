import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { EditorState, EditorStore } from '../../store/editorStore.ts';

/** The store of the position being set up. */
export const EditorContext = createContext<EditorStore | null>(null);

/** A part of the editor’s state; the component rerenders when it changes. */
export function useEditor<T>(select: (state: EditorState) => T): T {
  const store = useContext(EditorContext);
  if (!store) throw new Error('There is no editor around this component.');
  return useStore(store, select);
}
