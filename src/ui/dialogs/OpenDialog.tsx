import { useState } from 'react';
import { openFiles, useOpenText } from '../useOpenText.ts';
import { Dialog } from './Dialog.tsx';
import * as words from '#words/ui/open.ts';
import styles from './dialog.module.css';
import { classes } from '../board/classes.ts';

/** Opens a game from outside, pasted or from a file. */
export function OpenDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const openText = useOpenText();
  const take = async (opening: Promise<string | null>) => {
    const opened = await opening;
    if (opened === null) onClose();
    else setSaid(opened);
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void take(openText(text));
        }}
      >
        <label htmlFor="open-text">{words.pasted}</label>
        <textarea
          id="open-text"
          rows={6}
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setSaid('');
          }}
        />
        <p role="status">{said}</p>
        <p className="actions">
          <button type="submit" className="button primary" disabled={text.trim() === ''}>
            {words.open}
          </button>
          <label className={classes('button', styles.file)}>
            {words.chooseFile}
            <input
              type="file"
              multiple
              className="visually-hidden"
              accept=".pgn,.txt,.json,text/plain,application/json"
              onChange={(event) => {
                const files = [...(event.target.files ?? [])];
                // Lets the user choose the same file again.
                event.target.value = '';
                if (files.length > 0) void take(openFiles(files, openText));
              }}
            />
          </label>
        </p>
        <p className="small needs-mouse">{words.dropped}</p>
      </form>
    </Dialog>
  );
}
