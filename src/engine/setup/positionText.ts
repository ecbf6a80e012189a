import { at } from '../at.ts';
import type { Site } from '../topology/site.ts';
import type { Topology } from '../topology/topology.ts';
import type { KindInfo, Piece } from '../rules/piece.ts';
import { EMPTY, kindOf, pieceOf, sideOf } from '../rules/piece.ts';
import type { Board } from '../rules/position.ts';
import { pieceAt } from '../rules/position.ts';
import type { Result } from '../rules/result.ts';
import { failure, quote, success } from '../rules/result.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import { codeOf } from '../rules/message.ts';

/** No position of any variant comes near this length. */
const LONGEST = 500;

/**
 * Splits a position string into as many fields as there are names for them.
 * The names are what a message calls the fields.
 */
export function readFields<Names extends readonly string[]>(
  text: string,
  names: Names,
): Result<{ readonly [Name in Names[number]]: string }> {
  if (text.length > LONGEST)
    return failure(`A position is one short line; this text has ${String(text.length)} characters.`);
  if (/[^\x20-\x7e]/.test(text))
    return failure(`A position is written in plain letters on one line; ${quote(text)} is not.`);
  const fields = text.split(' ');
  if (fields.includes(''))
    return failure('The fields of a position are separated by single spaces, with none at the ends.');
  if (fields.length !== names.length)
    return failure(
      `A position has ${String(names.length)} fields (${names.join(', ')}), not ${String(fields.length)}.`,
    );
  return success(
    Object.fromEntries(names.map((name, i) => [name, fields[i]])) as { [Name in Names[number]]: string },
  );
}

type Ranks = readonly (readonly Site[])[];

/**
 * The board field: ranks from the top, letters for pieces, numbers for runs of empty sites. `ranks` are those
 * that are written, all of the topology's unless a variant says otherwise.
 */
export function writeBoard(
  topology: Topology,
  kinds: readonly KindInfo[],
  board: Board,
  ranks: Ranks = topology.ranks,
): string {
  return ranks
    .map((rank) => {
      let text = '';
      let empty = 0;
      for (const site of rank) {
        const piece = pieceAt(board, site);
        if (piece === EMPTY) {
          empty++;
          continue;
        }
        text += (empty > 0 ? String(empty) : '') + pieceLetter(kinds, piece);
        empty = 0;
      }
      return text + (empty > 0 ? String(empty) : '');
    })
    .join('/');
}

/** Reads what `writeBoard` writes, and nothing else; sites outside the ranks stay empty. */
export function readBoard(
  topology: Topology,
  kinds: readonly KindInfo[],
  field: string,
  ranks: Ranks = topology.ranks,
): Result<Board> {
  const texts = field.split('/');
  if (texts.length !== ranks.length)
    return failure(`The board has ${String(ranks.length)} ranks, not ${String(texts.length)}.`);
  const letters = pieceLetters(kinds);
  const board = topology.sites.map((): Piece => EMPTY);
  for (const [i, text] of texts.entries()) {
    const sites = at(ranks, i);
    const pieces = readRank(text, letters);
    const which = `Rank ${String(i + 1)} from the top, ${quote(text)},`;
    if (!pieces.ok) return failure(`${which} ${codeOf(pieces.message)}`);
    if (pieces.value.length !== sites.length)
      return failure(
        `${which} fills ${String(pieces.value.length)} places where the board has ${String(sites.length)}.`,
      );
    pieces.value.forEach((piece, place) => (board[at(sites, place)] = piece));
  }
  return success(board);
}

/** The pieces of one rank's text; an error continues “Rank n …”. */
function readRank(text: string, letters: ReadonlyMap<string, Piece>): Result<Piece[]> {
  const pieces: Piece[] = [];
  for (const token of text.match(/\d+|./g) ?? []) {
    const piece = letters.get(token);
    if (piece !== undefined) pieces.push(piece);
    // Two digits bound what a hostile number can make us allocate.
    else if (/^[1-9]\d?$/.test(token)) for (let n = Number(token); n > 0; n--) pieces.push(EMPTY);
    else
      return failure(
        /^\d/.test(token)
          ? `has the number ${quote(token)}.`
          : `has ${quote(token)}, which is no piece of this game.`,
      );
  }
  return success(pieces);
}

/** Upper case for White, lower case for Black. */
export function pieceLetter(kinds: readonly KindInfo[], piece: Piece): string {
  const { letter } = at(kinds, kindOf(piece));
  return sideOf(piece) === WHITE ? letter : letter.toLowerCase();
}

/** The piece of that letter; undefined if there is none. */
export const pieceWithLetter = (kinds: readonly KindInfo[], letter: string): Piece | undefined =>
  pieceLetters(kinds).get(letter);

function pieceLetters(kinds: readonly KindInfo[]): ReadonlyMap<string, Piece> {
  return new Map(
    kinds.flatMap(({ letter }, kind): [string, Piece][] =>
      letter === ''
        ? []
        : [
            [letter, pieceOf(kind, WHITE)],
            [letter.toLowerCase(), pieceOf(kind, BLACK)],
          ],
    ),
  );
}
