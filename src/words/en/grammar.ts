import type { NamedPiece, PlacedPiece } from '../../engine/rules/argument.ts';
import type { Side } from '../../engine/rules/side.ts';
import { WHITE } from '../../engine/rules/side.ts';
import { deeds, nouns } from './kinds.ts';

export const sideName = (side: Side): 'White' | 'Black' => (side === WHITE ? 'White' : 'Black');

/** Quotes what the user wrote for use in a sentence: shortened, and with control characters made visible. */
export function quote(text: string): string {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return `“${shown.replace(/[\p{C}\p{Z}]/gu, (c) => (c === ' ' ? c : '�'))}”`;
}

const nounOf: ReadonlyMap<string, string> = new Map(Object.entries(nouns));

/**
 * `gold general`, for the name of a kind.
 * @throws Error when there is no noun for it.
 */
export function kindWords(kind: string): string {
  const noun = nounOf.get(kind);
  if (noun === undefined) throw new Error(`There is no noun for ${kind}.`);
  return noun;
}

const deedOfKind: ReadonlyMap<string, readonly [does: string, doing: string]> = new Map(
  Object.entries(deeds),
);

/** `sends` and `sending`: what a kind does to other pieces while it stays where it is. */
export const deedOf = (kind: string): readonly [does: string, doing: string] =>
  deedOfKind.get(kind) ?? ['moves', 'moving'];

/** `White king` */
export const pieceWords = ({ side, kind }: NamedPiece): string => `${sideName(side)} ${kindWords(kind)}`;

/** `White king on e1` */
export const placedWords = (piece: PlacedPiece): string => `${pieceWords(piece)} on ${piece.site}`;

/** `king on e1` */
export const kindOnSite = ({ kind, site }: PlacedPiece): string => `${kindWords(kind)} on ${site}`;

/** `a bishop`, `an elephant`, for the name of a kind. */
export function withArticle(kind: string): string {
  const noun = kindWords(kind);
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** `d4 or e5` and the like. */
export function joinList(names: readonly string[], word: 'and' | 'or'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** The text with a capital letter, to begin a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text with a small letter, to continue a sentence. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `1 minute`, `2 minutes` */
export const counted = (number: number, unit: string): string =>
  `${String(number)} ${unit}${number === 1 ? '' : 's'}`;

/** The name with non-breaking spaces, so that it stays on one line. */
export const unbroken = (name: string): string => name.replaceAll(' ', '\u00a0');
