/** Puts bytes into zlib's format. */
export type Compress = (bytes: Uint8Array) => Uint8Array;

/** What a parcel has between its head and its packed actions. */
export const LINE_FEED = 0x0a;

/**
 * A line of JSON and packed actions as the part of a link after the variant: letters, digits, `-` and `_`,
 * compressed.
 */
export function writeParcel(head: object, packed: Uint8Array, compress: Compress): string {
  const text = new TextEncoder().encode(JSON.stringify(head));
  const bytes = new Uint8Array(text.length + 1 + packed.length);
  bytes.set(text);
  bytes[text.length] = LINE_FEED;
  bytes.set(packed, text.length + 1);
  return toBase64Url(compress(bytes));
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
