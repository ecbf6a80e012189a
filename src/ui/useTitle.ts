import { useEffect } from 'react';
import * as common from '#words/ui/common.ts';

/** Names the document after what the screen shows; empty for the product alone. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = common.windowTitle(title);
  }, [title]);
}
