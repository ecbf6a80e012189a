import { at } from '../../../src/engine/at.ts';
import { isAttacked, isAttackedAfter, shields } from '../../../src/engine/rules/attacks.ts';
import type { Effect } from '../../../src/engine/rules/effect.ts';
import { applyEffects, makeEffects } from '../../../src/engine/rules/effect.ts';
import { scramble } from '../../../src/engine/rules/key.ts';
import type { Move } from '../../../src/engine/rules/move.ts';
import {
  NOISY,
  PIECE_BITS,
  fromOf,
  isPieceCode,
  kindIn,
  moveCode,
  toOf,
} from '../../../src/engine/rules/moveCode.ts';
import type { MoveList } from '../../../src/engine/rules/moveList.ts';
import { addCode } from '../../../src/engine/rules/moveList.ts';
import { addMovesAs } from '../../../src/engine/rules/moveTable.ts';
import type { Outcome } from '../../../src/engine/rules/outcome.ts';
import { draw, win } from '../../../src/engine/rules/outcome.ts';
import type { Kind } from '../../../src/engine/rules/piece.ts';
import { EMPTY, NO_KIND, pieceOf } from '../../../src/engine/rules/piece.ts';
import type { Placement } from '../../../src/engine/rules/placement.ts';
import { firstSite, nextSite } from '../../../src/engine/rules/placement.ts';
import type { Position } from '../../../src/engine/rules/position.ts';
import { pieceAt } from '../../../src/engine/rules/position.ts';
import { otherSide } from '../../../src/engine/rules/side.ts';
import type { WorkingBoard } from '../../../src/engine/rules/workingBoard.ts';
import { step, workingCopy } from '../../../src/engine/rules/workingBoard.ts';
import type { Site } from '../../../src/engine/topology/site.ts';
import { NO_SITE } from '../../../src/engine/topology/site.ts';
import {
  KING,
  PAWN,
  PROMOTIONS,
  attacks,
  castlings,
  forward,
  isBeforeLast,
  moveTable,
  movements,
  topology,
} from './pieces.ts';

export interface OrthodoxPosition extends Position {
  /** The letters of the castlings for which king and rook have not moved. */
  readonly rights: string;
  readonly passedOver: Site;
}

export interface OrthodoxMove extends Move {
  readonly kind: 'move' | 'enPassant' | 'castling';
  readonly from: Site;
  readonly to: Site;
  readonly into: Kind;
}

/** The part of a key for all that a position holds besides its board and the side to move. */
export const fieldsKey = ({ rights, passedOver }: OrthodoxPosition): number =>
  scramble(-1 - castlings.reduce((bits, { letter }, i) => bits | (rights.includes(letter) ? 1 << i : 0), 0)) ^
  (passedOver === NO_SITE ? 0 : scramble(-100 - passedOver));

/** Which way to move a code has, besides a move of a piece. */
const EN_PASSANT = 1 << PIECE_BITS;
const CASTLING = 2 << PIECE_BITS;

export function codeOf({ kind, from, to, into }: OrthodoxMove): number {
  const way = kind === 'enPassant' ? EN_PASSANT : kind === 'castling' ? CASTLING : 0;
  return moveCode(from, to, into) | way;
}

/** Moves by their codes; each is always the same object. */
const known: OrthodoxMove[] = [];

export function moveOf(code: number): OrthodoxMove {
  const [from, to, into] = [fromOf(code), toOf(code), kindIn(code)];
  const kind = isPieceCode(code)
    ? 'move'
    : code >> PIECE_BITS === CASTLING >> PIECE_BITS
      ? 'castling'
      : 'enPassant';
  return (known[code] ??= { kind, from, to, into });
}

const STALEMATE = draw('stalemate');

/** Lists the legal moves and gives the end: checkmate or stalemate. */
export function look(position: OrthodoxPosition, placement: Placement, list: MoveList): Outcome | null {
  const { board, turn } = position;
  const enemy = otherSide(turn);
  const king = firstSite(placement, pieceOf(KING, turn));
  const isInCheck = isAttacked(attacks[enemy], board, king);
  listMoves(position, placement, list, isInCheck);
  keepLegal(position, list, king, isInCheck);
  if (list.count > 0) return null;
  return isInCheck ? win(enemy, 'checkmate') : STALEMATE;
}

/** Lists the moves of all pieces, of which some may leave the king in check. */
function listMoves(
  position: OrthodoxPosition,
  placement: Placement,
  list: MoveList,
  isInCheck: boolean,
): void {
  const { board, turn, passedOver } = position;
  const pawn = pieceOf(PAWN, turn);
  list.count = 0;
  for (let from = firstSite(placement, turn); from !== NO_SITE; from = nextSite(placement, turn, from + 1)) {
    const piece = pieceAt(board, from);
    if (piece !== pawn) addMovesAs(list, moveTable, board, from, piece);
    else {
      if (isBeforeLast(from, turn))
        for (const into of PROMOTIONS) addMovesAs(list, moveTable, board, from, piece, into);
      else addMovesAs(list, moveTable, board, from, piece);
      if (passedOver !== NO_SITE && at(movements[turn], PAWN).capture.leaps[from]?.includes(passedOver))
        addCode(list, moveCode(from, passedOver) | EN_PASSANT | NOISY);
    }
  }
  if (!isInCheck) addCastlings(list, position);
}

function addCastlings(list: MoveList, { board, turn, rights }: OrthodoxPosition): void {
  const enemy = attacks[otherSide(turn)];
  for (const { letter, side, king, empty, safe } of castlings)
    if (
      side === turn &&
      rights.includes(letter) &&
      empty.every((site) => board[site] === EMPTY) &&
      !safe.some((site) => isAttacked(enemy, board, site))
    )
      addCode(list, moveCode(king[0], king[1]) | CASTLING);
}

/** Keeps those moves of a list that do not leave the king in check. */
function keepLegal(position: OrthodoxPosition, list: MoveList, king: Site, isInCheck: boolean): void {
  const { board, turn } = position;
  const enemy = attacks[otherSide(turn)];
  const shielding = shields(enemy, board, king);
  const { codes } = list;
  let kept = 0;
  for (let i = 0; i < list.count; i++) {
    const code = codes[i] ?? 0;
    const [from, to] = [fromOf(code), toOf(code)];
    const plain = code & ~NOISY;
    const isLegal = isPieceCode(plain)
      ? // Unless the king is in check, goes, or loses a shield, it is as safe as before.
        (!isInCheck && from !== king && !shielding.includes(from)) ||
        !isAttackedAfter(enemy, board, from === king ? to : king, from, to)
      : !isAttacked(enemy, applyEffects(board, effects(position, moveOf(plain))), from === king ? to : king);
    if (isLegal) codes[kept++] = code;
  }
  list.count = kept;
}

export function effects({ board, turn }: OrthodoxPosition, { kind, from, to, into }: OrthodoxMove): Effect[] {
  if (kind === 'castling') {
    const way = castlings.find(({ king }) => king[1] === to);
    if (!way) throw new Error('Nobody castles so.');
    return [{ kind: 'shift', from: [from, way.rook[0]], to: [to, way.rook[1]] }];
  }
  const captured = kind === 'enPassant' ? to - forward(turn) : to;
  const piece = pieceAt(board, captured);
  const done: Effect[] = [];
  if (piece !== EMPTY) done.push({ kind: 'lift', site: captured, piece });
  done.push({ kind: 'shift', from: [from], to: [to] });
  if (into !== NO_KIND)
    done.push(
      { kind: 'lift', site: to, piece: pieceAt(board, from) },
      { kind: 'put', site: to, piece: pieceOf(into, turn) },
    );
  return done;
}

/** The castling rights that remain when a piece goes from one site to another. */
const rightsWithout = (rights: string, from: Site, to: Site): string =>
  castlings
    .filter(
      ({ letter, king, rook }) =>
        rights.includes(letter) && ![king[0], rook[0]].some((site) => site === from || site === to),
    )
    .map(({ letter }) => letter)
    .join('');

const cornerstones = castlings.flatMap(({ king, rook }) => [king[0], rook[0]]);

/** Whether a king or a rook that may castle starts on the site: no other move removes a right. */
const bearsRight: readonly boolean[] = topology.sites.map((_, site) => cornerstones.includes(site));

export const play = (position: OrthodoxPosition, move: OrthodoxMove): OrthodoxPosition =>
  playOn(position, codeOf(move), workingCopy(position.board));

/** The same for the code of a move, on a board that has the pieces of the position: its own or a copy. */
export function playOn(position: OrthodoxPosition, code: number, board: WorkingBoard): OrthodoxPosition {
  const { turn, rights } = position;
  const [from, to] = [fromOf(code), toOf(code)];
  const isDoubleStep = position.board[from] === pieceOf(PAWN, turn) && to === from + 2 * forward(turn);
  if (isPieceCode(code) && kindIn(code) === NO_KIND) step(board, from, to);
  else makeEffects(board, effects(position, moveOf(code)));
  return {
    board: board.pieces,
    turn: otherSide(turn),
    rights: bearsRight[from] || bearsRight[to] ? rightsWithout(rights, from, to) : rights,
    passedOver: isDoubleStep ? from + forward(turn) : NO_SITE,
  };
}
