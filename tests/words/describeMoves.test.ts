import { at } from '../../src/engine/at.ts';
import { expect, test } from 'vitest';
import { BEN39 as KING_ON_MOVABLE_SQUARE } from '../../scripts/screenshots/positions.ts';
import { describeSite } from '../../src/words/en/describe.ts';
import type { Possible } from '../../src/words/en/describeMoves.ts';
import { describeMoves, describeNext } from '../../src/words/en/describeMoves.ts';
import { forbiddenIn } from '../../src/engine/game/forbidden.ts';
import type { Situation } from '../../src/engine/game/situation.ts';
import { candidatesIn, situationAt, situationOf } from '../../src/engine/game/situation.ts';
import type { Choice } from '../../src/engine/rules/move.ts';
import { pickHeld, pickSite } from '../../src/engine/rules/move.ts';
import { EMPTY, kindOf } from '../../src/engine/rules/piece.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { unwrap } from '../../src/engine/rules/result.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { battleChieftains } from '../../src/engine/variants/battle-chieftain/battleChieftain.ts';
import { ben39 } from '../../src/engine/variants/ben39/ben39.ts';
import { chess99 } from '../../src/engine/variants/chess99/chess99.ts';
import { tns } from '../../src/engine/variants/tns/tns.ts';
import { hex39 } from '../../src/engine/variants/hex39/hex39.ts';
import { currentPosition, newGame } from '../../src/engine/game/game.ts';
import { withActions } from '../../src/engine/game/action.ts';
import { siteOf } from '../support/play.ts';
import { targetsOf } from '../../src/store/targets.ts';

/** A position with a bit of everything on it. */
const BEN39 = '2k1/5/R6/1r1sS2/P2Gbp1/5/1K2 8/8/8/4I3/1W2Z3/8/6X1/5X2 d14,l2 w CWxxxxx';
/** Pawns around the spider on g7. */
const ROTATING = '2k1/5/7/7/2PP3/5/1K2 8/8/8/8/3Z4/8/8/8 d14,l2 w X';

const possibleIn = (situation: Situation): Possible => ({
  position: situation.position,
  candidates: candidatesIn(situation),
  forbidden: forbiddenIn(situation),
  binding: true,
});

function moves(variant: Variant, position: Position, from: Choice): string {
  return describeMoves(variant, position, from, possibleIn(situationOf(variant, position)), 'full');
}
const movesFrom = (variant: Variant, position: Position, name: string): string =>
  moves(variant, position, pickSite(siteOf(variant, name)));

test('a piece is described with the squares that it can go to', () => {
  expect(movesFrom(chess99, chess99.start, 'b1')).toBe('The White knight on b1 can go to a3 or c3.');
});

test('a capture is described with the captured piece', () => {
  const position = unwrap(chess99.readPosition('4k4/9/9/9/4p4/3P5/9/9/4K4 w - 12'));
  expect(movesFrom(chess99, position, 'd4')).toBe(
    'The White pawn on d4 can go to d5, e5 (Black pawn) or d6.',
  );
});

test('a piece without a legal move says so', () => {
  expect(movesFrom(chess99, chess99.start, 'a1')).toBe('The White rook on a1 has no legal move.');
});

test('so does a king without a legal move, even if it has a mark', () => {
  const position = unwrap(chess99.readPosition('4k4/9/3n5/3PPP3/3PKP3/3PPP3/9/9/9 w - 12'));
  expect(describeSite(chess99, position, siteOf(chess99, 'e5'))).toBe('e5, White king, in check');
  expect(movesFrom(chess99, position, 'e5')).toBe('The White king on e5 has no legal move.');
});

test('hexes are described by their names', () => {
  expect(movesFrom(hex39, hex39.start, 'i3')).toBe('The White pawn on i3 can go to h4 or j4.');
});

test('choices that are not sites are described by their labels', () => {
  const position = unwrap(ben39.readPosition(BEN39));
  expect(movesFrom(ben39, position, 'i7')).toBe(
    'The White spider on i7 can go to g3, k3, e5, m5, e9, m9, g11 or k11, or move the framed pieces: clockwise or counterclockwise.',
  );
  expect(movesFrom(ben39, position, 'h2')).toBe('The White king on h2 has no legal move.');
});

test('what buttons move is framed, one piece or several', () => {
  const rotating = (rank: string) =>
    movesFrom(ben39, unwrap(ben39.readPosition(ROTATING.replace('2PP3', rank))), 'g7');
  expect(rotating('2PP3')).toContain('or move the framed pieces: clockwise');
  expect(rotating('2P4')).toContain('or move the framed piece: clockwise');
});

test('a piece in hand is described with the sites where it can be dropped', () => {
  const position = unwrap(ben39.readPosition(BEN39));
  const [held] = ben39.hands(position).map(({ piece }) => piece);
  expect(moves(ben39, position, pickHeld(held ?? EMPTY))).toMatch(
    /^A White wizard in hand can be dropped on e1, g1, i1, m1, .* or k15\.$/,
  );
});

test('in brief, many sites are counted, and those with pieces on them are named', () => {
  const brief = (variant: Variant, position: Position, from: Choice) =>
    describeMoves(variant, position, from, possibleIn(situationOf(variant, position)), 'brief');
  const position = unwrap(chess99.readPosition('4k4/9/9/1p7/9/9/9/1R7/4K4 w - 12'));
  expect(brief(chess99, position, pickSite(siteOf(chess99, 'b2')))).toBe(
    'The White rook on b2 can go to 13 squares, among them b6 (Black pawn).',
  );
  expect(brief(chess99, chess99.start, pickSite(siteOf(chess99, 'b1')))).toBe(
    'The White knight on b1 can go to a3 or c3.',
  );
  const [held] = ben39.hands(ben39.start).map(({ piece }) => piece);
  expect(brief(ben39, ben39.start, pickHeld(held ?? EMPTY))).toMatch(
    /^A White \w+( \w+)? in hand can be dropped on \d+ crossings\.$/,
  );
});

test('in brief, buttons count among what is many', () => {
  const position = unwrap(ben39.readPosition(BEN39));
  const possible = possibleIn(situationOf(ben39, position));
  expect(describeMoves(ben39, position, pickSite(siteOf(ben39, 'i7')), possible, 'brief')).toBe(
    'The White spider on i7 can go to 8 crossings, or move the framed pieces.',
  );
});

test('a movable square is told with the places to which it can go', () => {
  const game = unwrap(withActions(newGame(ben39), ['C@k3d', 'C@i13d']));
  expect(movesFrom(ben39, currentPosition(game), 'l2')).toBe(
    'l2, empty, movable square, controlled by White, 1\u00a0to\u00a00. It can go to d2 or n4.',
  );
});

test('a piece on a movable square is told where it goes itself and where it can move the square', () => {
  const position = unwrap(ben39.readPosition(KING_ON_MOVABLE_SQUARE));
  const situation = situationOf(ben39, position);
  const from = pickSite(siteOf(ben39, 'l2'));
  const selection = { ...possibleIn(situation), picked: [from], settled: null, carriedTo: null };
  const targets = targetsOf(ben39, selection);
  expect(describeMoves(ben39, position, from, possibleIn(situation), 'full', targets)).toBe(
    'The White king on l2 can go to l4, or move its square to d2 or n4.',
  );
});

test('an immobilized piece says so', () => {
  const position = unwrap(ben39.readPosition(BEN39.replace(' w ', ' b ')));
  expect(movesFrom(ben39, position, 'h8')).toBe(
    'The Black silver general on h8, frozen by the immobilizer on i9, has no legal move.',
  );
});

test('without candidates, only the content of the site is described', () => {
  const from = pickSite(siteOf(chess99, 'e5'));
  expect(describeMoves(chess99, chess99.start, from, null, 'full')).toBe('e5, empty.');
});

test('moves of the side that is not to move are described with “could”', () => {
  const position = chess99.pass(chess99.start);
  const candidates = candidatesIn(situationOf(chess99, position));
  const from = pickSite(siteOf(chess99, 'b9'));
  const possible = { position, candidates, forbidden: [], binding: false };
  const could = describeMoves(chess99, chess99.start, from, possible, 'full');
  expect(could).toBe('The Black knight on b9 could go to a7 or c7.');
});

test('a site that makes a move with one pick says so', () => {
  const chieftain = battleChieftains.standard;
  expect(movesFrom(chieftain, chieftain.start, 'e2')).toBe(
    'e2, empty, wall of White. It can be picked to move at once.',
  );
  expect(movesFrom(chieftain, chieftain.start, 'a1')).toBe('The White berserker on a1 has no legal move.');
});

test('moves that would repeat a position come after the legal ones, with the reason', () => {
  const start = unwrap(hex39.readPosition('1/4/5/6/7/1b4/4R/4/1 w'));
  const game = unwrap(withActions(newGame(hex39, start), ['k3-l4', 'd4-d6', 'l4-k3']));
  const from = pickSite(siteOf(hex39, 'd6'));
  expect(describeMoves(hex39, currentPosition(game), from, possibleIn(situationAt(game, 3)), 'full')).toMatch(
    /^The Black bishop on d6 can go to .*\. That would repeat the position at the start; no position may occur twice\.$/,
  );
});

test('a piece in hand that is due is said to be', () => {
  const position = unwrap(tns.readPosition('1/3/5/1k5/7/4N2/5/1K1/1 w w1,n2 d'));
  const held = (kind: string) => {
    const piece = tns.hands(position).find(({ piece }) => at(tns.kinds, kindOf(piece)).name === kind)?.piece;
    return moves(tns, position, pickHeld(piece ?? EMPTY));
  };
  expect(held('wazir')).toMatch(/ It must be dropped to finish the turn\.$/);
  expect(held('knight')).not.toContain('must be dropped');
});

test('the pieces to become are told within a sentence', () => {
  const game = newGame(tns, unwrap(tns.readPosition('1/3/1K1tH/3F1r1/4N2/7/N4/1R1/1 w n2 m')));
  const { candidates } = possibleIn(situationAt(game, 0));
  const picked = [pickSite(siteOf(tns, 'd6')), pickSite(siteOf(tns, 'e7'))];
  expect(describeNext(tns, candidates, picked)).toBe('Choose: stay a ferz or become a bishop.');
});
