import { useState } from 'react';
import { Split } from 'lucide-react';
import { Link } from 'wouter';
import { library } from '../../store/library/device.ts';
import type { SavedStudy } from '../../store/library/savedStudy.ts';
import { exploreRoute } from '../routes.ts';
import { entryOfStudy } from '../studyEntry.ts';
import { titleOfStudy } from '../studyTitle.ts';
import { useVariant } from '../useVariant.ts';
import { metadataOfStudy } from './caption.ts';
import { Facts } from './Facts.tsx';
import { RenameAndDelete } from './RenameAndDelete.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { TitleInput } from './TitleInput.tsx';
import * as words from '#words/ui/library.ts';
import { nameOfStudy } from '#words/ui/study.ts';
import styles from './library.module.css';

interface StudyRowProps {
  readonly study: SavedStudy;
  readonly onRemove: () => void;
}

/** A saved study: its name, how large it is, and what can be done with it. */
export function StudyRow({ study, onRemove }: StudyRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const found = useVariant(study.variant);
  const title = titleOfStudy(study);
  return (
    <article className={styles.row} aria-label={title}>
      <Thumbnail
        position={study.position}
        variant={found?.ok ? found.value : null}
        label={words.boardIn(title)}
      />
      <div className={styles.rowText}>
        {isRenaming ? (
          <TitleInput
            label={nameOfStudy}
            before={titleOfStudy(study, (name) => name)}
            onRename={(given) => void library.getState().rename('studies', study.id, given)}
            onDone={() => {
              setRenaming(false);
            }}
          />
        ) : (
          <h3>{title}</h3>
        )}
        <p className={styles.mark}>
          <Split aria-hidden="true" /> {words.study}
        </p>
        <Facts facts={metadataOfStudy(study)} />
      </div>
      <p className="actions">
        <Link
          href={exploreRoute(study.variant)}
          state={entryOfStudy(study.id)}
          className="button"
          aria-label={words.openStudy(title)}
        >
          {words.open}
        </Link>
        <span className={styles.further}>
          <RenameAndDelete
            title={title}
            onRename={() => {
              setRenaming(true);
            }}
            onRemove={onRemove}
          />
        </span>
      </p>
    </article>
  );
}
