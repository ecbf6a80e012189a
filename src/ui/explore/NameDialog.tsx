import { useState } from 'react';
import { LONGEST_TITLE } from '../../store/library/format.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { titleOfStudy } from '../studyTitle.ts';
import * as words from '#words/ui/explore.ts';
import * as study from '#words/ui/study.ts';
import styles from '../dialogs/dialog.module.css';
import { useExplore } from './ExploreContext.ts';
import { useStudyAutosave, useStudyState } from './StudyContext.ts';

/** Gives the study a name, under which the library lists it. */
export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const { rename } = useStudyAutosave();
  const { title, created } = useStudyState((state) => state);
  const variant = useExplore((state) => state.study.tree.variant.id);
  const [name, setName] = useState(title);
  return (
    <Dialog title={words.name} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          rename(name);
          onClose();
        }}
      >
        <label htmlFor="study-name">{study.nameOfStudy}</label>
        <input
          id="study-name"
          // The user has just asked to type here.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={name}
          maxLength={LONGEST_TITLE}
          placeholder={titleOfStudy({ title: '', variant, created })}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
        <p className="small">{words.nameWhy}</p>
        <p className="actions">
          <button type="submit" className="button primary">
            {words.saveName}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
