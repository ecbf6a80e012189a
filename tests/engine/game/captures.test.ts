import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capturesUpTo } from '../../../src/engine/game/captures.ts';
import type { Game } from '../../../src/engine/game/game.ts';
import { newGame, positionAt } from '../../../src/engine/game/game.ts';
import { withActions } from '../../../src/engine/game/action.ts';
import { EMPTY } from '../../../src/engine/rules/piece.ts';
import { namedPiece } from '../../../src/engine/rules/argument.ts';
import { pieceWords } from '../../../src/words/en/grammar.ts';
import { games } from '../../support/randomGame.ts';
import { variantNamed } from '../../support/registry.ts';
import { valueOf } from '../../support/result.ts';
import { runs } from '../../support/runs.ts';

/** How many pieces are on the board and in hands. */
function piecesIn(game: Game, ply: number): number {
  const position = positionAt(game, ply);
  const onBoard = position.board.filter((piece) => piece !== EMPTY).length;
  return game.variant.hands(position).reduce((sum, { count }) => sum + count, onBoard);
}

/** A small army each, with the kings still to be placed. */
const ARMIES = '3b1b1b2/6/8/6/8/8/8/6/8/6/2B1B1B3 w p';

const capturedIn = (id: string, start: string, actions: string) => {
  const variant = variantNamed(id);
  const game = valueOf(
    withActions(newGame(variant, valueOf(variant.readPosition(start))), actions.split(' ')),
  );
  return capturesUpTo(game, game.steps.length).map((piece) => pieceWords(namedPiece(variant, piece)));
};

describe('the captures of a game', () => {
  test('are as many as the pieces that have left it, in every variant', () => {
    fc.assert(
      fc.property(games(), (game) => {
        for (let ply = 1; ply <= game.steps.length; ply++) {
          const fewer = piecesIn(game, ply - 1) - piecesIn(game, ply);
          const captures = capturesUpTo(game, ply).length - capturesUpTo(game, ply - 1).length;
          // A king that is placed comes from nowhere.
          expect(captures).toBe(Math.max(fewer, 0));
        }
      }),
      { numRuns: runs(300) },
    );
  });

  test('are in the order in which they happened, up to the ply that is asked for', () => {
    const start = '4k4/9/9/3p1n3/4P4/9/9/9/4K4 w - 12';
    expect(capturedIn('chess99', start, 'e5-f6 d6-d5')).toEqual(['Black knight']);
    expect(capturedIn('chess99', start, 'e5-d6 f6-d5')).toEqual(['Black pawn']);
  });

  test('leave out a pawn that promotes after its capture', () => {
    const start = '3rk4/2P6/9/9/9/9/9/9/4K4 w - 40';
    expect(capturedIn('chess99', start, 'c8-d9 e9-f9 d9=B')).toEqual(['Black rook']);
  });

  test('leave out a piece that a hand receives, but not a king', () => {
    expect(capturedIn('tns', '1/3/5/3k3/3w3/7/5/1K1/N w - m', 'd1-c3 d6-d7 c3-d5')).toEqual([]);
    const king = '4/5/7/4k2/4R2/5/3K 8/8/8/8/8/8/6C1/8 d14,l2 w -';
    expect(capturedIn('ben39', king, 'j6-j8')).toEqual(['Black king']);
  });

  test('leave out a king that becomes a berserker', () => {
    expect(capturedIn('battle-chieftain', ARMIES, 'K@i2 K@e10 i2-d2 e10-e1 K=g1')).toEqual([
      'White berserker',
    ]);
    expect(capturedIn('battle-chieftain', ARMIES, 'K@i2 K@e10 i2-d2 e10-e1 K=g1 e1-g1')).toEqual([
      'White berserker',
      'White king',
    ]);
  });
});
