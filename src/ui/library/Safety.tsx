import { useEffect, useState } from 'react';
import type { Entry } from '../../store/library/libraryStore.ts';
import { isExportDue, isPersistent } from '../../store/library/safekeeping.ts';
import { sayOnce } from '../../store/notices.ts';
import { exportAll } from './exportAll.ts';

/** Whether the browser may delete the games, and a reminder to export them when there are many. */
export function Safety({ entries }: { readonly entries: readonly Entry[] }) {
  const [isSafe, setSafe] = useState<boolean | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void isPersistent().then((answer) => {
      if (isCurrent) setSafe(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  useEffect(() => {
    if (!isExportDue(entries.length)) return;
    sayOnce({
      id: 'export',
      text: `${String(entries.length)} games are on this device, and many of them in no export. A file keeps them wherever you put it.`,
      action: {
        label: 'Save as a file',
        run: () => {
          exportAll(entries);
        },
      },
    });
  }, [entries]);
  return (
    <p className="small">
      {isSafe === true
        ? 'This browser keeps these games until you delete them. Export all saves them as a file, for another device too.'
        : 'This browser may delete these games when the device runs short of room, or when its data is cleared. Export all saves them as a file.'}
    </p>
  );
}
