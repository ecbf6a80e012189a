import type { Game } from '../game/game.ts';
import type { WrittenTurn } from './record.ts';
import type { Token } from './recordTokens.ts';
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

/**
 * The turns that the tokens form: a comma joins the parts of one turn, and a turn that ends with a comma is
 * not over.
 */
export function writtenTurns(tokens: readonly Token[]): WrittenTurn[] {
  const turns: { parts: string[]; isOver: boolean }[] = [];
  let before: Token['kind'] | null = null;
  for (const token of tokens) {
    const last = turns.at(-1);
    if (token.kind === 'comma' && last) last.isOver = false;
    if (token.kind === 'move') {
      if (EN_PASSANT.test(token.text)) {
        const captured = before === 'move' ? last?.parts.pop() : undefined;
        if (captured !== undefined) last?.parts.push(`${captured} ${token.text}`);
      } else if (before === 'comma' && last) {
        last.parts.push(token.text);
        last.isOver = true;
      } else turns.push({ parts: [token.text], isOver: true });
    }
    before = token.kind;
  }
  return turns;
}
