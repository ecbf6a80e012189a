import { at } from '../../at.ts';
import { NO_SITE } from '../../topology/site.ts';
import type { Held } from '../../rules/hand.ts';
import type { Mark } from '../../rules/mark.ts';
import { checkMark } from '../../rules/mark.ts';
import type { Choice, Path } from '../../rules/move.ts';
import { pickHeld, pickSite, pressButton } from '../../rules/move.ts';
import type { Outcome } from '../../rules/outcome.ts';
import { draw, win } from '../../rules/outcome.ts';
import type { Kind } from '../../rules/piece.ts';
import { NO_KIND, kindOf, pieceOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import { fivefold, threefoldClaim } from '../../rules/repetition.ts';
import { unexplained } from '../../rules/reason.ts';
import type { Remark } from '../../rules/remark.ts';
import type { Side } from '../../rules/side.ts';
import { unwrap } from '../../rules/result.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import { open, over } from '../../rules/status.ts';
import type { Terrain } from '../../rules/terrain.ts';
import { defineVariant } from '../../rules/variant.ts';
import { KING, PROMOTED_KING, board, kinds, promotionOf, zones } from './pieces.ts';
import { metadata } from './metadata.ts';
import { colourTaken } from './colour.ts';
import type { TnsPosition } from './hands.ts';
import { sameness } from './hands.ts';
import { isInCheck, isTrapped, kingPromotions, kingSite, promotedSide } from './kings.ts';
import { hints } from './hints.ts';
import type { TnsReason } from './message.ts';
import { message } from './message.ts';
import type { TnsMove } from './moves.ts';
import { dropMoves, effects, pieceMoves, play } from './moves.ts';
import { movementMap } from './movementMap.ts';
import { notationOf, readPosition, setup, writeMove, writePosition } from './text.ts';

const START = 'k/nfn/1wfw1/7/7/7/1WFW1/NFN/K w - m';

const STALEMATE = draw('stalemate');

/**
 * The ends, in their order: by a promoted king, by checkmate of a side that has yet to move and cannot promote its
 * king, by repetition, and for want of a move (TNS, checkmate; repetition).
 */
function status(position: TnsPosition, history: readonly TnsPosition[]): Status<TnsMove> {
  const promoted = promotedSide(position);
  if (promoted !== null) return over(win(promoted, 'king-promoted'));
  if (position.stage === 'drop') {
    const repeated = fivefold(position, history, sameness);
    if (repeated) return over(repeated);
    const { moves, forbidden } = dropMoves(position);
    return open(moves, STALEMATE, forbidden);
  }
  const moves = pieceMoves(position);
  const promotions = kingPromotions(position, moves);
  if (promotions.length === 0 && isTrapped(position, moves))
    return over(win(otherSide(position.turn), 'checkmate'));
  const repeated = fivefold(position, history, sameness);
  if (repeated) return over(repeated);
  moves.push(...promotions);
  return open(moves, STALEMATE);
}

function endRule({ reason }: Outcome): string {
  if (reason === 'king-promoted') return 'king-promotion';
  return reason === 'fivefold' || reason === 'threefold' ? 'repetition' : 'checkmate';
}

/** Says a move into the zone with what becomes of the piece, where it could become something. */
function paths({ board: pieces, turn }: TnsPosition, move: TnsMove): Path[] {
  switch (move.kind) {
    case 'end':
      return [[pressButton('end-turn', message({ id: 'tns/end-turn' }))]];
    case 'drop':
      return [[pickHeld(pieceOf(move.into, otherSide(turn))), pickSite(move.to)]];
    case 'move': {
      const { from, to, into } = move;
      const path = [pickSite(from), pickSite(to)];
      const mover = kindOf(pieceAt(pieces, from));
      if (!zones[turn].has(to) || promotionOf(mover) === NO_KIND) return [path];
      return [[...path, becoming(mover, into)]];
    }
  }
}

/** The button for what becomes of a piece in the zone. */
function becoming(mover: Kind, into: Kind): Choice {
  if (into === PROMOTED_KING) return pressButton('promote', message({ id: 'tns/promote-king' }));
  return into === NO_KIND
    ? pressButton('stay', message({ id: 'tns/stay', kind: at(kinds, mover).name }))
    : pressButton('promote', message({ id: 'tns/become', kind: at(kinds, into).name }));
}

/** Only the drop of a ferz is ever forbidden, for the colour of its square (TNS, a turn, 4). */
const whyForbidden = (position: TnsPosition, _: unknown, move: TnsMove): TnsReason =>
  (move.kind === 'drop' ? colourTaken(position, move.to) : null) ?? unexplained(writeMove(position, move));

function hands({ hands: held, turn, stage }: TnsPosition): Held[] {
  return SIDES.flatMap((holder) =>
    held[holder].map(({ kind, turnsLeft }) => ({
      holder,
      piece: pieceOf(kind, otherSide(holder)),
      count: 1,
      turnsLeft: Math.min(turnsLeft, 3),
      due: turnsLeft === 1 && holder === turn && stage === 'drop',
    })),
  );
}

const marks = ({ board: pieces }: TnsPosition): Mark[] =>
  SIDES.filter((side) => isInCheck(pieces, side)).map((side) => checkMark(kingSite(pieces, side)));

const terrain = (): Terrain[] =>
  SIDES.flatMap((side) =>
    [...zones[side]].map((site): Terrain => ({
      kind: 'zone',
      site,
      side,
      label: message({ id: 'tns/zone-of', side }),
    })),
  );

/** That a side has moved into mate, and whose king is in whose hand. */
function remarks(position: TnsPosition, { outcome }: Status): Remark[] {
  const { turn, stage, board: pieces, hands: held } = position;
  const intoMate =
    !outcome && stage === 'move' && isTrapped(pass(position))
      ? [
          {
            text: message({ id: 'tns/moved-into-mate', side: otherSide(turn) }),
            rule: 'checkmate',
          },
        ]
      : [];
  const lostKing = (side: Side) =>
    kingSite(pieces, side) === NO_SITE && held[otherSide(side)].some(({ kind }) => kind === KING);
  return [
    ...intoMate,
    ...SIDES.filter(lostKing).map((side) => ({
      text: message({ id: 'tns/king-in-hand', side }),
      rule: 'king',
    })),
  ];
}

const pass = (position: TnsPosition): TnsPosition => ({
  ...position,
  turn: otherSide(position.turn),
  stage: 'move',
});

export const tns = defineVariant<TnsPosition, TnsMove>({
  ...metadata,
  topology: board,
  kinds,
  start: unwrap(readPosition(START)),
  setup,
  readPosition,
  writePosition,
  status,
  whyForbidden,
  reasons: () => import('./explain.ts'),
  effects,
  play,
  writeMove,
  notation: notationOf,
  paths,
  endRule,
  claims: (position, history) => threefoldClaim(position, history, sameness),
  terrain,
  marks,
  hands,
  remarks,
  hints,
  pass,
  movementMap,
});
