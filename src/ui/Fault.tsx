import { useEffect, useState } from 'react';
import { variantOf } from '../engine/registry.ts';
import { openedLink } from '../engine/record/link.ts';
import { copiedToClipboard } from './dialogs/LinkRow.tsx';
import { ReloadButton } from './ReloadButton.tsx';

/** In the place of a page that has failed: the game that its address holds, to take elsewhere, and ways on. */
export function Fault() {
  const [record, setRecord] = useState('');
  const [said, setSaid] = useState('');
  const { href, hash } = location;
  const isGame = /^#\/play\/[^/]+\/./.test(hash);
  useEffect(() => {
    if (!isGame) return;
    let isCurrent = true;
    recordIn(hash).then(
      (text) => {
        if (isCurrent) setRecord(text);
      },
      // What failed may be just what reads it. The link is there.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [hash, isGame]);
  const copier = (text: string, what: string) => () => {
    void copiedToClipboard(text).then((isCopied) => {
      setSaid(
        isCopied ? `The ${what} is copied.` : `Copying is not allowed here: select the ${what} instead.`,
      );
    });
  };
  return (
    <main className="problem">
      <img src="./icon.svg" alt="" width="56" height="56" />
      <h1>Something went wrong</h1>
      <p>
        This is a fault in Oddboard, not something you did.
        {isGame && ' The address of the page still holds your game. You can take it with you:'}
      </p>
      {isGame && (
        <div className="rescue">
          <label htmlFor="rescue-link">Link</label>
          <input id="rescue-link" readOnly value={href} />
          <button type="button" className="button" onClick={copier(href, 'link')}>
            Copy the link
          </button>
        </div>
      )}
      {record !== '' && (
        <div className="rescue">
          <label htmlFor="rescue-record">Record</label>
          <textarea id="rescue-record" readOnly rows={6} value={record} />
          <button type="button" className="button" onClick={copier(record, 'record')}>
            Copy the record
          </button>
        </div>
      )}
      <p role="status">{said}</p>
      <p className="actions">
        <ReloadButton />
        {/* Not a route of a page that has failed: the whole page anew. */}
        <a className="button" href="./">
          To the library
        </a>
      </p>
    </main>
  );
}

/** The record of the game that a hash route holds; empty where it cannot be read. */
async function recordIn(hash: string): Promise<string> {
  const { writeRecordText } = await import('../engine/record/recordText.ts');
  const [, , id = '', link = ''] = hash.split(/[/?]/);
  const variant = await variantOf(id);
  const replay = variant.ok ? openedLink(variant.value, link) : variant;
  return replay.ok ? writeRecordText(replay.value.game, replay.value.players) : '';
}
