import { crc32, deflateSync } from 'node:zlib';

/** As many colours as a drawing without gradients needs, the shades of its edges included. */
const COLOURS = 48;

/**
 * A picture as a PNG with a palette, a third as large as one with all its colours: the most frequent ones, and for
 * each other one the nearest of these. `pixels` has four bytes for each pixel, of which the last is not used.
 */
export function paletted(pixels: Uint8Array, width: number, height: number): Buffer {
  const counts = new Map<number, number>();
  const colours = new Uint32Array(width * height);
  for (let i = 0; i < colours.length; i++) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(4 * i, 4 * i + 3);
    const colour = (red << 16) | (green << 8) | blue;
    colours[i] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, COLOURS)
    .map(([colour]) => colour);
  const indexes = new Map([...counts.keys()].map((colour) => [colour, nearest(palette, colour)]));
  const rows = Buffer.alloc((width + 1) * height);
  colours.forEach((colour, i) => {
    // Each row begins with the number of its filter, here none.
    rows[i + Math.floor(i / width) + 1] = indexes.get(colour) ?? 0;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, which are an index into the palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(parts))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const parts = (colour: number): readonly number[] => [colour >> 16, (colour >> 8) & 255, colour & 255];

/** The place in a palette of the colour nearest to one. */
function nearest(palette: readonly number[], colour: number): number {
  const distance = (other: number) => {
    const own = parts(colour);
    return parts(other).reduce((sum, part, i) => sum + (part - (own[i] ?? 0)) ** 2, 0);
  };
  return palette.reduce((best, other, i) => (distance(other) < distance(palette[best] ?? 0) ? i : best), 0);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
