import fc from 'fast-check';
import { GifReader } from 'omggif';
import { expect, test } from 'vitest';
import { randomNumbers } from '../../scripts/bench/randomGames.ts';
import { at } from '../../src/engine/at.ts';
import { gifWriter, paletteOf } from '../../src/workers/gifWriter.ts';

const COLOURS = [
  [255, 255, 255],
  [0, 0, 0],
  [196, 142, 94],
  [29, 92, 99],
] as const;

/** Pixels of four bytes each, given the numbers of their colours. */
const pixelsOf = (picture: readonly number[]) =>
  new Uint8ClampedArray(picture.flatMap((colour) => [...at(COLOURS, colour), 255]));

/** The pictures and the delays in a file, as a reader sees them: each frame drawn over those before. */
function read(parts: readonly Uint8Array[]) {
  const reader = new GifReader(Buffer.concat(parts));
  const pixels = new Uint8ClampedArray(reader.width * reader.height * 4);
  const frames = Array.from({ length: reader.numFrames() }, (_, i) => {
    const { delay, disposal, width, height } = reader.frameInfo(i);
    reader.decodeAndBlitFrameRGBA(i, pixels);
    return { pixels: [...pixels], delay, disposal, area: width * height };
  });
  return { frames, loops: reader.loopCount() };
}

const written = (width: number, height: number, pictures: readonly (readonly number[])[]) => {
  const all = pictures.map(pixelsOf);
  const writer = gifWriter(width, height, paletteOf(all));
  all.forEach((pixels, i) => {
    writer.add(pixels, 10 + i);
  });
  return writer.finish();
};

const [WIDTH, HEIGHT] = [12, 9];
const picture = fc.array(fc.nat(COLOURS.length - 1), {
  minLength: WIDTH * HEIGHT,
  maxLength: WIDTH * HEIGHT,
});

test('a GIF has every picture as it was given, each with its time, and begins anew', () => {
  fc.assert(
    fc.property(fc.array(picture, { minLength: 1, maxLength: 5 }), (pictures) => {
      const { frames, loops } = read(written(WIDTH, HEIGHT, pictures));
      expect(frames.map(({ pixels }) => pixels)).toEqual(pictures.map((each) => [...pixelsOf(each)]));
      expect(frames.map(({ delay }) => delay)).toEqual(pictures.map((_, i) => 10 + i));
      expect(loops).toBe(0);
    }),
    { numRuns: 60 },
  );
});

test('a frame holds only the rectangle in which something changed', () => {
  const first = Array<number>(WIDTH * HEIGHT).fill(0);
  const second = first.with(3 * WIDTH + 5, 1).with(5 * WIDTH + 8, 2);
  const { frames } = read(written(WIDTH, HEIGHT, [first, second, second]));
  expect(frames.map(({ area }) => area)).toEqual([WIDTH * HEIGHT, 4 * 3, 1]);
  expect(frames.map(({ disposal }) => disposal)).toEqual([1, 1, 1]);
});

test('what is the same inside that rectangle is left out where that saves bytes', () => {
  const [width, height] = [200, 200];
  const next = randomNumbers(1);
  // Noise, which does not compress, between two corners that change.
  const noise = Array.from({ length: width * height }, () => Math.floor(4 * next()));
  const changed = noise.with(0, (at(noise, 0) + 1) % 4).with(noise.length - 1, (at(noise, 0) + 2) % 4);
  const bytes = (pictures: readonly (readonly number[])[]) =>
    Buffer.concat(written(width, height, pictures)).length;
  expect(bytes([noise, changed]) - bytes([noise])).toBeLessThan(0.1 * bytes([noise]));
});
