import type { NamedPiece, PlacedPiece } from '../../engine/rules/argument.ts';
import { sideName } from '../../engine/rules/side.ts';

// The engine still makes sentences about position strings.
export { quote } from '../../engine/rules/result.ts';
export { sideName } from '../../engine/rules/side.ts';

/** `White king` */
export const pieceWords = ({ side, kind }: NamedPiece): string => `${sideName(side)} ${kind}`;

/** `White king on e1` */
export const placedWords = (piece: PlacedPiece): string => `${pieceWords(piece)} on ${piece.site}`;

/** `king on e1` */
export const kindOnSite = ({ kind, site }: PlacedPiece): string => `${kind} on ${site}`;

/** `a bishop`, `an elephant` */
export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** `d4 or e5` and the like. */
export function joinList(names: readonly string[], word: 'and' | 'or'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** A text that begins a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text that goes on with a sentence. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `1 minute`, `2 minutes` */
export const counted = (number: number, unit: string): string =>
  `${String(number)} ${unit}${number === 1 ? '' : 's'}`;

/** A name that stays in one line. */
export const unbroken = (name: string): string => name.replaceAll(' ', '\u00a0');
