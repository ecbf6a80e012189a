import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import type { Effect, ShiftMotion } from '../../rules/effect.ts';
import { fromOf, isPieceCode, kindIn, toOf } from '../../rules/moveCode.ts';
import type { Kind, Piece } from '../../rules/piece.ts';
import { EMPTY, NO_KIND, kindOf, pieceOf, sideOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, WHITE, otherSide } from '../../rules/side.ts';
import type { WorkingBoard } from '../../rules/workingBoard.ts';
import { put, workingCopy } from '../../rules/workingBoard.ts';
import { CASTLE, DIAGONAL_CASTLE, KING, PAWN, QUEEN, heldAs } from './pieces.ts';
import type { Places } from './board.ts';
import { placesOf } from './board.ts';
import { carriageTravels } from './carriage.ts';
import { isOnLastRank } from './ground.ts';
import { rotationTravels, teleportTravels } from './magic.ts';
import type { Ben39Move, Travel } from './move.ts';
import { codeOf, isDropCode, moveOf } from './move.ts';
import type { Ben39Position } from './position.ts';

export function effects(position: Ben39Position, move: Ben39Move): Effect[] {
  const { turn } = position;
  if (move.kind === 'drop')
    return [
      { kind: 'hand', holder: turn, piece: pieceOf(heldAs(move.into), turn), change: -1 },
      { kind: 'put', site: move.to, piece: pieceOf(move.into, turn) },
    ];
  const arrivesAs = move.kind === 'move' ? movedTo : sentTo;
  const travels = travelEffects(position, travelsOf(position, move), arrivesAs, motionOf(move));
  return move.kind === 'carry' ? [{ kind: 'ground', from: move.from, to: move.to }, ...travels] : travels;
}

function motionOf(move: Ben39Move): ShiftMotion | undefined {
  if (move.kind === 'teleport') return { kind: 'teleport' };
  return move.kind === 'rotate' ? { kind: 'turn', around: move.spider } : undefined;
}

/** What happens when pieces travel at the same time: captures, pieces that leave the board, pieces that change. */
function travelEffects(
  { board, turn }: Ben39Position,
  travels: readonly Travel[],
  arrivesAs: (piece: Piece, to: Site) => Piece,
  motion: ShiftMotion | undefined,
): Effect[] {
  const staying = travels.filter(({ to }) => to !== NO_SITE);
  const goals = staying.map(({ to }) => to);
  const leaves = (site: Site) => travels.some(({ from }) => from === site);
  const captured = goals.filter((to) => pieceAt(board, to) !== EMPTY && !leaves(to));
  const leaving = travels.filter(({ to }) => to === NO_SITE).map(({ from }) => from);
  const toHand = [...captured, ...leaving].flatMap((site): Effect[] => {
    const piece = pieceAt(board, site);
    const lift: Effect = { kind: 'lift', site, piece };
    if (kindOf(piece) === KING) return [lift];
    return [lift, { kind: 'hand', holder: turn, piece: pieceOf(heldAs(kindOf(piece)), turn), change: 1 }];
  });
  const changes = staying.flatMap(({ from, to }): Effect[] => {
    const piece = pieceAt(board, from);
    const arrived = arrivesAs(piece, to);
    if (arrived === piece) return [];
    return [
      { kind: 'lift', site: to, piece },
      { kind: 'put', site: to, piece: arrived },
    ];
  });
  const shift: Effect[] =
    staying.length === 0
      ? []
      : [
          {
            kind: 'shift',
            from: staying.map(({ from }) => from),
            to: goals,
            ...(motion && { motion }),
          },
        ];
  return [...toHand, ...shift, ...changes];
}

/**
 * The position after an action. It is a copy, because V8 remembers of each literal how long its objects live. The positions
 * of games live long; those that a search only looks at would then be allocated among the old objects, where they keep
 * their boards and hands alive until the next full collection.
 */
export const play = (position: Ben39Position, move: Ben39Move): Ben39Position => ({
  ...playOn(position, codeOf(move), workingCopy(position.board)),
});

/** The same for the code of a move, on a board that has the pieces of the position: its own or a copy. */
export function playOn(position: Ben39Position, code: number, board: WorkingBoard): Ben39Position {
  if (isDropCode(code)) return afterDrop(position, kindIn(code), toOf(code), board);
  return isPieceCode(code)
    ? afterPieceMove(position, fromOf(code), toOf(code), board)
    : afterTravels(position, moveOf(code), board);
}

/** The position in which the other side is to move; written out, because a search would wait long for copies. */
const next = (
  { turn }: Ben39Position,
  { pieces }: WorkingBoard,
  places: Places,
  hands: Hands,
): Ben39Position => ({
  board: pieces,
  turn: otherSide(turn),
  places,
  hands,
});

/** The same as the effects of a move that sends pieces lead to, found more quickly. */
function afterTravels(position: Ben39Position, move: Ben39Move, board: WorkingBoard): Ben39Position {
  const { turn } = position;
  const { pieces } = board;
  const travels = travelsOf(position, move);
  const travelling = travels.map(({ from }) => pieceAt(pieces, from));
  for (const { from } of travels) put(board, from, EMPTY);
  let { hands } = position;
  travels.forEach(({ to }, i) => {
    const piece = at(travelling, i);
    const taken = kindOf(to === NO_SITE ? piece : pieceAt(pieces, to));
    if (taken !== NO_KIND && taken !== KING) hands = withHeld(hands, turn, heldAs(taken), 1);
    if (to !== NO_SITE) put(board, to, sentTo(piece, to));
  });
  return next(position, board, placesAfter(position.places, move), hands);
}

/** Which pieces go from one site to another in an action. */
function travelsOf(position: Ben39Position, move: Ben39Move): readonly Travel[] {
  switch (move.kind) {
    case 'teleport':
      return teleportTravels(position, move.wizard, move.from);
    case 'rotate':
      return rotationTravels(position, move.spider, move.clockwise);
    case 'carry':
      return carriageTravels(position, move.from, move.to, move.along);
    case 'move':
      return [move];
    case 'drop':
      return [];
  }
}

/** What a piece is where it was sent to: a pawn may become a queen (Ben39, pawns). */
const sentTo = (piece: Piece, to: Site): Piece =>
  kindOf(piece) === PAWN && isOnLastRank(to, sideOf(piece)) ? pieceOf(QUEEN, sideOf(piece)) : piece;

/** The same as the effects of a piece’s own move lead to, found more quickly. */
function afterPieceMove(position: Ben39Position, from: Site, to: Site, board: WorkingBoard): Ben39Position {
  const { turn, places, hands } = position;
  const { pieces } = board;
  const [piece, captured] = [pieceAt(pieces, from), kindOf(pieceAt(pieces, to))];
  put(board, from, EMPTY);
  put(board, to, movedTo(piece, to));
  const isHeld = captured !== NO_KIND && captured !== KING;
  return next(position, board, places, isHeld ? withHeld(hands, turn, heldAs(captured), 1) : hands);
}

/** What a piece is after its own move: a castle makes the other kind of step next (Ben39, castles). */
function movedTo(piece: Piece, to: Site): Piece {
  const side = sideOf(piece);
  switch (kindOf(piece)) {
    case CASTLE:
      return pieceOf(DIAGONAL_CASTLE, side);
    case DIAGONAL_CASTLE:
      return pieceOf(CASTLE, side);
    default:
      return sentTo(piece, to);
  }
}

/** The same as the effects of a drop lead to, found more quickly: most moves of a search are drops. */
function afterDrop(position: Ben39Position, into: Kind, to: Site, board: WorkingBoard): Ben39Position {
  const { turn, places, hands } = position;
  put(board, to, pieceOf(into, turn));
  return next(position, board, places, withHeld(hands, turn, heldAs(into), -1));
}

function placesAfter(places: Places, move: Ben39Move): Places {
  if (move.kind !== 'carry') return places;
  const [one, other] = places;
  return placesOf(move.to, one === move.from ? other : one);
}

type Hands = Ben39Position['hands'];

/** Hands, and what came of them last, by what came into them or left them: a search drops the same piece again and again. */
const befores: Hands[] = [];
const afters: Hands[] = [];

/** The hands after a piece has come into one or has left it. */
function withHeld(hands: Hands, holder: Side, kind: Kind, change: 1 | -1): Hands {
  const index = 4 * kind + 2 * holder + (change + 1) / 2;
  const known = afters[index];
  if (known && befores[index] === hands) return known;
  const counts = [...hands[holder]];
  counts[kind] = (counts[kind] ?? 0) + change;
  const after: Hands = holder === WHITE ? [counts, hands[BLACK]] : [hands[WHITE], counts];
  befores[index] = hands;
  afters[index] = after;
  return after;
}
