// The worker that writes GIFs: the page draws the frames, since only a page can, and their encoding would hold it up.
import type { GifReply, GifRequest } from './gifRequest.ts';
import type { GifWriter } from './gifWriter.ts';
import { gifWriter, paletteOf } from './gifWriter.ts';

const samples: Uint8ClampedArray[] = [];
let writer: GifWriter | null = null;

const reply = (message: GifReply) => {
  self.postMessage(message);
};

self.addEventListener('message', ({ data }: MessageEvent<GifRequest>) => {
  switch (data.kind) {
    case 'sample':
      samples.push(data.pixels);
      break;
    case 'frame':
      writer ??= gifWriter(data.width, data.height, paletteOf(samples.splice(0)));
      writer.add(data.pixels, data.delay);
      break;
    case 'finish':
      reply({ kind: 'finished', file: new Blob([...(writer?.finish() ?? [])], { type: 'image/gif' }) });
      return;
  }
  reply({ kind: 'ready' });
});
