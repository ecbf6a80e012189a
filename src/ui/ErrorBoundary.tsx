import type { ReactNode } from 'react';
import { Component } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of children that failed. */
  readonly instead: ReactNode;
  /** The user’s place: children that failed in one place are tried again in another. */
  readonly place?: string;
}

/** Shows something else if a bug of ours would leave nothing. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(fault: unknown) {
    // Preact does not report what a boundary has caught, and a developer needs it.
    // eslint-disable-next-line no-console
    console.error(fault);
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
