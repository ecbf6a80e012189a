import { useState } from 'react';
import { saveFile, textFile } from '../saveFile.ts';
import { copiedToClipboard } from './LinkRow.tsx';
import * as share from '#words/ui/share.ts';

interface RecordPartProps {
  readonly text: string;
  /** The name of the file to save it in, without its ending. */
  readonly name: string;
}

/** A record as a text for people, to copy or to save. */
export function RecordPart({ text, name }: RecordPartProps) {
  const [said, setSaid] = useState('');
  return (
    <fieldset>
      <legend>{share.record}</legend>
      <textarea readOnly aria-label={share.recordOfGame} rows={8} value={text} spellCheck={false} />
      <p className="actions">
        <button
          type="button"
          className="button"
          onClick={() => {
            void copiedToClipboard(text).then((isCopied) => {
              setSaid(isCopied ? share.recordCopied : share.recordNotCopied);
            });
          }}
        >
          {share.copyRecord}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            saveFile(`${name}.pgn`, textFile(text, 'text/plain'));
          }}
        >
          {share.saveRecord}
        </button>
      </p>
      <p role="status">{said}</p>
    </fieldset>
  );
}
