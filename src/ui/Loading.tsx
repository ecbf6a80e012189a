import type { ReactNode } from 'react';
import { ReloadButton } from './ReloadButton.tsx';
import { useIsLong } from './useIsLong.ts';
import * as common from '#words/ui/common.ts';
import styles from './loading.module.css';

interface LoadingProps {
  /** Says what the screen waits for: `Still waiting for the rules of Chess 99.` */
  readonly awaited: string;
  /** What one can do instead of waiting, beside loading the page anew. */
  readonly children?: ReactNode;
}

/**
 * What stands for a screen that is on its way. It is seen only when that takes a while; when it takes long, it
 * says what is missing and what one can do, and goes on waiting.
 */
export function Loading({ awaited, children }: LoadingProps) {
  const isLong = useIsLong();
  return (
    <main className={styles.loading} aria-busy={!isLong} aria-label={common.loading}>
      <div className={styles.bar} />
      <div className={styles.wait} role="status">
        {isLong && (
          <>
            <p>{awaited}</p>
            <p className="actions">
              <ReloadButton />
              {children}
              <a className="button" href="#/">
                {common.toLibrary}
              </a>
            </p>
          </>
        )}
      </div>
      <div className={styles.table}>
        <div className={styles.board} />
      </div>
    </main>
  );
}
