import { useEffect, useRef, useState } from 'react';
import type { OneOfSeveral } from '../store/library/openText.ts';
import { notices } from '../store/notices.ts';
import { deferred } from './deferred.tsx';
import { currentPlace } from './place.ts';
import { openFiles, useOpenText } from './useOpenText.ts';
import { spoken } from '../words/spoken.ts';

/** Loaded on demand: few drop a file of several games. */
const DroppedDialog = deferred(async () => (await import('./dialogs/DroppedDialog.tsx')).DroppedDialog);

/** The games of a dropped file, and what became of them. */
interface Dropped {
  readonly games: readonly OneOfSeveral[];
  readonly said: string;
}

/**
 * Opens files dropped anywhere on the page; the browser itself would leave the page for them. Of several games in a file
 * one can be chosen.
 */
export function FileDrop() {
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const several = useRef<readonly OneOfSeveral[]>([]);
  const openText = useOpenText((games) => {
    several.current = games;
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      several.current = [];
      void openFiles(files, openText).then((said) => {
        if (said === null) return;
        if (several.current.length > 0) setDropped({ games: several.current, said });
        else notices.getState().say({ id: 'opened', text: spoken(said), place: currentPlace() });
      });
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, [openText]);
  if (!dropped) return null;
  return (
    <DroppedDialog
      {...dropped}
      onShow={openText.show}
      onClose={() => {
        setDropped(null);
      }}
    />
  );
}
