import type { Damage } from './inflate.ts';
import { inflate } from './inflate.ts';
import { LINE_FEED } from './parcel.ts';

/** What a link holds: a line of JSON, and packed actions. */
interface Parcel {
  /** The JSON, as a text. */
  readonly head: string;
  readonly packed: Uint8Array;
  /** What happened to the link on the way. */
  readonly damage: Damage;
}

/** Reads a parcel of up to `most` bytes, as far as it is undamaged; null if there is none. */
export function readParcel(link: string, most: number): Parcel | null {
  const compressed = fromBase64Url(link);
  const content = compressed && inflate(compressed, most);
  const end = content ? content.bytes.indexOf(LINE_FEED) : -1;
  if (!content || end === -1) return null;
  return {
    head: new TextDecoder().decode(content.bytes.subarray(0, end)),
    packed: content.bytes.subarray(end + 1),
    damage: content.damage,
  };
}

/** The bytes, or null if the text is not base64url. */
function fromBase64Url(text: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(text)) return null;
  // A single extra letter is what remains of a byte that was cut off.
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text;
  return Uint8Array.from(atob(whole.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
}
