import { useEffect } from 'react';

const NAME = 'Oddboard';

/** Names the document after what the screen shows; empty for the product alone. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? NAME : `${title} · ${NAME}`;
  }, [title]);
}
