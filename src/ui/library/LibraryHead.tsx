import type { ReactNode } from 'react';

/** What the page is, for whoever comes for the first time. */
export function LibraryHead({ children }: { readonly children?: ReactNode }) {
  return (
    <header>
      <div>
        <h1>Oddboard</h1>
        <p className="lead">
          Strange chess variants for two people at one screen. Begin a game with one tap, read the rules on
          live boards, and share what you play as a link.
        </p>
      </div>
      {children}
    </header>
  );
}
