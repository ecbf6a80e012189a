import { useState } from 'react';
import { unwrap } from '../../engine/rules/result.ts';
import type { Message } from '../../engine/rules/message.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { LinkRow } from '../dialogs/LinkRow.tsx';
import { QrCode } from '../dialogs/QrCode.tsx';
import { addressOf, exploreRoute } from '../routes.ts';
import { saveFile, textFile } from '../saveFile.ts';
import { say } from '../../words/say.ts';
import * as words from '#words/ui/explore.ts';
import { useExplore } from './ExploreContext.ts';
import { openedStudy, studyLink } from './studyAddress.ts';

/** Links of more letters are often cut by chats, and hard to scan. */
const LONG_LINK = 2_000;
/** A link in a text, to a tree or a game. */
const LINK = /#\/(?:explore|play)\/([\w-]+)\/([\w-]+)/;

/** The link to the tree, and a field for the links of others, whose lines are added. */
export function ShareTree({ onClose }: { readonly onClose: () => void }) {
  const study = useExplore((state) => state.study);
  const { variant } = study.tree;
  const link = addressOf(exploreRoute(variant.id, studyLink(study)));
  const isLong = link.length > LONG_LINK;
  return (
    <Dialog title={words.share} onClose={onClose}>
      <LinkRow key={link} label={words.link} link={link} />
      {isLong ? (
        <>
          <p>{words.longLink(link.length)}</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              saveFile(`${variant.id}-tree.txt`, textFile(`${link}\n`, 'text/plain'));
            }}
          >
            {words.saveLink}
          </button>
        </>
      ) : (
        <QrCode text={link} />
      )}
      <p className="small">{words.noServer}</p>
      <MergeForm />
    </Dialog>
  );
}

/** A field for a link whose lines and notes are added to the tree. */
function MergeForm() {
  const variant = useExplore(({ study }) => study.tree.variant);
  const merge = useExplore((state) => state.merge);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const add = () => {
    const [, id, link = ''] = LINK.exec(text) ?? [];
    const opened = id === variant.id ? openedStudy(variant, link) : null;
    if (!opened) {
      setSaid(words.noLink);
      return;
    }
    const problem: Message | null = opened.ok ? merge(unwrap(opened).study.tree) : opened.message;
    setSaid(problem ? say(problem) : words.added);
    if (!problem) setText('');
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
        <label>
          <span>{words.mergeField}</span>
          <input
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setText(event.target.value);
            }}
          />
        </label>
        <button type="submit" className="button">
          {words.merge}
        </button>
        <p role="status">{said}</p>
      </fieldset>
    </form>
  );
}
