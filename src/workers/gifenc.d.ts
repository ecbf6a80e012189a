/** What we use of it; the package brings no types. */
declare module 'gifenc' {
  type Palette = readonly (readonly [red: number, green: number, blue: number])[];

  interface FrameOptions {
    readonly palette?: Palette;
    /** Whether it is the first, before which the header is written. */
    readonly first?: boolean;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** In milliseconds; a file holds hundredths of a second. */
    readonly delay?: number;
    /** What becomes of it before the next: 1 leaves it. */
    readonly dispose?: number;
  }

  interface Encoder {
    writeHeader(): void;
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    bytes(): Uint8Array;
  }

  /** With `auto` off it writes only what it is told to. */
  export function GIFEncoder(options: { readonly auto: boolean }): Encoder;
  export function quantize(pixels: Uint8ClampedArray, colours: number): Palette;
  export function applyPalette(pixels: Uint8ClampedArray, palette: Palette): Uint8Array;
}
