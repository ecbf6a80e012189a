import { useEffect } from 'react';
import { notices } from '../store/notices.ts';
import { useOpenText } from './useOpenText.ts';

/** Takes in a file that is dropped anywhere on the page, where the browser would leave the page for it. */
export function FileDrop() {
  const openText = useOpenText();
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      void file
        .text()
        .then(openText)
        .then((said) => {
          if (said !== null) notices.getState().say({ id: 'opened', text: said });
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
