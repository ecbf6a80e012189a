import { useState } from 'react';
import type { Message } from '../../engine/rules/message.ts';
import { endOfLine } from '../../engine/tree/tree.ts';
import { GameChoice } from '../dialogs/GameChoice.tsx';
import { useExplore } from './ExploreContext.ts';
import type { TreeInText } from './treesIn.ts';
import { treesIn } from './treesIn.ts';
import { say } from '../../words/say.ts';
import * as words from '#words/ui/explore.ts';
import styles from './explore.module.css';

/**
 * A field for links and records whose lines and notes are added to the tree. Of several in one text, one can be chosen, or
 * all.
 */
export function MergeForm() {
  const variant = useExplore(({ study }) => study.tree.variant);
  const merge = useExplore((state) => state.merge);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const [offered, setOffered] = useState<readonly TreeInText[]>([]);
  const add = (trees: readonly TreeInText[], problems: readonly Message[] = []) => {
    const refusals = trees.flatMap(({ tree }) => merge(tree) ?? []);
    const told = [...problems, ...refusals].map(say);
    const isAdded = trees.length > refusals.length;
    if (trees.length === 0 && told.length === 0) told.push(words.noLines);
    setSaid([...(isAdded ? [words.added] : []), ...told].join(' '));
    setOffered([]);
    if (isAdded) setText('');
  };
  const read = () => {
    const { trees, problems } = treesIn(variant, text);
    if (trees.length < 2) {
      add(trees, problems);
      return;
    }
    setOffered(trees);
    setSaid(problems.map(say).join(' '));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        read();
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
              setOffered([]);
            }}
          />
        </label>
        <p className="actions">
          <button type="submit" className="button">
            {words.merge}
          </button>
        </p>
        <p role="status">{said}</p>
        {offered.length > 0 && (
          <GameChoice
            question={words.mergeWhich}
            games={offered.map(({ tree, players }) => ({
              variant: tree.variant.name,
              players,
              moves: endOfLine(tree, []).length,
            }))}
            onChoose={(place) => {
              add(offered.slice(place, place + 1));
            }}
            all={{
              label: words.mergeAll(offered.length),
              choose: () => {
                add(offered);
              },
            }}
          />
        )}
      </fieldset>
    </form>
  );
}
