import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withActions } from '../../src/engine/game/action.ts';
import { effectsOfStep, movesAt, newGame, positionAt, withMove } from '../../src/engine/game/game.ts';
import { losses } from '../../src/engine/rules/effect.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { pieceAt } from '../../src/engine/rules/position.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { EMPTY } from '../../src/engine/rules/piece.ts';
import { namedPiece, placedPiece } from '../../src/engine/rules/argument.ts';
import { SIDES } from '../../src/engine/rules/side.ts';
import { newsOf, playedAt } from '../../src/store/announcement.ts';
import { kindOnSite, pieceWords } from '../../src/words/en/grammar.ts';
import { sayInFull } from '../../src/words/say.ts';
import { games } from '../support/randomGame.ts';
import { variantNamed } from '../support/registry.ts';
import type { Imagined } from '../support/listener.ts';
import { follow } from '../support/listener.ts';
import { valueOf } from '../support/result.ts';
import { runs } from '../support/runs.ts';

/** What is announced after the last of some actions. */
function saidAfter(id: string, actions: string, start?: string): string {
  const variant = variantNamed(id);
  const position = start === undefined ? undefined : valueOf(variant.readPosition(start));
  const game = valueOf(withActions(newGame(variant, position), actions.split(' ')));
  return sayInFull(newsOf(game, game.steps.length));
}

const ben39Start = '2k1/5/R6/1r1sS2/P2Gbp1/5/1K2 8/8/8/4I3/1W2Z3/8/6X1/5X2 d14,l2 w CWxxxxx';
const wholeBen39 =
  'C@g3d X@a7 h2-f4 d8-d4 i9-e5 X@a9 W@m7 X@a11 c7*b6 X@c11 i7cw X@e11 l2_n4.m3 e11-g11 b10-h10'.split(' ');
/** The most words of an announcement, with both sides in check and a remark on that, and of what a move did. */
const MOST_WORDS = 60;
const MOST_WORDS_OF_MOVE = 35;
const smallArmies = '3b1b1b2/6/8/6/8/8/8/6/8/6/2B1B1B3 w p';

test.each([
  ['a move', 'chess99', 'e2-e4', 'White’s pawn from e2 to e4. Black to move.'],
  [
    'a castling',
    'chess99',
    'a2-a4 b9-c7 a4-a6 c7-d5 c2-c4 d5-c3ep e1~f1',
    'White’s king on e1 and paladin on f1 change places. Black to move.',
  ],
  [
    'a capture en passant',
    'chess99',
    'a2-a4 b9-c7 a4-a6 c7-d5 c2-c4 d5-c3ep',
    'Black’s knight from d5 to c3 takes White’s pawn on c4. White to move.',
  ],
  [
    'a capture into a hand',
    'tns',
    'e2-d4 c8-d6 c3-c4 d6-c4',
    'Black’s knight from d6 takes White’s wazir on c4. Black must drop a wazir within three turns. White to move.',
  ],
  [
    'a promotion, and a drop that may follow',
    'tns',
    'e2-d4 c8-d6 c3-c4 d6-c4 d4-f5 c4-d2+',
    'Black’s knight from c4 takes White’s ferz on d2 and becomes a paladin. Black must drop a ferz within three turns. White is in check from the paladin on d2, but Black can’t capture the king now. Black may drop a piece or end the turn.',
  ],
])('%s', (_, id, actions, words) => {
  expect(saidAfter(id, actions)).toBe(words);
});

test.each([
  ['a castle dropped with a chosen step', 1, 'White drops a diagonal castle on g3. Black to move.'],
  [
    'a wizard that teleports',
    9,
    'White’s wizard on c7 takes Black’s pawn on l6 into hand, sending the pawn from b6. Black to move.',
  ],
  [
    'a spider that turns',
    11,
    'White’s spider on i7 takes Black’s bishop on j6 and silver general on h8 into hand, turning two pieces clockwise. Black to move.',
  ],
  [
    'a square that moves',
    13,
    'White moves the square on l2 to n4 with the chad rook from m3. Black to move.',
  ],
])('in Ben39, %s', (_, length, words) => {
  expect(saidAfter('ben39', wholeBen39.slice(0, length).join(' '), ben39Start)).toBe(words);
});

const wizards = '2k1/5/7/3K3/1PB3N/RS2g/4 8/8/8/8/8/2W3W1/8/8 d14,l2 w -';

test.each([
  [
    'a spider that turns a pawn to the last rank',
    'g13cw',
    '4/1P3/5k1/7/7/5/1K2 8/3Z4/8/8/8/8/8/8 d14,l2 w -',
    'White’s spider on g13 turns the pawn from f12 to f14, which becomes a queen.',
  ],
  [
    'a spider that turns a piece off the board',
    'k3ccw',
    '2k2/5/7/7/7/1B1Rg/1KS 8/8/8/8/8/8/3ZCZ2/3C4 d14,l14 w -',
    'White’s spider on k3 turns the silver general on j2 into hand and the rook from j4 to j2.',
  ],
  [
    'a spider that turns all around it',
    'k5cw',
    '2k2/5/7/7/4PP1/3RB/1K1 8/8/8/8/8/5Z2/8/8 d14,l14 w -',
    'White’s spider on k5 turns four pieces clockwise.',
  ],
  [
    'wizards that send a piece off the board',
    'e5*f4',
    wizards,
    'White’s wizard on e5 sends the silver general on f4 into hand.',
  ],
  [
    'wizards that exchange two pieces',
    'm5*n6',
    wizards,
    'White’s wizard on m5 sends the knightrider from n6 to f6 and bishop from f6 to n6.',
  ],
])('in Ben39, %s', (_, action, start, words) => {
  expect(saidAfter('ben39', action, start)).toMatch(new RegExp(`^${words} (Black to move|Draw: .*)\\.$`));
});

test.each([
  [
    'a king that is put on the board',
    'K@i2',
    'White puts a king on i2. Black must place the king. Black’s king goes on a square of its own wall.',
  ],
  [
    'a king that is changed',
    'K@i2 K@e10 i2-d2 e10-e1 K=g1',
    'White’s king on d2 becomes a berserker. White’s berserker on g1 becomes a king. White is in check from the king on e1: Black can capture the king. Black is in check from the berserker on c1 and the king on g1. Black to move.',
  ],
])('in Battle Chieftain, %s', (_, actions, words) => {
  expect(saidAfter('battle-chieftain', actions, smallArmies)).toBe(words);
});

/** The pieces of a position by the names of their sites. */
const piecesOf = ({ kinds, topology }: Variant, { board }: Position): Imagined =>
  new Map(
    topology.sites.flatMap(({ name }, site) => {
      const piece = pieceAt(board, site);
      return piece === EMPTY ? [] : [[name, pieceWords(namedPiece({ kinds }, piece))] as const];
    }),
  );

test('every board: each step is announced with what was taken and what is due, in few words', () => {
  fc.assert(
    fc.property(games(40), (game) => {
      for (let ply = 1; ply <= game.steps.length; ply++) {
        const words = sayInFull(newsOf(game, ply));
        const effects = effectsOfStep(game, ply);
        const scene = { ...game.variant, board: positionAt(game, ply - 1).board };
        for (const site of SIDES.flatMap((side) => losses(effects, side)))
          expect(words).toContain(kindOnSite(placedPiece(scene, site)));
        expect(words).toMatch(
          / (to move|may drop a piece or end the turn|must drop a piece|must drop the [a-z]+ to finish the turn|goes on a square of its own wall|That is the whole turn|the berserker that takes over)\.$|wins|Draw: /,
        );
        expect(words.split(' ').length).toBeLessThanOrEqual(MOST_WORDS);
      }
    }),
    { numRuns: runs(60) },
  );
});

test('every board: whoever hears what the steps do always knows where the pieces stand', () => {
  fc.assert(
    fc.property(games(40), (game) => {
      const { variant } = game;
      const imagined = piecesOf(variant, game.start);
      for (let ply = 1; ply <= game.steps.length; ply++) {
        const words = sayInFull(newsOf(game, ply));
        follow(imagined, words);
        expect([...imagined].sort(), words).toEqual([...piecesOf(variant, positionAt(game, ply))].sort());
      }
    }),
    { numRuns: runs(100) },
  );
});

test('in Ben39, whoever hears what wizards, spiders and movable squares do knows it in few words', () => {
  const variant = variantNamed('ben39');
  fc.assert(
    fc.property(games(30, variant), (game) => {
      const ply = game.steps.length;
      const position = positionAt(game, ply);
      for (const move of movesAt(game, ply)) {
        if (!/cw$|[*_]/.test(variant.writeMove(position, move))) continue;
        const next = withMove(game, move);
        const words = sayInFull(playedAt(next, ply + 1));
        const imagined = piecesOf(variant, position);
        follow(imagined, words);
        expect([...imagined].sort(), words).toEqual([...piecesOf(variant, positionAt(next, ply + 1))].sort());
        expect(words.split(' ').length, words).toBeLessThanOrEqual(MOST_WORDS_OF_MOVE);
      }
    }),
    { numRuns: runs(40) },
  );
});

test('a piece that must be dropped before the turn can end is named', () => {
  const start = '1/3/5/1k5/7/7/5/1K1/N w w1,n2 m';
  expect(saidAfter('tns', 'd1-e3', start)).toMatch(/ White must drop the wazir to finish the turn\.$/);
});
