import { useEffect, useRef, useState } from 'react';
import type { OneOfSeveral } from '../store/library/openText.ts';
import { notices } from '../store/notices.ts';
import { DroppedDialog } from './dialogs/DroppedDialog.tsx';
import { currentPlace } from './place.ts';
import { openFiles, useOpenText } from './useOpenText.ts';
import { spoken } from '../words/spoken.ts';

/** The games of a dropped file, and what became of them. */
interface Dropped {
  readonly games: readonly OneOfSeveral[];
  readonly said: string;
}

interface DroppedFilesProps {
  /** The files that were dropped last; they are opened once. */
  readonly files: readonly File[];
}

/** Opens dropped files and says what became of them. Of several games in a file one can be chosen. */
export function DroppedFiles({ files }: DroppedFilesProps) {
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const several = useRef<readonly OneOfSeveral[]>([]);
  const openText = useOpenText((games) => {
    several.current = games;
  });
  // Only new files are opened, not the same ones again by a new function.
  const open = useRef(openText);
  useEffect(() => {
    open.current = openText;
  });
  useEffect(() => {
    several.current = [];
    void openFiles(files, open.current).then((said) => {
      if (said === null) return;
      if (several.current.length > 0) setDropped({ games: several.current, said });
      else notices.getState().say({ id: 'opened', text: spoken(said), place: currentPlace() });
    });
  }, [files]);
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
