import { useEffect, useState } from 'react';
import { deferred } from './deferred.tsx';

/** Loaded on demand: few drop a file. */
const DroppedFiles = deferred(async () => (await import('./DroppedFiles.tsx')).DroppedFiles);

/** Opens files dropped anywhere on the page; the browser itself would leave the page for them. */
export function FileDrop() {
  const [files, setFiles] = useState<readonly File[]>([]);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const dropped = [...(event.dataTransfer?.files ?? [])];
      if (dropped.length === 0) return;
      event.preventDefault();
      setFiles(dropped);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
  return files.length > 0 && <DroppedFiles files={files} />;
}
