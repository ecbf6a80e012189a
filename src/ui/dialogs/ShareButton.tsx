import { useState } from 'react';
import { canShare, share } from './systemShare.ts';
import * as words from '#words/ui/dialogs.ts';

interface ShareButtonProps {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** A button that opens the system’s share sheet with a link; null if the system has none. */
export function ShareButton(data: ShareButtonProps) {
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
              setSaid(isShared ? '' : words.notShared);
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
