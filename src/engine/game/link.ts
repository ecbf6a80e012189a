import * as v from 'valibot';
import type { Result } from '../rules/result.ts';
import { failure, success } from '../rules/result.ts';
import type { GameRecord } from './record.ts';

/** Bounds on what a link may ask of us; the longest game comes nowhere near. */
const LONGEST_LINK = 20_000;
const LONGEST_TEXT = 100_000;
export const MOST_ACTIONS = 5_000;

export const LONGEST_NAME = 40;

const name = v.pipe(v.string(), v.maxLength(LONGEST_NAME));

/** What a link holds beside the variant, which stands in the address itself. */
const linkSchema = v.strictObject({
  rules: v.pipe(v.number(), v.integer(), v.minValue(1)),
  players: v.optional(v.strictTuple([name, name]), () => ['', ''] as [string, string]),
  start: v.optional(v.string()),
  /** Action strings with spaces between. */
  actions: v.string(),
  ending: v.optional(v.string()),
  look: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** The part of a link that follows the variant: letters, digits, `-` and `_`. */
export async function writeLink(record: GameRecord): Promise<string> {
  const { rules, players, start, actions, ending, look } = record;
  const isNamed = players.some((player) => player !== '');
  const text = JSON.stringify({
    rules,
    ...(isNamed ? { players } : {}),
    start,
    actions: actions.join(' '),
    ending,
    look,
  });
  return toBase64Url(await deflated(text));
}

/** Reads the part of a link that follows the variant. Whether the game can be played is not asked yet. */
export async function readLink(variant: string, link: string): Promise<Result<GameRecord>> {
  if (link.length > LONGEST_LINK) return failure('This link is far too long to be a game.');
  const bytes = fromBase64Url(link);
  const text = bytes && (await inflated(bytes));
  if (text === null) return failure('This link is damaged: part of it is missing or was changed on the way.');
  const content = v.safeParse(v.pipe(v.string(), v.parseJson(), linkSchema), text);
  if (!content.success) return failure('This link does not hold a game.');
  const { actions, ...rest } = content.output;
  const list = actions === '' ? [] : actions.split(' ');
  if (list.length > MOST_ACTIONS) return failure('This link holds more moves than a game can have.');
  return success({ variant, ...rest, actions: list });
}

async function deflated(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The text, or null when the bytes are damaged or unfold to far more than a game. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > LONGEST_TEXT) {
        await reader.cancel();
        return null;
      }
    }
  } catch {
    return null;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes, or null when the text is not base64url. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  } catch {
    return null;
  }
}
