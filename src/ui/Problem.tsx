import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTitle } from './useTitle.ts';
import * as common from '#words/ui/common.ts';

interface ProblemProps {
  readonly title: string;
  readonly message: string;
  /** What one can do about it, beside going to the library. */
  readonly children?: ReactNode;
}

/** A page that says what is wrong and leads on. */
export function Problem({ title, message, children }: ProblemProps) {
  useTitle(title);
  return (
    <main className="problem">
      <img src="./icon.svg" alt="" width="56" height="56" />
      <h1>{title}</h1>
      <p>{message}</p>
      <p className="actions">
        {children}
        {/* The first way out is the one that is offered. */}
        <Link href="/" className={children ? 'button' : 'button primary'}>
          {common.toLibrary}
        </Link>
      </p>
    </main>
  );
}
