import { useState } from 'react';
import type { OneOfSeveral } from '../../store/library/openText.ts';
import { openFiles, useOpenText } from '../useOpenText.ts';
import { Dialog } from './Dialog.tsx';
import { GameChoice } from './GameChoice.tsx';
import * as words from '#words/ui/open.ts';
import styles from './dialog.module.css';
import { classes } from '../board/classes.ts';

/** Opens a game from outside, pasted or from a file. */
export function OpenDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const [games, setGames] = useState<readonly OneOfSeveral[]>([]);
  const openText = useOpenText(setGames);
  const take = async (opening: Promise<string | null>) => {
    setGames([]);
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
            setGames([]);
          }}
        />
        <p role="status">{said}</p>
        {games.length > 0 && (
          <GameChoice
            question={words.which}
            games={games}
            onChoose={(place) => {
              const chosen = games[place];
              if (chosen) openText.show(chosen.shown);
              onClose();
            }}
          />
        )}
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
