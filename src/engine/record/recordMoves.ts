import { at } from '../at.ts';
import type { Game } from '../game/game.ts';
import type { WrittenMove } from './writtenRecord.ts';
import type { Token } from './recordTokens.ts';
import { outsideVariations } from './recordTokens.ts';
import type { Turn } from './rounds.ts';
import { roundsOf } from './rounds.ts';

/** The moves of a game as written in a record text, in pieces between which a line may be broken. */
export function writtenMoves(game: Game): string[] {
  return roundsOf(game).flatMap(({ number, white, black }) => [
    ...(white ? numbered(`${String(number)}.`, writtenParts(white)) : []),
    ...(black && white ? writtenParts(black) : []),
    ...(black && !white ? numbered(`${String(number)}...`, writtenParts(black)) : []),
  ]);
}

const numbered = (number: string, [first = '', ...parts]: readonly string[]): string[] => [
  `${number} ${first}`,
  ...parts,
];

/**
 * The parts of a turn with commas; a move that merely ends the turn is left out unless it is the only one.
 */
function writtenParts({ parts, isOver }: Turn): string[] {
  const told = parts.filter(({ isImplied }) => !isImplied);
  const texts = (told.length > 0 ? told : parts).map(({ text }) => text);
  const all = isOver ? texts : [...texts, '…'];
  return all.map((text, i) => (i < all.length - 1 ? `${text},` : text));
}

/** `e.p.` may be a separate word after a capture en passant. */
const EN_PASSANT = /^e\.?p\.?[!?#+]*$/i;

/** A part of the moves of a text and what stands beside them; a move with all its words. */
export type MovetextPart =
  | Extract<Token, { readonly kind: 'comment' | 'glyph' | 'begin' | 'end' }>
  | ({ readonly kind: 'move' } & WrittenMove);

/** The moves with their comments, glyphs and variations among the tokens; a move before a comma does not end its turn. */
export function movetextOf(tokens: readonly Token[]): MovetextPart[] {
  const parts: MovetextPart[] = [];
  /** The last move of the line, then those of the lines around it. */
  const lasts: { last: { text: string; endsTurn: boolean } | null }[] = [{ last: null }];
  for (const token of tokens) {
    const line = at(lasts, lasts.length - 1);
    if (token.kind === 'comma') {
      if (line.last) line.last.endsTurn = false;
    } else if (token.kind === 'move') {
      if (!EN_PASSANT.test(token.text)) {
        const move = { kind: 'move' as const, text: token.text, endsTurn: true };
        line.last = move;
        parts.push(move);
      } else if (line.last) line.last.text += ` ${token.text}`;
    } else if (token.kind !== 'tag' && token.kind !== 'result') {
      if (token.kind === 'begin') lasts.push({ last: null });
      if (token.kind === 'end') lasts.pop();
      parts.push(token);
    }
  }
  return parts;
}

/** The moves among the tokens that stand in no variation. */
export const movesAmong = (tokens: readonly Token[]): WrittenMove[] =>
  movetextOf(outsideVariations(tokens)).flatMap((part) =>
    part.kind === 'move' ? [{ text: part.text, endsTurn: part.endsTurn }] : [],
  );
