import { zlibSync } from 'fflate';

/** The bytes compressed in zlib's format, whose checksum reveals damage. */
export const deflate = (bytes: Uint8Array): Uint8Array => zlibSync(bytes, { level: 9 });
