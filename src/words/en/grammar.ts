import type { NamedPiece, PlacedPiece } from '../../engine/rules/argument.ts';
import { sideName } from '../../engine/rules/side.ts';

/** `White king` */
export const pieceWords = ({ side, kind }: NamedPiece): string => `${sideName(side)} ${kind}`;

/** `White king on e1` */
export const placedWords = (piece: PlacedPiece): string => `${pieceWords(piece)} on ${piece.site}`;

/** `king on e1` */
export const kindOnSite = ({ kind, site }: PlacedPiece): string => `${kind} on ${site}`;

/** `a bishop`, `an elephant` */
export const withArticle = (kind: string): string => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;

/** A text that begins a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text that goes on with a sentence. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
