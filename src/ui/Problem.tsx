import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTitle } from './useTitle.ts';
import * as common from '#words/ui/common.ts';

interface ProblemProps {
  readonly title: string;
  readonly message: string;
  /** What the user can do about it, besides going to the library. */
  readonly children?: ReactNode;
}

/** A page that says what is wrong and where to go from here. */
export function Problem({ title, message, children }: ProblemProps) {
  useTitle(title);
  return (
    <main className="problem">
      <img src="./icon.svg" alt="" width="56" height="56" />
      <h1>{title}</h1>
      <p>{message}</p>
      <p className="actions">
        {children}
        {/* The first action is the primary one. */}
        <Link href="/" className={children ? 'button' : 'button primary'}>
          {common.toLibrary}
        </Link>
      </p>
    </main>
  );
}
