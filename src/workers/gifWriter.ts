import { GIFEncoder, applyPalette, quantize } from 'gifenc';

/** The colours of a GIF. */
export type Palette = ReturnType<typeof quantize>;

/** One more colour is the transparent one. */
const COLOURS = 255;

/** The colours that show these pictures best, given as pixels of four bytes. */
export function paletteOf(pictures: readonly Uint8ClampedArray[]): Palette {
  const all = new Uint8ClampedArray(pictures.reduce((length, picture) => length + picture.length, 0));
  let begin = 0;
  for (const picture of pictures) {
    all.set(picture, begin);
    begin += picture.length;
  }
  return quantize(all, COLOURS);
}

/** A GIF being written, frame by frame. */
export interface GifWriter {
  /** Adds a frame, given as pixels of four bytes, that is shown for so many hundredths of a second. */
  readonly add: (pixels: Uint8ClampedArray, delay: number) => void;
  /** All of the file, whose parts follow one another. */
  readonly finish: () => readonly Uint8Array<ArrayBuffer>[];
}

/** The byte that ends a file. */
const TRAILER = 0x3b;

/**
 * A GIF that begins anew after its end. Each frame but the first holds only the smallest rectangle in which something
 * changed, and in it leaves out what did not, if that makes it shorter.
 */
export function gifWriter(width: number, height: number, palette: Palette): GifWriter {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  // With a place for the transparent colour.
  const table: Palette = [...palette, [0, 0, 0]];
  let before: Uint32Array | null = null;
  return {
    add: (pixels, delay) => {
      const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
      parts.push(
        before
          ? changedPart({ before, colours, width, palette, delay })
          : encoded(
              applyPalette(pixels, palette),
              { width, height },
              { palette: table, first: true, delay: 10 * delay },
            ),
      );
      before = colours;
    },
    finish: () => [...parts, Uint8Array.of(TRAILER)],
  };
}

interface Change {
  readonly before: Uint32Array;
  readonly colours: Uint32Array;
  readonly width: number;
  readonly palette: Palette;
  readonly delay: number;
}

/** A frame of what changed. */
function changedPart({ before, colours, width, palette, delay }: Change): Uint8Array<ArrayBuffer> {
  const box = changedBox(before, colours, width);
  const inBox = new Uint32Array(box.width * box.height);
  const isSame = new Uint8Array(inBox.length);
  for (let i = 0; i < inBox.length; i++) {
    const place = (box.top + Math.floor(i / box.width)) * width + box.left + (i % box.width);
    inBox[i] = colours[place] ?? 0;
    isSame[i] = before[place] === colours[place] ? 1 : 0;
  }
  const whole = applyPalette(new Uint8ClampedArray(inBox.buffer), palette);
  const transparentIndex = palette.length;
  const sparse = whole.map((index, i) => (isSame[i] === 1 ? transparentIndex : index));
  const options = { transparent: true, transparentIndex, delay: 10 * delay };
  const [one, other] = [encoded(whole, box, options), encoded(sparse, box, options)];
  return placedAt(one.length < other.length ? one : other, box);
}

/** The smallest rectangle with all pixels that differ; one pixel if none does. */
function changedBox(before: Uint32Array, colours: Uint32Array, width: number) {
  let [left, right] = [width, -1];
  let [top, bottom] = [Infinity, -1];
  for (let i = 0; i < colours.length; i++)
    if (before[i] !== colours[i]) {
      const x = i % width;
      const y = (i - x) / width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  return bottom === -1
    ? { left: 0, top: 0, width: 1, height: 1 }
    : { left, top, width: right + 1 - left, height: bottom + 1 - top };
}

type FrameOptions = Parameters<ReturnType<typeof GIFEncoder>['writeFrame']>[3];

/** A frame by itself, at the upper left. What it does not cover stays as it was. */
function encoded(
  index: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  options: FrameOptions,
): Uint8Array<ArrayBuffer> {
  const encoder = GIFEncoder({ auto: false });
  if (options.first === true) encoder.writeHeader();
  encoder.writeFrame(index, width, height, { dispose: 1, ...options });
  return new Uint8Array(encoder.bytes());
}

/** Where a frame that is not the first says how far it is from the left and the top: after the times and a mark. */
const [LEFT, TOP] = [9, 11];

/** The same frame at another place, which the encoder cannot be told. */
function placedAt(
  frame: Uint8Array<ArrayBuffer>,
  { left, top }: { readonly left: number; readonly top: number },
): Uint8Array<ArrayBuffer> {
  const view = new DataView(frame.buffer);
  view.setUint16(LEFT, left, true);
  view.setUint16(TOP, top, true);
  return frame;
}
