import { at } from '../../at.ts';
import { NO_SITE } from '../../topology/site.ts';
import type { Site } from '../../topology/site.ts';
import type { Effect } from '../../rules/effect.ts';
import type { MapSite } from '../../rules/movementMap.ts';
import { movementMapOf } from '../../rules/movementMap.ts';
import { NOISY, fromOf, kindIn, moveCode, toOf } from '../../rules/moveCode.ts';
import type { MoveList } from '../../rules/moveList.ts';
import { addCode } from '../../rules/moveList.ts';
import { addMovesAs } from '../../rules/moveTable.ts';
import type { Kind } from '../../rules/piece.ts';
import { EMPTY, NO_KIND, kindOf, pieceOf } from '../../rules/piece.ts';
import type { Placement } from '../../rules/placement.ts';
import { firstSite, nextSite } from '../../rules/placement.ts';
import { pieceAt, sitesOf } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { otherSide } from '../../rules/side.ts';
import type { WorkingBoard } from '../../rules/workingBoard.ts';
import { put, workingCopy } from '../../rules/workingBoard.ts';
import { ELEPHANT, KING, PROMOTED_KING, baseOf, moveTable, movements, promotionOf } from './pieces.ts';
import { board as squares, isInZone } from './board.ts';
import type { TnsMove } from './move.ts';
import { END_CODE, codeOf, dropCode, moveOf } from './move.ts';
import type { TnsPosition } from './position.ts';
import {
  canDrop,
  droppableKinds,
  handAfterCapture,
  handAfterDrop,
  handAfterTurn,
  isDropSite,
  isSomethingDue,
  openShades,
  withHand,
} from './hands.ts';

/**
 * Adds the moves of the pieces of the side to move, with and without promotion; promotions of a king are found
 * elsewhere.
 */
export function addPieceMoves(list: MoveList, { board, turn }: TnsPosition, placement: Placement): void {
  for (let from = firstSite(placement, turn); from !== NO_SITE; from = nextSite(placement, turn, from + 1)) {
    const piece = pieceAt(board, from);
    const first = list.count;
    addMovesAs(list, moveTable, board, from, piece);
    // An elephant may reach the same square by a castle's leap and by a rook's or bishop's slide.
    if (kindOf(piece) === ELEPHANT) dropRepeated(list, first);
    addPromotions(list, first, kindOf(piece), turn);
  }
}

/** Leaves out the moves from `first` on that are in the list already. */
function dropRepeated(list: MoveList, first: number): void {
  const { codes, count } = list;
  let kept = first;
  for (let i = first; i < count; i++) {
    const code = codes[i] ?? 0;
    const known = codes.indexOf(code, first);
    if (known >= kept) codes[kept++] = code;
  }
  list.count = kept;
}

/**
 * Adds the promotions for a piece of that kind, whose moves are the last ones of the list, from `first` on.
 */
function addPromotions(list: MoveList, first: number, kind: Kind, turn: Side): void {
  const into = promotionOf(kind);
  if (into === NO_KIND || kind === KING) return;
  const promotion = moveCode(0, 0, into) | NOISY;
  for (let i = first, last = list.count; i < last; i++) {
    const code = list.codes[i] ?? 0;
    if (isInZone(toOf(code), turn)) addCode(list, promotion | code);
  }
}

/**
 * Adds what is legal after the move: drops, and ending the turn unless something must be dropped (TNS, a turn). A king may
 * be dropped where it is mated.
 */
export function addDrops(list: MoveList, position: TnsPosition): void {
  const { board } = position;
  for (const into of droppableKinds(position)) {
    const isOpen = openShades(position, into);
    const noisy = into === KING ? NOISY : 0;
    for (let to = 0; to < board.length; to++)
      if (isDropSite(board, isOpen, to)) addCode(list, dropCode(into, to) | noisy);
  }
  if (!isSomethingDue(position)) addCode(list, END_CODE);
}

/** The drops that are forbidden because of the colour of a square (TNS, a turn, 4). */
export const forbiddenDrops = (position: TnsPosition): TnsMove[] =>
  droppableKinds(position).flatMap((into) => {
    const isOpen = openShades(position, into);
    return sitesOf(position.board, EMPTY)
      .filter((to) => !isDropSite(position.board, isOpen, to))
      .map((to) => moveOf(dropCode(into, to)));
  });

export function effects({ board, turn }: TnsPosition, move: TnsMove): Effect[] {
  switch (move.kind) {
    case 'end':
      return [];
    case 'drop': {
      const piece = pieceOf(move.into, otherSide(turn));
      return [
        { kind: 'hand', holder: turn, piece, change: -1 },
        { kind: 'put', site: move.to, piece },
      ];
    }
    case 'move': {
      const { from, to, into } = move;
      const found: Effect[] = [];
      const captured = pieceAt(board, to);
      if (captured !== EMPTY) {
        const held = pieceOf(baseOf(kindOf(captured)), otherSide(turn));
        found.push(
          { kind: 'lift', site: to, piece: captured },
          { kind: 'hand', holder: turn, piece: held, change: 1 },
        );
      }
      found.push({ kind: 'shift', from: [from], to: [to] });
      if (into !== NO_KIND)
        found.push(
          { kind: 'lift', site: to, piece: pieceAt(board, from) },
          { kind: 'put', site: to, piece: pieceOf(into, turn) },
        );
      return found;
    }
  }
}

/** The position right after a move or a drop, while the turn still goes on. */
export const actionDone = (position: TnsPosition, code: number): TnsPosition =>
  actionDoneOn(position, code, workingCopy(position.board));

function actionDoneOn(position: TnsPosition, code: number, board: WorkingBoard): TnsPosition {
  const { turn } = position;
  const { pieces } = board;
  const [from, to, into] = [fromOf(code), toOf(code), kindIn(code)];
  if (from === to) {
    put(board, to, pieceOf(into, otherSide(turn)));
    return {
      board: pieces,
      turn,
      hands: withHand(position, turn, handAfterDrop(position, into)),
      stage: 'drop',
    };
  }
  const captured = kindOf(pieceAt(pieces, to));
  const moved = into === NO_KIND ? pieceAt(pieces, from) : pieceOf(into, turn);
  put(board, from, EMPTY);
  put(board, to, moved);
  const hands =
    captured === NO_KIND ? position.hands : withHand(position, turn, handAfterCapture(position, captured));
  return { board: pieces, turn, hands, stage: 'drop' };
}

/** The end of a turn: every number in the hand goes down, but never below 1 (TNS, hands). */
export function endTurn(position: TnsPosition): TnsPosition {
  const { board, turn, hands } = position;
  if (hands[turn].length === 0) return { board, hands, turn: otherSide(turn), stage: 'move' };
  return {
    board,
    hands: withHand(position, turn, handAfterTurn(position)),
    turn: otherSide(turn),
    stage: 'move',
  };
}

/** The position after an action. */
export const play = (position: TnsPosition, move: TnsMove): TnsPosition =>
  playOn(position, codeOf(move), workingCopy(position.board));

/**
 * The same for the code of a move, on a board that has the pieces of the position: its own or a copy. The turn ends by
 * itself when nothing can be dropped (TNS, a turn).
 */
export function playOn(position: TnsPosition, code: number, board: WorkingBoard): TnsPosition {
  if (code === END_CODE) return endTurn({ ...position, board: board.pieces });
  const after = actionDoneOn(position, code, board);
  return kindIn(code) !== PROMOTED_KING && canDrop(after) ? after : endTurn(after);
}

/** The position with the other side to move, at the beginning of its turn. */
export const pass = (position: TnsPosition): TnsPosition => ({
  ...position,
  turn: otherSide(position.turn),
  stage: 'move',
});

/** A promoted king has ended the game and does not move (TNS, promoting the king). */
export function movementMap({ board }: TnsPosition, site: Site): MapSite[] {
  const kind = kindOf(pieceAt(board, site));
  return kind === PROMOTED_KING ? [] : movementMapOf(squares, at(movements, kind), board, site);
}
