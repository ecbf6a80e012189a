import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withActions } from '../../src/engine/game/action.ts';
import { effectsOfStep, newGame, positionAt } from '../../src/engine/game/game.ts';
import { losses, touchedSites } from '../../src/engine/rules/effect.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { pieceAt } from '../../src/engine/rules/position.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { EMPTY } from '../../src/engine/rules/piece.ts';
import { namedPiece, placedPiece } from '../../src/engine/rules/argument.ts';
import { SIDES } from '../../src/engine/rules/side.ts';
import { shapeOf } from '../../src/engine/topology/topology.ts';
import { newsOf } from '../../src/store/announcement.ts';
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
/** The most words of an announcement, with a remark on the position. */
const MOST_WORDS = 55;
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
    'Black’s knight from d6 takes White’s wazir on c4. Black holds a wazir, three turns. White to move.',
  ],
  [
    'a promotion, and a drop that may follow',
    'tns',
    'e2-d4 c8-d6 c3-c4 d6-c4 d4-f5 c4-d2+',
    'Black’s knight from c4 takes White’s ferz on d2 and becomes a paladin. Black holds a ferz, three turns. White king on d1 is in check. Black may drop a piece.',
  ],
])('%s', (_, id, actions, words) => {
  expect(saidAfter(id, actions)).toBe(words);
});

test.each([
  ['a castle dropped with a chosen step', 1, 'White drops a diagonal castle on g3. Black to move.'],
  [
    'a wizard that teleports',
    9,
    'White’s wizard on c7 moves White’s pawn from b6 to l6, taking Black’s pawn on l6. White holds a pawn. Black to move.',
  ],
  [
    'a spider that turns',
    11,
    'White’s spider on i7 moves White’s silver general from j8 to j6 and gold general from h6 to h8, taking Black’s bishop on j6 and Black’s silver general on h8. White holds a bishop and a silver general. Black to move.',
  ],
  [
    'a square that moves',
    13,
    'White moves the square on l2 to n4, with White’s chad rook from m3 to o5. Black to move.',
  ],
])('in Ben39, %s', (_, length, words) => {
  expect(saidAfter('ben39', wholeBen39.slice(0, length).join(' '), ben39Start)).toBe(words);
});

test.each([
  [
    'a king that is put on the board',
    'K@i2',
    'White puts a king on i2. Black puts the king on a square of its own wall. Black to move.',
  ],
  [
    'a king that is changed',
    'K@i2 K@e10 i2-d2 e10-e1 K=g1',
    'White’s king on d2 becomes a berserker. White’s berserker on g1 becomes a king. White king on g1 is in check. Black king on e1 is in check. Black to move.',
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

test('every board: each step is announced with what moved, what was taken and what is due', () => {
  fc.assert(
    fc.property(games(40), (game) => {
      for (let ply = 1; ply <= game.steps.length; ply++) {
        const words = sayInFull(newsOf(game, ply));
        const effects = effectsOfStep(game, ply);
        for (const site of touchedSites(effects))
          expect(words).toMatch(new RegExp(`\\b${shapeOf(game.variant.topology, site).name}\\b`));
        const scene = { ...game.variant, board: positionAt(game, ply - 1).board };
        for (const site of SIDES.flatMap((side) => losses(effects, side)))
          expect(words).toContain(kindOnSite(placedPiece(scene, site)));
        expect(words).toMatch(/ (to move|may drop a piece|must drop a piece)\.$|wins|Draw: /);
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
