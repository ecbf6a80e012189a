import { useState } from 'react';
import { useOpenText } from '../useOpenText.ts';
import { Dialog } from './Dialog.tsx';

/** Takes in a game from outside: pasted, or from a file. */
export function OpenDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const openText = useOpenText();
  const open = async (content: string) => {
    const opened = await openText(content);
    if (opened === null) onClose();
    else setSaid(opened);
  };
  return (
    <Dialog title="Open or import" onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void open(text);
        }}
      >
        <label className="stacked" htmlFor="open-text">
          A link, a record or an export, pasted here
        </label>
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
            Open
          </button>
          <label className="button file">
            Choose a file
            <input
              type="file"
              className="visually-hidden"
              accept=".pgn,.txt,.json,text/plain,application/json"
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) void file.text().then(open);
              }}
            />
          </label>
        </p>
        <p className="small needs-mouse">A file can also be dropped anywhere on the page.</p>
      </form>
    </Dialog>
  );
}
