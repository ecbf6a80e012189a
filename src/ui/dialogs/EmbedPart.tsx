import { useState } from 'react';
import type { CodeFormat, Embedded } from './embedCode.ts';
import { codeFormats, embedCode } from './embedCode.ts';
import { copiedToClipboard } from './LinkRow.tsx';
import * as share from '#words/ui/share.ts';
import styles from './dialog.module.css';

/** What is on the board, to be put into a page or a post by somebody else, in one of several forms. */
export function EmbedPart({ shown }: { readonly shown: Embedded }) {
  const [format, setFormat] = useState<CodeFormat>('markdown');
  const [said, setSaid] = useState('');
  const code = embedCode(format, shown, location.href);
  return (
    <fieldset>
      <legend>{share.embedded}</legend>
      <div className={styles.form}>
        <select
          aria-label={share.codeFormat}
          value={format}
          onChange={({ target }) => {
            setFormat(codeFormats.find((known) => known === target.value) ?? format);
            setSaid('');
          }}
        >
          {codeFormats.map((known) => (
            <option key={known} value={known}>
              {share.codeNames[known]}
            </option>
          ))}
        </select>
        <p className="small">{share.codeUses[format]}</p>
        <textarea readOnly aria-label={share.codeNames[format]} rows={4} value={code} spellCheck={false} />
        <p className="actions">
          <button
            type="button"
            className="button"
            onClick={() => {
              void copiedToClipboard(code).then((isCopied) => {
                setSaid(isCopied ? share.codeCopied : share.recordNotCopied);
              });
            }}
          >
            {share.copyCode(share.codeNames[format])}
          </button>
        </p>
        <p role="status">{said}</p>
      </div>
    </fieldset>
  );
}
