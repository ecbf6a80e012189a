import { EMPTY, NO_KIND, belongsTo } from '../../rules/piece.ts';
import type { CodedMoves } from '../../rules/listing.ts';
import { codedListing, searchingBy } from '../../rules/listing.ts';
import { fromOf, toOf } from '../../rules/moveCode.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import { pieceMoveCode, pieceMoveOf } from '../../rules/pieceMove.ts';
import type { Board, Position } from '../../rules/position.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Searching } from '../../rules/searching.ts';
import type { Side } from '../../rules/side.ts';
import { otherSide } from '../../rules/side.ts';
import { step } from '../../rules/workingBoard.ts';
import { board, castles } from './board.ts';
import { generateMoves } from './moves.ts';
import { attacks } from './pieces.ts';
import { look } from './status.ts';

const SIZE = board.sites.length;

/** With so many pieces a side hardly ever has to make a move that it would rather not make. */
const ENOUGH = 5;

function hasChoice(pieces: Board, side: Side): boolean {
  let count = 0;
  for (let site = 0; site < pieces.length; site++) if (belongsTo(pieceAt(pieces, site), side)) count++;
  return count >= ENOUGH;
}

/** The moves of Hex 39 as a search lists them. Nothing is in danger: there is no check. */
const coded: CodedMoves<Position, PieceMove> = {
  look,
  codeOf: pieceMoveCode,
  moveOf: pieceMoveOf,
  playOn: ({ turn }, code, working) => {
    step(working, fromOf(code), toOf(code));
    return { board: working.pieces, turn: otherSide(turn) };
  },
  captured: (position, code) => position.board[toOf(code)] ?? EMPTY,
  isForcing: ({ board: pieces, turn }, code) => {
    const to = toOf(code);
    return to === castles[otherSide(turn)] && pieces[to] === EMPTY;
  },
  slotOf: (code) => fromOf(code) * SIZE + toOf(code),
  isInDanger: () => false,
};

export const listing = codedListing(coded);

/** What a search needs of Hex 39. */
export const searching: Searching<Position, PieceMove> = {
  ...searchingBy(coded),
  repetition: 'forbidden',
  royal: NO_KIND,
  attacks: () => attacks,
  fieldsKey: () => 0,
  mayLoseByMoving: false,
  isInDanger: () => false,
  // After a quiet move each enemy piece that had a reply has one, because pieces capture as they move.
  mayWin: ({ board: pieces, turn }, moves, forbidden) => {
    const enemy = otherSide(turn);
    const movable = new Set(generateMoves({ board: pieces, turn: enemy }).map(({ from }) => from));
    return movable.size <= forbidden
      ? moves
      : moves.filter(({ to }) => to === castles[enemy] || pieceAt(pieces, to) !== EMPTY);
  },
  // Nothing that was captured comes back, and each turn moves one piece from one hex to another.
  mayRecur: ({ board: earlier }, { board: later }, turns) => {
    let [changed, left] = [0, 2 * turns];
    for (let site = 0; site < earlier.length && left >= 0; site++) {
      const [was, is] = [earlier[site] ?? EMPTY, later[site] ?? EMPTY];
      if (was === is) continue;
      left--;
      changed += (was === EMPTY ? 0 : 1) - (is === EMPTY ? 0 : 1);
    }
    return left >= 0 && changed === 0;
  },
  mayPass: ({ board: pieces, turn }) => hasChoice(pieces, turn),
  slots: SIZE * SIZE,
  heldValue: () => 0,
};
