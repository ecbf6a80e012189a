import { useEffect } from 'react';
import * as common from '#words/ui/common.ts';

/** Sets the document’s title to what the screen shows; empty for the product’s name alone. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = common.windowTitle(title);
  }, [title]);
}
