import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { awaitDownload } from '../../engine/rules/loading.ts';
import type { Engaged } from '../../store/analysis/analyst.ts';
import type { AnalystStore } from '../../store/analysis/analystState.ts';
import type { Explored } from '../../store/explore/exploreStore.ts';
import { raise } from '../../store/fault.ts';
import type { Hired, ShownAnalysis } from './AnalystContext.ts';

/** The analyst of a study, which comes when it is called for the first time, and leaves with the screen. */
export function useAnalyst({ explore, line }: Explored, shown: StoreApi<ShownAnalysis>): Hired {
  const [engaged, setEngaged] = useState<Engaged | null>(null);
  const coming = useRef<Promise<Engaged | null> | null>(null);
  const hasLeft = useRef(false);
  useEffect(
    () => () => {
      hasLeft.current = true;
      void coming.current?.then((came) => {
        came?.leave();
      });
    },
    [],
  );
  const call = useCallback(
    (then: (analyst: AnalystStore) => void) => {
      const come = async () => {
        const code = await awaitDownload(import('./analystAt.ts'), { id: 'loading/computer' });
        if (!code.ok) {
          coming.current = null;
          line.setState({ notice: code.message });
          return null;
        }
        if (hasLeft.current) return null;
        const came = code.value.analystAt({ explore, line }, shown);
        setEngaged(came);
        return came;
      };
      coming.current ??= come();
      coming.current
        .then((came) => {
          if (came && !hasLeft.current) then(came.analyst);
        })
        .catch(raise);
    },
    [explore, line, shown],
  );
  return useMemo(() => ({ analyst: engaged?.analyst ?? null, call }), [engaged, call]);
}
