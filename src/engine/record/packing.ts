import type { Site } from '../topology/site.ts';
import type { Topology } from '../topology/topology.ts';

/**
 * Action strings in few bytes. A site's name is one byte, or two on boards of more than 128 sites. Any other
 * letter stands for itself, and the hyphen that all moves have between two sites is left out. Every action
 * ends with a line feed, so that a text that was cut short can be read as far as it goes.
 */
const FIRST_SITE = 0x80;
const END = 0x0a;

/** How many bytes can stand for a site: those from `FIRST_SITE` on. */
const DIGITS = 0x80;

const isWide = ({ sites }: Topology): boolean => sites.length > DIGITS;

/** The bytes of a site: its number, in two digits of base 128 on large boards. */
const siteBytes = (topology: Topology, site: Site): number[] =>
  isWide(topology)
    ? [FIRST_SITE + Math.floor(site / DIGITS), FIRST_SITE + (site % DIGITS)]
    : [FIRST_SITE + site];

/** @throws RangeError when an action has a letter outside ASCII, which no variant writes. */
export const pack = (topology: Topology, actions: readonly string[]): Uint8Array =>
  Uint8Array.from(actions.flatMap((action) => [...packAction(topology, action), END]));

/**
 * The bytes of an action, none of them below 0x20.
 * @throws RangeError when it has a letter outside ASCII, which no variant writes.
 */
export function packAction(topology: Topology, action: string): number[] {
  const bytes: number[] = [];
  const parts = action.match(NAME_OR_LETTER) ?? [];
  parts.forEach((part, i) => {
    const site = topology.names.get(part);
    const isBetweenSites = topology.names.has(parts[i - 1] ?? '') && topology.names.has(parts[i + 1] ?? '');
    if (site !== undefined) bytes.push(...siteBytes(topology, site));
    else if (part !== '-' || !isBetweenSites) bytes.push(...letters(part));
  });
  return bytes;
}

/** Matches whatever looks like a site's name as a whole, whether or not there is such a site. */
const NAME_OR_LETTER = /[a-z]\d+|[^]/g;

function letters(part: string): number[] {
  return [...part].map((letter) => {
    const code = letter.charCodeAt(0);
    if (code >= FIRST_SITE) throw new RangeError(`The action letter ${letter} cannot be packed.`);
    return code;
  });
}

/** The actions before the first byte without a meaning, and whether those are all. */
export function unpack(
  topology: Topology,
  bytes: Uint8Array,
): { readonly actions: readonly string[]; readonly isWhole: boolean } {
  const actions: string[] = [];
  let begin = 0;
  for (let end = bytes.indexOf(END); end !== -1; end = bytes.indexOf(END, begin)) {
    const action = unpackAction(topology, bytes.subarray(begin, end));
    if (action === null) return { actions, isWhole: false };
    actions.push(action);
    begin = end + 1;
  }
  return { actions, isWhole: begin === bytes.length };
}

/** The action of some bytes; null if one of them has no meaning. */
export function unpackAction(topology: Topology, bytes: Uint8Array): string | null {
  let action = '';
  let isAfterSite = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? END;
    if (byte < FIRST_SITE) action += String.fromCharCode(byte);
    else {
      const digit = byte - FIRST_SITE;
      const site = isWide(topology) ? digit * DIGITS + ((bytes[++i] ?? 0) - FIRST_SITE) : digit;
      const shape = topology.sites[site];
      if (!shape) return null;
      action += (isAfterSite ? '-' : '') + shape.name;
    }
    isAfterSite = byte >= FIRST_SITE;
  }
  return action;
}
