import { sizeOf } from '../../engine/tree/tree.ts';
import type { ExploreStore } from '../../store/explore/exploreState.ts';
import type { StudyAutosave } from '../../store/explore/studyAutosave.ts';
import { askToKeep } from '../../store/library/safekeeping.ts';
import { tellTrouble } from '../../store/library/trouble.ts';

/**
 * Saves a study as long as it is on the screen, and tells the user if that fails. Returns the function that ends this.
 */
export function keepStudy(store: ExploreStore, autosave: StudyAutosave): () => void {
  const stop = autosave.start();
  // Never unsubscribed: it may still have something to write after the study has left the screen.
  autosave.state.subscribe(({ trouble }, before) => {
    if (trouble !== before.trouble) tellTrouble(trouble, 'study');
  });
  const stopAsking = store.subscribe(({ study }, { study: before }) => {
    if (study.tree !== before.tree) void askToKeep(sizeOf(study.tree) - 1);
  });
  /** A hidden page may never come back. */
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') autosave.flush();
  };
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', autosave.flush);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pagehide', autosave.flush);
    stopAsking();
    stop();
  };
}
