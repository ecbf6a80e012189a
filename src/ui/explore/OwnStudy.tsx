import { useEffect, useState } from 'react';
import { ownStudyOf } from '../../store/explore/ownStudy.ts';
import { studyDevice } from '../../store/library/device.ts';
import type { SavedStudy } from '../../store/library/savedStudy.ts';
import styles from '../panels/status.module.css';
import { titleOfStudy } from '../studyTitle.ts';
import * as words from '#words/ui/explore.ts';
import { useExploreStore } from './ExploreContext.ts';
import { useStudyState } from './StudyContext.ts';

/**
 * Offers to add a tree from elsewhere to the study that this device keeps of the same game; nothing if there is none, and
 * once something has happened to the tree here, since then it is a study of its own.
 */
export function OwnStudy({ onJoin }: { readonly onJoin: (id: string) => void }) {
  const store = useExploreStore();
  const isFromElsewhere = useStudyState(({ id }) => id === null);
  const [own, setOwn] = useState<SavedStudy | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void ownStudyOf(store.getState().study, studyDevice.repository).then((found) => {
      if (isCurrent) setOwn(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [store]);
  if (!own || !isFromElsewhere) return null;
  return (
    <section className={styles.status} aria-label={words.ownStudy}>
      <p>{words.hasOwnStudy(titleOfStudy(own))}</p>
      <p className="actions">
        <button
          type="button"
          className="button"
          onClick={() => {
            onJoin(own.id);
          }}
        >
          {words.joinOwnStudy}
        </button>
      </p>
    </section>
  );
}
