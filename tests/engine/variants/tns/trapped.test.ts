import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { at } from '../../../../src/engine/at.ts';
import { movesOf } from '../../../../src/engine/rules/listing.ts';
import type { MoveList } from '../../../../src/engine/rules/moveList.ts';
import { newMoveList } from '../../../../src/engine/rules/moveList.ts';
import { placementOf } from '../../../../src/engine/rules/placement.ts';
import type { Kind, Piece } from '../../../../src/engine/rules/piece.ts';
import { EMPTY, NO_KIND, pieceOf } from '../../../../src/engine/rules/piece.ts';
import type { Side } from '../../../../src/engine/rules/side.ts';
import { BLACK, WHITE, otherSide } from '../../../../src/engine/rules/side.ts';
import { board, zones } from '../../../../src/engine/variants/tns/board.ts';
import {
  BASE_KINDS,
  KING,
  PROMOTED_KING,
  kinds,
  promotionOf,
} from '../../../../src/engine/variants/tns/pieces.ts';
import type { TnsPosition } from '../../../../src/engine/variants/tns/position.ts';
import type { HeldPiece } from '../../../../src/engine/variants/tns/hands.ts';
import { addKingPromotions, isTrapped } from '../../../../src/engine/variants/tns/kings.ts';
import type { TnsMove } from '../../../../src/engine/variants/tns/move.ts';
import { moveOf } from '../../../../src/engine/variants/tns/move.ts';
import { addDrops, addPieceMoves, endTurn, play } from '../../../../src/engine/variants/tns/moves.ts';

// The rule about trapped kings, applied by trying everything: slow, but as plain as the rule itself.

const withTurn = (position: TnsPosition, turn: Side): TnsPosition => ({ ...position, turn, stage: 'move' });

/** The moves that are added to an empty list. */
function listed(add: (list: MoveList) => void): TnsMove[] {
  const list = newMoveList();
  add(list);
  return movesOf(list, moveOf);
}

const addPieceMovesOf = (list: MoveList, position: TnsPosition): void => {
  addPieceMoves(list, position, placementOf(position.board, kinds.length));
};

const pieceMoves = (position: TnsPosition) =>
  listed((list) => {
    addPieceMovesOf(list, position);
  }).filter((move) => move.kind === 'move');

const dropsOrEnd = (position: TnsPosition) =>
  listed((list) => {
    addDrops(list, position);
  });

/** The squares on which the king of the side to move may be promoted. */
const promotionSites = (position: TnsPosition) =>
  listed((list) => {
    addPieceMovesOf(list, position);
    addKingPromotions(list, position);
  }).flatMap((move) => (move.kind === 'move' && move.into === PROMOTED_KING ? [move.to] : []));

/** Whether the enemy could capture that side’s king if it were the enemy’s turn. */
function isAttacked(position: TnsPosition, side: Side): boolean {
  const king = position.board.indexOf(pieceOf(KING, side));
  return king !== -1 && pieceMoves(withTurn(position, otherSide(side))).some(({ to }) => to === king);
}

/** Whether the side can finish its turn from here with its king unattacked. */
function canEndSafely(position: TnsPosition, side: Side): boolean {
  if (position.turn !== side) return !isAttacked(position, side);
  const actions: readonly TnsMove[] = position.stage === 'move' ? pieceMoves(position) : dropsOrEnd(position);
  return actions.some((action) => canEndSafely(play(position, action), side));
}

const isTrappedIndeed = (position: TnsPosition): boolean =>
  isAttacked(position, position.turn) && !canEndSafely(position, position.turn);

/** A plan for one of a side’s pieces: how often it is promoted, and in which turn it is due if held. */
const fate = fc.record({ where: fc.nat(9), steps: fc.nat(3), turnsLeft: fc.integer({ min: 1, max: 3 }) });
const ARMY: readonly Kind[] = BASE_KINDS.flatMap((kind) => (kind === KING ? [kind] : [kind, kind]));

const promoted = (kind: Kind, steps: number): Kind =>
  steps === 0 || kind === KING || promotionOf(kind) === NO_KIND
    ? kind
    : promoted(promotionOf(kind), steps - 1);

const byKindAndTurns = (a: HeldPiece, b: HeldPiece): number => a.kind - b.kind || a.turnsLeft - b.turnsLeft;

/** Positions in which White has a king, little else, and a short hand; Black has whatever is left. */
const positions = (longestHand: number): fc.Arbitrary<TnsPosition> =>
  fc
    .record({
      sites: fc.shuffledSubarray([...board.sites.keys()], { minLength: 14, maxLength: 14 }),
      white: fc.array(fate, { minLength: 7, maxLength: 7 }),
      black: fc.array(fate, { minLength: 7, maxLength: 7 }),
    })
    .map(({ sites, white, black }): TnsPosition => {
      const pieces: Piece[] = board.sites.map(() => EMPTY);
      ARMY.forEach((kind, i) => {
        const ours = at(white, i);
        if (kind === KING || ours.where === 0)
          pieces[at(sites, i)] = pieceOf(promoted(kind, ours.steps), WHITE);
        const theirs = at(black, i);
        if (theirs.where < 6) pieces[at(sites, 7 + i)] = pieceOf(promoted(kind, theirs.steps), BLACK);
      });
      const held = ARMY.flatMap((kind, i) => {
        const { where, turnsLeft } = at(black, i);
        return where >= 8 ? [{ kind, turnsLeft }] : [];
      });
      return {
        board: pieces,
        turn: WHITE,
        hands: [held.slice(0, longestHand).sort(byKindAndTurns), []],
        stage: 'move',
      };
    });

test('a king is found trapped exactly when no complete turn saves it', () => {
  const found = { trapped: 0, saved: 0 };
  const compare = (position: TnsPosition) => {
    if (!isAttacked(position, WHITE)) return;
    const trapped = isTrappedIndeed(position);
    expect(isTrapped(position)).toBe(trapped);
    found[trapped ? 'trapped' : 'saved']++;
  };
  // Each piece in hand multiplies the number of turns to try by about thirty.
  fc.assert(fc.property(positions(1), compare), { numRuns: 200 });
  fc.assert(fc.property(positions(2), compare), { numRuns: 30 });
  expect(Math.min(found.trapped, found.saved)).toBeGreaterThan(0);
});

test('a king may promote exactly if it is unattacked or trapped', () => {
  const found = { unattacked: 0, trapped: 0, forbidden: 0 };
  fc.assert(
    fc.property(positions(0), (position) => {
      const king = position.board.indexOf(pieceOf(KING, WHITE));
      const promotions = new Set(promotionSites(position));
      const arrivals = pieceMoves(position).filter(({ from, to }) => from === king && zones[WHITE].has(to));
      for (const move of arrivals) {
        const arrived = play(position, move);
        // The opponent passes, so the promoting player is to move again.
        const ended = arrived.turn === WHITE ? endTurn(arrived) : arrived;
        const passed = withTurn(ended, WHITE);
        const reason = !isAttacked(passed, WHITE)
          ? 'unattacked'
          : isTrappedIndeed(passed)
            ? 'trapped'
            : 'forbidden';
        expect(promotions.has(move.to)).toBe(reason !== 'forbidden');
        found[reason]++;
      }
      expect([...promotions].every((to) => arrivals.some((move) => move.to === to))).toBe(true);
    }),
    { numRuns: 300 },
  );
  expect(Math.min(found.unattacked, found.trapped, found.forbidden)).toBeGreaterThan(0);
});
