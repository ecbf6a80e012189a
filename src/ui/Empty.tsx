import type { ReactNode } from 'react';

interface EmptyProps {
  readonly title: string;
  readonly message: string;
  /** What the user can do about it. */
  readonly children: ReactNode;
}

/** Fills a place on the page where there is nothing to show. */
export function Empty({ title, message, children }: EmptyProps) {
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      <p>{message}</p>
      <p className="actions">{children}</p>
    </div>
  );
}
