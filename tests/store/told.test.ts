import { expect, test } from 'vitest';
import { withActions } from '../../src/engine/game/action.ts';
import { newGame } from '../../src/engine/game/game.ts';
import { pickSite } from '../../src/engine/rules/move.ts';
import { unwrap } from '../../src/engine/rules/result.ts';
import { toldMoves } from '../../src/store/told.ts';
import { say } from '../../src/words/say.ts';
import { siteOf } from '../support/play.ts';
import { variantNamed } from '../support/registry.ts';

function told(id: string, actions: string, from: string, start: string | null = null): string {
  const variant = variantNamed(id);
  const begun = newGame(variant, start === null ? variant.start : unwrap(variant.readPosition(start)));
  const game = unwrap(withActions(begun, actions.split(' ')));
  return say(toldMoves(game, game.steps.length, pickSite(siteOf(variant, from)), 'brief'));
}

test('a king in check is told with the squares to go to, and with the pieces that can take its role', () => {
  const actions =
    'K@b2 K@f10 K=b1 f10-i10 g1-g5 b11-b4 f1-f3 b4-d4 g5-g6 i10-d10 f3-g3 d4-d3 b2-b5 e11-e7 b5-b9 e7-e9 ' +
    'g6-d6 i11-i6 b1-b5 e9-f9 g3-h3 d10-e10 h1-f1 e10-e1 i1-i4';
  expect(told('battle-chieftain-uneven-field', actions, 'e1')).toBe(
    'The Black king on e1 can go to 10 squares, among them d1 (White berserker) and f1 (White berserker), or change roles ' +
      'with 10 Black berserkers. It can stop on White’s wall (ring with a cross) only to capture.',
  );
});

test('a king that can castle is told with the piece with which it changes places', () => {
  expect(told('chess99', 'b2-b4 h8-h6', 'e1')).toBe(
    'The White king on e1 can change places with d1 (White queen) or f1 (White paladin).',
  );
});

test('a piece that can send others is told with them, and where each would go', () => {
  const start =
    '1sk1/1r1b1/2p1p2/3n3/2PPP2/1BNR1/G1SK 8/2c5/8/2C1i3/3Z4/2W1X3/5CX1/4cX2 d14,l2 w IPWXXZwwxxxxxzz';
  expect(told('ben39', 'W@m7 X@a7', 'e5', start)).toBe(
    'The White wizard on e5 can go to c3, e3, g3, c5, g5, c7 or e7, or send f4 (White bishop) to n6, or f6 (White pawn) to n8.',
  );
});
