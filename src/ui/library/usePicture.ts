import { useEffect, useState } from 'react';
import { pictures } from '../../engine/pictures.ts';
import type { RegistryEntry } from '../../engine/registry.ts';
import { awaitDownload } from '../../engine/rules/loading.ts';
import { raise } from '../../store/fault.ts';
import type { Drawable } from '../board/PieceFigure.tsx';
import { useSettings } from '../useSettings.ts';

/**
 * What a picture of a variant needs; null until it has loaded, and if it cannot be loaded. Pieces drawn by their moves
 * need all of its rules, others much less.
 */
export function usePicture({ id, name, load }: RegistryEntry): Drawable | null {
  const needsRules = useSettings().pieces === 'moves';
  const [found, setFound] = useState<{ readonly id: string; readonly picture: Drawable } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const loading: Promise<Drawable> = needsRules ? load() : (pictures.get(id) ?? load)();
    awaitDownload(loading, { id: 'loading/rules', name }).then((picture) => {
      if (isCurrent && picture.ok) setFound({ id, picture: picture.value });
    }, raise);
    return () => {
      isCurrent = false;
    };
  }, [id, name, load, needsRules]);
  return found?.id === id ? found.picture : null;
}
