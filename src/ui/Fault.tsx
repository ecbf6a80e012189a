import { useEffect, useState } from 'react';
import { copiedToClipboard } from './dialogs/LinkRow.tsx';
import { ReloadButton } from './ReloadButton.tsx';
import * as common from '#words/ui/common.ts';
import styles from './fault.module.css';

/**
 * Replaces a page that has failed: offers the game in its address, to take elsewhere, and ways to continue.
 */
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
      // The code that reads the record may be just what failed. The link is still there.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [hash, isGame]);
  const copier = (text: string, done: string, refused: string) => () => {
    void copiedToClipboard(text).then((isCopied) => {
      setSaid(isCopied ? done : refused);
    });
  };
  return (
    <main className="problem">
      <img src="./icon.svg" alt="" width="56" height="56" />
      <h1>{common.fault}</h1>
      <p>{isGame ? common.faultWithGame : common.faultIsOurs}</p>
      {isGame && (
        <div className={styles.rescue}>
          <label htmlFor="rescue-link">{common.link}</label>
          <textarea id="rescue-link" readOnly rows={2} value={href} />
          <button
            type="button"
            className="button"
            onClick={copier(href, common.linkCopied, common.linkNotCopied)}
          >
            {common.copyLink}
          </button>
        </div>
      )}
      {record !== '' && (
        <div className={styles.rescue}>
          <label htmlFor="rescue-record">{common.record}</label>
          <textarea id="rescue-record" readOnly rows={6} value={record} />
          <button
            type="button"
            className="button"
            onClick={copier(record, common.recordCopied, common.recordNotCopied)}
          >
            {common.copyRecord}
          </button>
        </div>
      )}
      <p role="status">{said}</p>
      <p className="actions">
        <ReloadButton />
        {/* Not a route within the failed page: this loads the whole page again. */}
        <a className="button" href="./">
          {common.toLibrary}
        </a>
      </p>
    </main>
  );
}

/** The record of the game that a hash route holds; empty if it cannot be read. */
async function recordIn(hash: string): Promise<string> {
  const [{ readGameLink }, { writeRecordText }] = await Promise.all([
    import('../engine/record/gameLink.ts'),
    import('../engine/record/recordText.ts'),
  ]);
  const replay = await readGameLink(hash);
  return replay.ok ? writeRecordText(replay.value.game, replay.value.players) : '';
}
