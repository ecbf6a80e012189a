import { rasterOf } from './raster.ts';
import type { Picture } from './svg.ts';

/** The number of PNG pixels per pixel of the picture, in each direction. */
const SHARPNESS = 2;

/**
 * A picture as a PNG.
 * @throws Error when the browser does not let us draw it.
 */
export async function pngOf(picture: Picture): Promise<Blob> {
  const { canvas } = await rasterOf(picture, SHARPNESS);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The canvas gives no picture.'));
    }, 'image/png');
  });
}
