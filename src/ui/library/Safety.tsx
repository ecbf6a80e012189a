import { useEffect, useState } from 'react';
import type { Entry } from '../../store/library/libraryStore.ts';
import { isExportDue, isPersistent } from '../../store/library/safekeeping.ts';
import { sayOnce } from '../../store/notices.ts';
import { exportAll } from './exportAll.ts';
import { spoken } from '../../words/spoken.ts';
import * as library from '#words/ui/library.ts';

/** Says whether the browser may delete the games, and reminds the user to export them when there are many. */
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
      text: spoken(library.exportDue(entries.length)),
      action: {
        label: spoken(library.saveAsFile),
        run: () => {
          exportAll(entries);
        },
      },
    });
  }, [entries]);
  return <p className="small">{isSafe === true ? library.isSafe : library.isUnsafe}</p>;
}
