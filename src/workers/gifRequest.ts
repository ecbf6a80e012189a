/** What the worker that writes GIFs is asked. Pixels have four bytes each, row by row. */
export type GifRequest =
  /** To learn the colours of a picture, before the first frame. */
  | { readonly kind: 'sample'; readonly pixels: Uint8ClampedArray<ArrayBuffer> }
  /** To add a frame, which is shown for so many hundredths of a second. */
  | {
      readonly kind: 'frame';
      readonly pixels: Uint8ClampedArray<ArrayBuffer>;
      readonly width: number;
      readonly height: number;
      readonly delay: number;
    }
  | { readonly kind: 'finish' };

/** What it answers: that it is ready for the next, or the file. */
export type GifReply = { readonly kind: 'ready' } | { readonly kind: 'finished'; readonly file: Blob };
