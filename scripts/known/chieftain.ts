import { at } from '../../src/engine/at.ts';
import { EMPTY, pieceOf } from '../../src/engine/rules/piece.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { SIDES, otherSide } from '../../src/engine/rules/side.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { prove } from '../../src/engine/search/proof/prove.ts';
import type { Searchable } from '../../src/engine/search/searchable.ts';
import { newTable } from '../../src/engine/search/table.ts';
import type { Ending, FirstMoves } from '../../src/rulebook/known/known.ts';
import { randomNumbers } from '../bench/randomGames.ts';
import { finish } from '../../src/engine/finish.ts';

// What is special about Battle Chieftain.

/** For every way to place the kings, whether White can take Black’s king on its first move. */
export function firstMovesOf({ variant }: Searchable): FirstMoves {
  let [placements, taken] = [0, 0];
  for (const placing of variant.status(variant.start, []).moves) {
    const answered = variant.play(variant.start, placing);
    for (const answer of variant.status(answered, []).moves) {
      placements++;
      if (canTakeKing(variant, variant.play(answered, answer))) taken++;
    }
  }
  return { placements, taken };
}

const kingOf = ({ kinds }: Variant): number => kinds.findIndex(({ name }) => name === 'king');

function canTakeKing(variant: Variant, position: Position): boolean {
  const king = pieceOf(kingOf(variant), otherSide(position.turn));
  return variant
    .status(position, [])
    .moves.some((move) => !variant.play(position, move).board.includes(king));
}

/** How many turns a win may take to be counted, and how many positions are drawn by lot. */
const TURNS = 4;
const POSITIONS = 400;

/** King and berserker against king and berserker: of positions in which nobody can take anything. */
export function endingOf(searchable: Searchable): Ending {
  const { variant } = searchable;
  const next = randomNumbers(1);
  let [positions, open] = [0, 0];
  while (positions < POSITIONS) {
    const position = randomEnding(variant, next);
    if (!position || canTake(variant, position) || canTake(variant, variant.pass(position))) continue;
    positions++;
    const table = newTable(1);
    const finding = finish(prove(searchable, position, [], { turns: TURNS, draws: false, table }));
    if (finding.kind === 'open') open++;
  }
  return { positions, open, turns: TURNS };
}

function randomEnding(variant: Variant, next: () => number): Position | null {
  const { start } = variant;
  const [king, berserker] = [kingOf(variant), variant.kinds.findIndex(({ name }) => name === 'berserker')];
  const board = start.board.map(() => EMPTY);
  for (const side of SIDES)
    for (const kind of [king, berserker]) {
      const site = Math.floor(next() * board.length);
      if (at(board, site) !== EMPTY) return null;
      board[site] = pieceOf(kind, side);
    }
  const text = variant.writePosition({ ...start, board }).replace(/ p$/, ' g');
  const read = variant.readPosition(text);
  return read.ok ? read.value : null;
}

const count = ({ board }: Position): number => board.filter((piece) => piece !== EMPTY).length;

const canTake = (variant: Variant, position: Position): boolean =>
  variant.status(position, []).moves.some((move) => count(variant.play(position, move)) < count(position));
