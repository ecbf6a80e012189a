import type { ReactNode } from 'react';
import { Component } from 'react';

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
        <h1>Something went wrong</h1>
        <p>
          This is a fault in Oddboard, not something you did. The address of the page still holds your game.
        </p>
        <button
          type="button"
          className="button primary"
          onClick={() => {
            location.reload();
          }}
        >
          Reload the page
        </button>
      </main>
    );
  }
}
