import { useEffect } from 'react';
import { notices } from '../store/notices.ts';
import { currentPlace } from './place.ts';
import { openFiles, useOpenText } from './useOpenText.ts';
import { spoken } from '../words/spoken.ts';

/** Opens files dropped anywhere on the page; the browser itself would leave the page for them. */
export function FileDrop() {
  const openText = useOpenText();
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      void openFiles(files, openText).then((said) => {
        if (said !== null)
          notices.getState().say({ id: 'opened', text: spoken(said), place: currentPlace() });
      });
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, [openText]);
  return null;
}
