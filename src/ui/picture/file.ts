import type { Caption } from './caption.ts';
import { pngOf } from './png.ts';
import type { Shown } from './svg.ts';
import { pictureOf } from './svg.ts';

export type PictureFormat = 'PNG' | 'SVG';

/**
 * A picture of the board and the hands as a file in a format.
 * @throws Error when the browser does not let us draw it.
 */
export async function pictureFile(shown: Shown, caption: Caption, format: PictureFormat): Promise<Blob> {
  const picture = pictureOf(shown, caption);
  switch (format) {
    case 'PNG':
      return pngOf(picture);
    case 'SVG':
      return new Blob([picture.svg], { type: 'image/svg+xml' });
  }
}
