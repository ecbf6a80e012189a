import type { ReactNode } from 'react';
import { Problem } from './Problem.tsx';
import { ReloadButton } from './ReloadButton.tsx';
import { useIsLong } from './useIsLong.ts';
import * as common from '#words/ui/common.ts';
import styles from './loading.module.css';

interface LoadingProps {
  /** Says what the screen is waiting for: `Still waiting for the rules of Chess 99.` */
  readonly awaited: string;
  /** What the user can do instead of waiting, besides reloading the page. */
  readonly children?: ReactNode;
}

/**
 * Stands in for a screen that is loading. It appears only if that takes a while. If it takes long, a page like that of a
 * problem says what is missing and what the user can do, and keeps waiting.
 */
export function Loading({ awaited, children }: LoadingProps) {
  const isLong = useIsLong();
  return (
    <div role="status">
      {isLong ? (
        <Problem title={common.takesLong} message={awaited}>
          <ReloadButton />
          {children}
        </Problem>
      ) : (
        <main className={styles.loading} aria-busy="true" aria-label={common.loading}>
          <div className={styles.bar} />
          <div className={styles.table}>
            <div className={styles.board} />
          </div>
        </main>
      )}
    </div>
  );
}
