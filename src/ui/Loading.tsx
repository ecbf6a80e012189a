import type { ReactNode } from 'react';
import { ReloadButton } from './ReloadButton.tsx';
import { useIsLong } from './useIsLong.ts';

interface LoadingProps {
  /** What the screen waits for: `the rules of Chess 99`. */
  readonly what: string;
  /** What one can do instead of waiting, beside loading the page anew. */
  readonly children?: ReactNode;
}

/**
 * What stands for a screen that is on its way. It is seen only when that takes a while; when it takes long, it
 * says what is missing and what one can do, and goes on waiting.
 */
export function Loading({ what, children }: LoadingProps) {
  const isLong = useIsLong();
  return (
    <main className="loading" aria-busy={!isLong} aria-label="Loading">
      <div className="loading-bar" />
      <div className="loading-wait" role="status">
        {isLong && (
          <>
            <p>Still waiting for {what}.</p>
            <p className="actions">
              <ReloadButton />
              {children}
              <a className="button" href="#/">
                To the library
              </a>
            </p>
          </>
        )}
      </div>
      <div className="loading-board" />
    </main>
  );
}
