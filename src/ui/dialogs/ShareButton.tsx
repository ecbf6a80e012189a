import { useState } from 'react';
import { canShare, share } from './systemShare.ts';
import * as words from '#words/ui/dialogs.ts';

interface ShareButtonProps {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** Called when the link was handed to the share sheet. */
  readonly onShared?: () => void;
}

/** A button that opens the system’s share sheet with a link; null if the system has none. */
export function ShareButton({ onShared, ...data }: ShareButtonProps) {
  const [said, setSaid] = useState('');
  if (!canShare(data)) return null;
  return (
    <>
      <p className="actions">
        <button
          type="button"
          className="button"
          onClick={() => {
            void share(data).then((isShared) => {
              setSaid(isShared === 'failed' ? words.notShared : '');
              if (isShared === 'shared') onShared?.();
            });
          }}
        >
          {words.shareLink}
        </button>
      </p>
      <p role="status">{said}</p>
    </>
  );
}
