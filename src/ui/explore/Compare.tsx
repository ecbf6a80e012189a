import { useState } from 'react';
import { nodeAt } from '../../engine/tree/tree.ts';
import * as words from '#words/ui/explore.ts';
import { CompareDialog } from './CompareDialog.tsx';
import styles from './explore.module.css';
import { useExplore } from './ExploreContext.ts';
import { nodeName } from './nodeName.ts';

/** The buttons that compare the node shown with another one, or keep it until another one is shown. */
export function Compare({ flipped }: { readonly flipped: boolean }) {
  const { tree, path } = useExplore((state) => state.study);
  const compared = useExplore((state) => state.compared);
  const keepToCompare = useExplore((state) => state.keepToCompare);
  const keepNone = useExplore((state) => state.keepNoneToCompare);
  const [isOpen, setOpen] = useState(false);
  const kept = compared && nodeAt(tree, compared) ? compared : null;
  return (
    <div className={styles.compare} role="group" aria-label={words.compare}>
      <button
        type="button"
        className="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        {words.compare}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          keepToCompare(nodeName(tree, path));
        }}
      >
        {words.keepToCompare}
      </button>
      {kept && (
        <p>
          {words.keptToCompare(nodeName(tree, kept))}{' '}
          <button type="button" className={styles.textButton} onClick={keepNone}>
            {words.keepNoneToCompare}
          </button>
        </p>
      )}
      {isOpen && (
        <CompareDialog
          flipped={flipped}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
