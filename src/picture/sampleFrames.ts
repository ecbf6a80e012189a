import type { Film } from './film.tsx';

/**
 * Frames that together have everything that is drawn in its own way: each class is in one of them. Their colours are
 * those of the whole film.
 */
export function sampleFrames({ layers }: Pick<Film, 'layers'>): readonly number[] {
  const missing = new Map<string, readonly number[]>();
  for (const { tag, items } of layers)
    for (const { markup, frames } of items)
      missing.set(`${tag} ${(markup.match(/class="[^"]*"|<text/g) ?? []).join(' ')}`, frames);
  const samples: number[] = [];
  for (const frames of missing.values())
    if (!frames.some((frame) => samples.includes(frame))) samples.push(frames[0] ?? 0);
  return samples;
}
