import type { Result } from '../engine/rules/result.ts';
import { failure, success } from '../engine/rules/result.ts';
import type { View } from '../mount/options.ts';
import type { EmbedMessage } from '../store/embedMessage.ts';

/** What one can do with a board besides looking at it: nothing, walk through its game, or play on. */
export type Controls = 'none' | 'walk' | 'play';

/** The attributes of `<odd-board>`, which are also the fields of an iframe’s address: docs/embed.md. */
export const attributes = [
  'variant',
  'link',
  'position',
  'moves',
  'ply',
  'controls',
  'lens',
  'theme',
  'flipped',
] as const;

export type Attribute = (typeof attributes)[number];

/** What the attributes of a board ask for. What they leave open is null. */
export interface Asked {
  /** The id of the variant, not yet looked up. */
  readonly variant: string;
  /** What a link has after the variant. */
  readonly link: string | null;
  /** Whether that is a tree of variations, as an address of Explore has it. */
  readonly isTree: boolean;
  readonly position: string | null;
  readonly moves: string | null;
  /** The number of moves that have been made on the board at first. */
  readonly ply: number | null;
  readonly controls: Controls | null;
  readonly lens: string | null;
  /** Null to follow the page. */
  readonly theme: Exclude<View['theme'], 'system'> | null;
  readonly flipped: boolean;
}

const themes = ['auto', 'light', 'dark', 'high-contrast'] as const;
const controls = ['none', 'walk', 'play'] as const;

/** The address of a game or a tree in the app, or only its route: the screen, the variant, and the link if there is one. */
const ADDRESS = /#\/(play|explore)\/([^/?#]+)(?:\/([\w-]*))?/;

/** Reads the attributes of a board; `get` gives the value of one, null if it is not there. */
export function readAttributes(get: (name: Attribute) => string | null): Result<Asked> {
  const told = (name: Attribute) => {
    const value = get(name)?.trim() ?? '';
    return value === '' ? null : value;
  };
  const address = told('link');
  const [position, moves] = [told('position'), told('moves')];
  if (address !== null && (position ?? moves) !== null) return refused({ id: 'embed/link-and-position' });
  const linked = address === null ? null : linkedBy(address, told('variant'));
  if (address !== null && linked === null) return refused({ id: 'embed/no-address' });
  const variant = linked?.variant ?? told('variant');
  if (variant === null) return refused({ id: 'embed/nothing-asked' });
  const theme = oneOf('theme', told('theme'), themes);
  if (!theme.ok) return theme;
  const chosen = oneOf('controls', told('controls'), controls);
  if (!chosen.ok) return chosen;
  const ply = told('ply');
  if (ply !== null && !/^\d{1,4}$/.test(ply)) return unknown('ply', ply, ['0', '1', '2', '3…']);
  return success({
    variant,
    link: linked?.link ?? null,
    isTree: linked?.isTree ?? false,
    position,
    moves,
    ply: ply === null ? null : Number(ply),
    controls: chosen.value,
    lens: told('lens'),
    theme: theme.value === 'auto' ? null : theme.value,
    flipped: get('flipped') !== null,
  });
}

/** The variant and the link that an address holds, or that a bare link and a variant are; null if it is neither. */
function linkedBy(address: string, variant: string | null) {
  const [, screen, inAddress, link = ''] = ADDRESS.exec(address) ?? [];
  if (inAddress !== undefined)
    return {
      variant: inAddress,
      link: link === '' ? null : link,
      isTree: screen === 'explore' && link !== '',
    };
  return variant !== null && /^[\w-]+$/.test(address) ? { variant, link: address, isTree: false } : null;
}

const refused = (message: EmbedMessage) => failure(message);

const oneOf = <T extends string>(
  attribute: Attribute,
  value: string | null,
  values: readonly T[],
): Result<T | null> => {
  if (value === null) return success(null);
  const found = values.find((known) => known === value);
  return found === undefined ? unknown(attribute, value, values) : success(found);
};

/** The message that an attribute cannot have this value. */
export const unknown = (attribute: Attribute, value: string, values: readonly string[]): Result<never> =>
  refused({ id: 'embed/unknown-value', attribute, value, values });
