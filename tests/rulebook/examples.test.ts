import { describe, expect, test } from 'vitest';
import { complaintsIn, gameOf } from '../../src/rulebook/examples.ts';
import { pieceAt } from '../../src/engine/rules/position.ts';
import { EMPTY } from '../../src/engine/rules/piece.ts';
import { currentPosition } from '../../src/engine/game/game.ts';
import { say } from '../../src/words/say.ts';
import { siteOf } from '../support/play.ts';
import { valueOf } from '../support/result.ts';
import { examplesOf, nameOf, rulebooks } from '../support/rulebooks.ts';

describe.each(rulebooks.map((rulebook) => [nameOf(rulebook), rulebook] as const))('%s', (_, rulebook) => {
  test.each(examplesOf(rulebook).map(({ section, example }) => [section.id, example.id, example] as const))(
    '%s: %s is as it says',
    async (_section, _id, example) => {
      expect(example.claims, 'nothing is claimed').not.toEqual([]);
      expect(await complaintsIn(rulebook, example, say)).toEqual([]);
    },
  );

  test.each(
    examplesOf(rulebook).flatMap(({ example }) =>
      example.picked === undefined ? [] : [[example.id, example.picked, example] as const],
    ),
  )('%s: a piece stands on %s to be picked', (_id, picked, example) => {
    const game = valueOf(gameOf(rulebook, example));
    expect(pieceAt(currentPosition(game).board, siteOf(game.variant, picked))).not.toBe(EMPTY);
  });
});
