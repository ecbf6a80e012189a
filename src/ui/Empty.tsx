import type { ReactNode } from 'react';

interface EmptyProps {
  readonly title: string;
  readonly message: string;
  /** What one can do about it. */
  readonly children: ReactNode;
}

/** What stands in a place on the page where there is nothing to show. */
export function Empty({ title, message, children }: EmptyProps) {
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      <p>{message}</p>
      <p className="actions">{children}</p>
    </div>
  );
}
