import type { NamedPiece, PlacedPiece } from '../../engine/rules/argument.ts';
import { sideName } from '../../engine/rules/side.ts';

/** `White king` */
export const pieceWords = ({ side, kind }: NamedPiece): string => `${sideName(side)} ${kind}`;

/** `White king on e1` */
export const placedWords = (piece: PlacedPiece): string => `${pieceWords(piece)} on ${piece.site}`;

/** `1 game`, `3 games` */
export const countOf = (count: number, one: string, more: string): string =>
  `${String(count)} ${count === 1 ? one : more}`;
