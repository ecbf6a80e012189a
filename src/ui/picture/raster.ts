import type { Picture } from './svg.ts';

/**
 * A picture as pixels, with so many of them per pixel of the picture in each direction.
 * @throws Error when the browser does not let us draw it.
 */
export async function rasterOf(
  { svg, width, height }: Picture,
  sharpness: number,
): Promise<CanvasRenderingContext2D> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = await loaded(url);
    const canvas = document.createElement('canvas');
    canvas.width = width * sharpness;
    canvas.height = height * sharpness;
    // Pixels that are read are best kept where they can be.
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('There is no canvas to draw on.');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The image at an address. `decode()` would never resolve on a page that is never painted. */
const loaded = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => {
      resolve(image);
    };
    image.onerror = () => {
      reject(new Error('The picture cannot be loaded.'));
    };
    image.src = url;
  });
