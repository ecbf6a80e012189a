/** The greatest prime below 2 to the power of 16. */
const MODULUS = 65_521;

/** The checksum of RFC 1950 (Adler-32). */
export function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % MODULUS;
    b = (b + a) % MODULUS;
  }
  return b * 65_536 + a;
}
