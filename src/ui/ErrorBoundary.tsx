import type { ReactNode } from 'react';
import { Component } from 'react';
import { ReloadButton } from './ReloadButton.tsx';

/** Shows a sentence where a fault of ours would leave the page blank. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="problem">
        <img src="./icon.svg" alt="" width="56" height="56" />
        <h1>Something went wrong</h1>
        <p>
          This is a fault in Oddboard, not something you did. The address of the page still holds your game.
        </p>
        <p className="actions">
          <ReloadButton />
          {/* Not a route of a page that has failed: the whole page anew. */}
          <a className="button" href="./">
            To the library
          </a>
        </p>
      </main>
    );
  }
}
