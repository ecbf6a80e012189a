import { at } from '../../at.ts';
import { NO_SITE } from '../../topology/site.ts';
import type { Held } from '../../rules/hand.ts';
import type { Mark } from '../../rules/mark.ts';
import { checkMark } from '../../rules/mark.ts';
import type { Barred, Path } from '../../rules/move.ts';
import { pickHeld, pickSite, pressButton } from '../../rules/move.ts';
import type { DrawReason, Outcome } from '../../rules/outcome.ts';
import { drawn, won } from '../../rules/outcome.ts';
import { EMPTY, NO_KIND, kindOf, pieceOf, withArticle } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import { fivefold, threefoldClaim } from '../../rules/repetition.ts';
import type { Remark } from '../../rules/remark.ts';
import type { Side } from '../../rules/side.ts';
import { certain } from '../../rules/result.ts';
import { SIDES, otherSide, sideName } from '../../rules/side.ts';
import type { Terrain } from '../../rules/terrain.ts';
import type { Variant } from '../../rules/variant.ts';
import { FERZ, KING, PROMOTED_KING, board, kinds, promotionOf, zones } from './army.ts';
import { facts } from './facts.ts';
import { colourTaken } from './colour.ts';
import type { TnsPosition } from './hands.ts';
import { droppableKinds } from './hands.ts';
import { isCheckmated, isInCheck, isTrapped, kingPromotions, kingSite, promotedSide } from './kings.ts';
import { moments } from './moments.ts';
import type { TnsMove } from './moves.ts';
import { dropMoves, effectsOf, pieceMoves, played } from './moves.ts';
import { pattern } from './pattern.ts';
import { notationOf, readPosition, setup, writeMove, writePosition } from './text.ts';

const START = 'k/nfn/1wfw1/7/7/7/1WFW1/NFN/K w - m';

/** The end by a promoted or a checkmated king. */
function decided(position: TnsPosition): Outcome | null {
  const promoted = promotedSide(position);
  if (promoted !== null) return won(promoted, 'king-promoted');
  return isCheckmated(position) ? won(otherSide(position.turn), 'checkmate') : null;
}

/** What the side to move may do, were the game not over. */
const generated = (position: TnsPosition): TnsMove[] =>
  position.stage === 'drop' ? dropMoves(position) : [...pieceMoves(position), ...kingPromotions(position)];

function outcome(position: TnsPosition, past: readonly TnsPosition[]): Outcome | null {
  const end = decided(position) ?? fivefold(writePosition, position, past);
  return end ?? (generated(position).length === 0 ? drawn('stalemate') : null);
}

function endRule({ reason }: Outcome): string {
  if (reason === 'king-promoted') return 'king-promotion';
  return reason === 'fivefold' || reason === 'threefold' ? 'repetition' : 'checkmate';
}

const moves = (position: TnsPosition, past: readonly TnsPosition[]): TnsMove[] =>
  (decided(position) ?? fivefold(writePosition, position, past)) ? [] : generated(position);

const claims = (position: TnsPosition, past: readonly TnsPosition[]): DrawReason[] =>
  outcome(position, past) ? [] : threefoldClaim(writePosition, position, past);

/** Says a move into the zone with what becomes of the piece, where it could become something. */
function paths({ board: pieces, turn }: TnsPosition, { kind, from, to, into }: TnsMove): Path[] {
  switch (kind) {
    case 'end':
      return [[pressButton('End the turn')]];
    case 'drop':
      return [[pickHeld(pieceOf(into, otherSide(turn))), pickSite(to)]];
    case 'move': {
      const path = [pickSite(from), pickSite(to)];
      const mover = kindOf(pieceAt(pieces, from));
      if (!zones[turn].has(to) || promotionOf(mover) === NO_KIND) return [path];
      if (into === PROMOTED_KING) return [[...path, pressButton('Promote the king and win')]];
      return [
        [
          ...path,
          pressButton(
            into === NO_KIND
              ? `Stay ${withArticle(at(kinds, mover))}`
              : `Become ${withArticle(at(kinds, into))}`,
          ),
        ],
      ];
    }
  }
}

/** The empty squares that are closed to a ferz for their colour (TNS, a turn, 4). */
function barred(position: TnsPosition, past: readonly TnsPosition[]): Barred[] {
  const { board: pieces, turn, stage } = position;
  if (stage !== 'drop' || !droppableKinds(position).includes(FERZ) || outcome(position, past)) return [];
  return [...pieces.keys()]
    .filter((site) => pieceAt(pieces, site) === EMPTY)
    .flatMap((site) => {
      const reason = colourTaken(position, site);
      const path = [pickHeld(pieceOf(FERZ, otherSide(turn))), pickSite(site)];
      return reason ? [{ path, reason: reason.text }] : [];
    });
}

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
      label: `promotion zone of ${sideName(side)}`,
    })),
  );

/** That a side has moved into mate, and whose king is in whose hand. */
function remarks(position: TnsPosition): Remark[] {
  const { turn, stage, board: pieces, hands: held } = position;
  const waiting = otherSide(turn);
  const isOver = decided(position) !== null;
  const intoMate =
    !isOver && stage === 'move' && isTrapped(passed(position))
      ? [
          {
            text: `${sideName(waiting)} has moved into mate. That loses only if it stands after ${sideName(turn)}’s turn.`,
            rule: 'checkmate',
          },
        ]
      : [];
  const lostKing = (side: Side) =>
    kingSite(pieces, side) === NO_SITE && held[otherSide(side)].some(({ kind }) => kind === KING);
  return [
    ...intoMate,
    ...SIDES.filter(lostKing).map((side) => ({
      text: `${sideName(side)}’s king is in ${sideName(otherSide(side))}’s hand. The game goes on without it until it is dropped.`,
      rule: 'king',
    })),
  ];
}

const passed = (position: TnsPosition): TnsPosition => ({
  ...position,
  turn: otherSide(position.turn),
  stage: 'move',
});

export const tns: Variant<TnsPosition, TnsMove> = {
  ...facts,
  topology: board,
  kinds,
  hasHands: true,
  start: certain(readPosition(START)),
  setup,
  readPosition,
  writePosition,
  moves,
  barred,
  reasons: () => import('./reasons.ts'),
  effects: effectsOf,
  play: played,
  writeMove,
  notation: notationOf,
  paths,
  outcome,
  endRule,
  claims,
  terrain,
  marks,
  hands,
  remarks,
  moments,
  passed,
  pattern,
  otherCaptures: () => [],
  lenses: [],
};
