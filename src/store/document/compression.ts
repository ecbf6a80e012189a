import type { Compress } from '../../engine/record/parcel.ts';
import { stored } from '../../engine/record/stored.ts';
import { awaitDownload } from '../../engine/rules/loading.ts';

/** What compresses links. Until it has come they are not compressed: longer, but as good. */
let deflate: Compress = stored;

export const compress: Compress = (bytes) => deflate(bytes);

/** Loads what compresses links; resolves too if the download fails, since links do without it. */
export async function loadCompression(): Promise<void> {
  const code = await awaitDownload(import('../../engine/record/deflate.ts'), { id: 'loading/opening' });
  if (code.ok) deflate = code.value.deflate;
}
