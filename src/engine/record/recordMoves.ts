import type { Game } from '../game/game.ts';
import type { WrittenMove } from './record.ts';
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

/** The moves among the tokens; one before a comma does not end its turn. */
export function movesAmong(tokens: readonly Token[]): WrittenMove[] {
  const moves: { text: string; endsTurn: boolean }[] = [];
  for (const token of tokens) {
    const last = moves.at(-1);
    if (token.kind === 'comma' && last) last.endsTurn = false;
    if (token.kind !== 'move') continue;
    if (!EN_PASSANT.test(token.text)) moves.push({ text: token.text, endsTurn: true });
    else if (last) last.text += ` ${token.text}`;
  }
  return moves;
}
