import { useState } from 'react';
import { useExplore } from './ExploreContext.ts';
import { treesIn } from './treesIn.ts';
import { say } from '../../words/say.ts';
import * as words from '#words/ui/explore.ts';
import styles from './explore.module.css';

/** A field for links and records whose lines and notes are added to the tree. */
export function MergeForm() {
  const variant = useExplore(({ study }) => study.tree.variant);
  const merge = useExplore((state) => state.merge);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const add = () => {
    const { trees, problems } = treesIn(variant, text);
    const refusals = trees.flatMap((tree) => merge(tree) ?? []);
    const told = [...problems, ...refusals].map(say);
    const isAdded = trees.length > refusals.length;
    if (trees.length === 0 && told.length === 0) told.push(words.noLines);
    setSaid([...(isAdded ? [words.added] : []), ...told].join(' '));
    if (isAdded) setText('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <fieldset>
        <legend>{words.mergeTitle}</legend>
        <label className={styles.commentField}>
          <span>{words.mergeField}</span>
          <textarea
            rows={3}
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setText(event.target.value);
            }}
          />
        </label>
        <p className="actions">
          <button type="submit" className="button">
            {words.merge}
          </button>
        </p>
        <p role="status">{said}</p>
      </fieldset>
    </form>
  );
}
