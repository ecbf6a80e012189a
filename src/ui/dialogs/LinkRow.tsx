import { useState } from 'react';
import * as dialogs from '#words/ui/dialogs.ts';
import styles from './dialog.module.css';

interface LinkRowProps {
  readonly label: string;
  readonly link: string;
  /** Called when the link was copied, with the button or by hand. */
  readonly onCopied?: () => void;
}

/** A link to select, and a button that copies it. */
export function LinkRow({ label, link, onCopied }: LinkRowProps) {
  const [copied, setCopied] = useState('');
  return (
    <>
      <div className={styles.linkRow}>
        <input
          readOnly
          aria-label={label}
          value={link}
          onCopy={onCopied}
          onFocus={(event) => {
            event.target.select();
          }}
        />
        <button
          type="button"
          className="button primary"
          onClick={() => {
            void copiedToClipboard(link).then((isCopied) => {
              setCopied(isCopied ? dialogs.copied : dialogs.linkNotCopied);
              if (isCopied) onCopied?.();
            });
          }}
        >
          {dialogs.copy}
        </button>
      </div>
      <p role="status">{copied}</p>
    </>
  );
}

/** Copies a text to the clipboard; returns false if that is not allowed. */
export async function copiedToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
