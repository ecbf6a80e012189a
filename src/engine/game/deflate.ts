/** The bytes compressed, in zlib's format: its checksum tells damage. */
export async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export interface Inflated {
  readonly bytes: Uint8Array;
  /** Whether these are all, and unchanged. */
  readonly isWhole: boolean;
}

/** What compressed bytes unfold to, as far as they are undamaged; null when that is more than `most` bytes. */
export async function inflated(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Inflated | null> {
  const { readable, writable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  const reader = readable.getReader();
  const feeding = (async () => {
    // One by one, so that all that comes before a damaged byte has come out when it is met.
    for (const byte of bytes) await writer.write(Uint8Array.of(byte));
    await writer.close();
  })();
  // Whoever reads meets the same fault.
  feeding.catch(() => undefined);
  const found: number[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { bytes: Uint8Array.from(found), isWhole: true };
      for (const byte of value) found.push(byte);
      if (found.length > most) {
        await reader.cancel();
        return null;
      }
    }
  } catch {
    return { bytes: Uint8Array.from(found), isWhole: false };
  }
}
