import { createHash } from 'node:crypto';

/** Where the digests of the drawings are, by the names of their pictures. */
export const DRAWN = 'src/pages/pictures/drawn.json';

/** A digest of what a document draws. Styles do not count: a change of them seldom shows in so small a picture. */
export const digestOf = (text: string): string =>
  createHash('sha256')
    .update(text.replaceAll(/<style>.*?<\/style>/gs, ''))
    .digest('hex')
    .slice(0, 16);
