import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { shapeOf, siteNamed } from '../../topology/topology.ts';
import type { Notation } from '../../rules/notation.ts';
import { EN_PASSANT, goingNotation } from '../../rules/notation.ts';
import { EMPTY, NO_KIND, kindOf, pieceOf } from '../../rules/piece.ts';
import type { Board } from '../../rules/position.ts';
import { pieceAt, sitesOf } from '../../rules/position.ts';
import { readBoard, readFields, readTurn, writeBoard } from '../../setup/positionText.ts';
import type { Result } from '../../rules/result.ts';
import { failure, quote, success } from '../../rules/result.ts';
import type { Side } from '../../rules/side.ts';
import type { Setup } from '../../rules/setup.ts';
import { TURN_FIELD } from '../../rules/setup.ts';
import { BLACK, SIDES, otherSide, sideLetter, sideName } from '../../rules/side.ts';
import type { Chess99Position } from './pieces.ts';
import { KING, MOVE_LIMIT, PAWN, board as squares, forward, isOnFirstRank, kinds } from './pieces.ts';
import type { Chess99Move } from './moves.ts';

const nameOf = (site: Site): string => (site === NO_SITE ? '-' : shapeOf(squares, site).name);

/** What its position strings are made of (Chess 99, positions). */
export const setup: Setup = {
  boards: [{ name: 'board', ranks: squares.ranks }],
  fields: [
    TURN_FIELD,
    {
      kind: 'site',
      name: 'square passed over',
      sites: [...squares.sites.keys()].filter((site) => !SIDES.some((side) => isOnFirstRank(site, side))),
    },
    { kind: 'number', name: 'move number', least: 1, most: MOVE_LIMIT + 1 },
  ],
  picture: null,
};

/** Writes a position: board, side to move, square passed over, move number (Chess 99, positions). */
export function writePosition({ board, turn, passedOver, moveNumber }: Chess99Position): string {
  return `${writeBoard(squares, kinds, board)} ${sideLetter(turn)} ${nameOf(passedOver)} ${String(moveNumber)}`;
}

export function readPosition(text: string): Result<Chess99Position> {
  const fields = readFields(text, ['board', 'side to move', 'square passed over', 'move number'] as const);
  if (!fields.ok) return fields;
  const board = readBoard(squares, kinds, fields.value.board);
  if (!board.ok) return board;
  const turn = readTurn(fields.value['side to move']);
  if (!turn.ok) return turn;
  const kings = checkKings(board.value, turn.value);
  if (!kings.ok) return kings;
  const passedOver = readPassedOver(fields.value['square passed over'], board.value, turn.value);
  if (!passedOver.ok) return passedOver;
  const moveNumber = readMoveNumber(fields.value['move number'], turn.value);
  if (!moveNumber.ok) return moveNumber;
  return success({
    board: board.value,
    turn: turn.value,
    passedOver: passedOver.value,
    moveNumber: moveNumber.value,
  });
}

function checkKings(board: Board, turn: Side): Result<null> {
  for (const side of SIDES) {
    const count = sitesOf(board, pieceOf(KING, side)).length;
    if (count > 1) return failure(`${sideName(side)} has ${String(count)} kings.`);
    if (count === 0 && side !== turn)
      return failure(`${sideName(side)} has just moved and must still have a king.`);
  }
  return success(null);
}

/** The square passed over lies empty between the one the pawn left and the one where it stands. */
function readPassedOver(field: string, board: Board, turn: Side): Result<Site> {
  if (field === '-') return success(NO_SITE);
  const site = siteNamed(squares, field);
  if (site === NO_SITE) return failure(`The square passed over is a square or -, not ${quote(field)}.`);
  const mover = otherSide(turn);
  if (SIDES.some((side) => isOnFirstRank(site, side)))
    return failure(`No pawn can have passed over ${field}: it lies on the edge of the board.`);
  const [left, landed] = [site - forward(mover), site + forward(mover)];
  if (pieceAt(board, site) !== EMPTY || pieceAt(board, left) !== EMPTY)
    return failure(`A pawn that passed over ${field} left it and ${nameOf(left)} empty.`);
  if (pieceAt(board, landed) !== pieceOf(PAWN, mover))
    return failure(`No pawn of ${sideName(mover)} stands on ${nameOf(landed)} that passed over ${field}.`);
  return success(site);
}

function readMoveNumber(field: string, turn: Side): Result<number> {
  const number = /^[1-9]\d{0,2}$/.test(field) ? Number(field) : NaN;
  const most = turn === BLACK ? MOVE_LIMIT : MOVE_LIMIT + 1;
  return number <= most
    ? success(number)
    : failure(
        `With ${sideName(turn)} to move the move number is from 1 to ${String(most)}, not ${quote(field)}.`,
      );
}

/** The action string (Chess 99, actions). */
export function writeMove({ kind, from, to, into }: Chess99Move): string {
  if (kind === 'swap') return `${nameOf(from)}~${nameOf(to)}`;
  const becoming = into === NO_KIND ? '' : `=${at(kinds, into).letter}`;
  if (to === from) return nameOf(from) + becoming;
  return `${nameOf(from)}${becoming}-${nameOf(to)}${kind === 'enPassant' ? 'ep' : ''}`;
}

/** As in orthodox chess; castling names the square beside the king, and a pawn that promotes where it stands. */
export function notationOf({ board }: Chess99Position, { kind, from, to, into }: Chess99Move): Notation {
  const mover = kindOf(pieceAt(board, from));
  const letter = mover === PAWN ? '' : at(kinds, mover).letter;
  if (kind === 'swap') return { letter, from, shown: 'needed', joint: '~', to, suffix: '' };
  const isCapture = kind === 'enPassant' || (to !== from && pieceAt(board, to) !== EMPTY);
  const suffix = kind === 'enPassant' ? EN_PASSANT : '';
  if (into === NO_KIND) return goingNotation(letter, from, to, isCapture, suffix);
  const becoming = `=${at(kinds, into).letter}`;
  return {
    letter,
    from,
    shown: 'whole',
    joint: becoming + (isCapture ? 'x' : ''),
    to: to === from ? NO_SITE : to,
    suffix,
  };
}
