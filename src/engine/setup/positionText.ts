import { at } from '../at.ts';
import type { Site } from '../topology/site.ts';
import type { Topology } from '../topology/topology.ts';
import type { KindInfo, Piece } from '../rules/piece.ts';
import { EMPTY, kindOf, pieceOf, sideOf } from '../rules/piece.ts';
import type { Board } from '../rules/position.ts';
import { pieceAt } from '../rules/position.ts';
import type { Result } from '../rules/result.ts';
import { success } from '../rules/result.ts';
import type { Setup, SetupBoard } from '../rules/setup.ts';
import { BOARD_NAME } from '../rules/setup.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import type { WrittenRank } from './positionMessage.ts';
import { positionFailure } from './positionMessage.ts';

/** A bound on what is read: far longer than the position strings of any variant. */
const LONGEST = 500;

/** The texts that make up a position string, in the order of the setup. */
export interface Texts {
  readonly boards: readonly string[];
  readonly fields: readonly string[];
}

/** Splits a position string into the texts of its boards and of its other fields. */
export function splitPosition(
  { boards, fields }: Pick<Setup, 'boards' | 'fields'>,
  text: string,
): Result<Texts> {
  if (text.length > LONGEST) return positionFailure({ id: 'position/too-long', length: text.length });
  if (/[^\x20-\x7e]/.test(text)) return positionFailure({ id: 'position/not-plain', text });
  const texts = text.split(' ');
  if (texts.includes('')) return positionFailure({ id: 'position/spaces' });
  const names = [...boards, ...fields].map(({ name }) => name);
  return texts.length === names.length
    ? success({ boards: texts.slice(0, boards.length), fields: texts.slice(boards.length) })
    : positionFailure({ id: 'position/other-fields', names, shown: texts.length });
}

type Ranks = readonly (readonly Site[])[];

/**
 * The board field: ranks from the top, letters for pieces, numbers for runs of empty sites. `ranks` are the
 * ranks to write: by default, all of the topology's.
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

/**
 * Reads what `writeBoard` writes, and nothing else; sites outside the ranks stay empty. By default, the board
 * has all ranks of the topology.
 */
export function readBoard(
  topology: Topology,
  kinds: readonly KindInfo[],
  field: string,
  { name, ranks }: SetupBoard = { name: BOARD_NAME, ranks: topology.ranks },
): Result<Board> {
  const texts = field.split('/');
  if (texts.length !== ranks.length)
    return positionFailure({
      id: 'position/other-ranks',
      board: name,
      ranks: ranks.length,
      shown: texts.length,
    });
  const letters = pieceLetters(kinds);
  const board = topology.sites.map((): Piece => EMPTY);
  for (const [i, text] of texts.entries()) {
    const sites = at(ranks, i);
    const rank = { board: name, number: i + 1, text };
    const pieces = readRank(rank, letters);
    if (!pieces.ok) return pieces;
    const shown = pieces.value.length;
    if (shown !== sites.length)
      return positionFailure({ id: 'position/other-places', rank, shown, places: sites.length });
    pieces.value.forEach((piece, place) => (board[at(sites, place)] = piece));
  }
  return success(board);
}

function readRank(rank: WrittenRank, letters: ReadonlyMap<string, Piece>): Result<Piece[]> {
  const pieces: Piece[] = [];
  for (const sign of rank.text.match(/\d+|./g) ?? []) {
    const piece = letters.get(sign);
    if (piece !== undefined) pieces.push(piece);
    // The limit of two digits keeps a hostile number from allocating much memory.
    else if (/^[1-9]\d?$/.test(sign)) for (let n = Number(sign); n > 0; n--) pieces.push(EMPTY);
    else
      return positionFailure({
        id: /^\d/.test(sign) ? 'position/wrong-number' : 'position/no-piece',
        rank,
        sign,
      });
  }
  return success(pieces);
}

/** Upper case for White, lower case for Black. */
export function pieceLetter(kinds: readonly KindInfo[], piece: Piece): string {
  const { letter } = at(kinds, kindOf(piece));
  return sideOf(piece) === WHITE ? letter : letter.toLowerCase();
}

/** The piece with that letter; undefined if there is none. */
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
