import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StudyAutosave, StudyState } from '../../store/explore/studyAutosave.ts';

/** The autosave of the study on the screen. */
export const StudyContext = createContext<StudyAutosave | null>(null);

/** @throws Error outside a `StudyContext`. */
export function useStudyAutosave(): StudyAutosave {
  const autosave = useContext(StudyContext);
  if (!autosave) throw new Error('There is no study here.');
  return autosave;
}

/** Part of what is known about the study on the screen besides its tree. */
export const useStudyState = <T>(select: (state: StudyState) => T): T =>
  useStore(useStudyAutosave().state, select);
