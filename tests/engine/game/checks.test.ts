import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withActions } from '../../../src/engine/game/action.ts';
import { checksOn } from '../../../src/engine/game/checks.ts';
import { newGame, positionAt } from '../../../src/engine/game/game.ts';
import { notesOn } from '../../../src/engine/game/notes.ts';
import { belongsTo } from '../../../src/engine/rules/piece.ts';
import { pieceAt } from '../../../src/engine/rules/position.ts';
import { otherSide } from '../../../src/engine/rules/side.ts';
import { shapeOf } from '../../../src/engine/topology/topology.ts';
import { announcementOf } from '../../../src/store/announcement.ts';
import { say } from '../../../src/words/say.ts';
import { games } from '../../support/randomGame.ts';
import { variantNamed } from '../../support/registry.ts';
import { valueOf } from '../../support/result.ts';
import { runs } from '../../support/runs.ts';

function gameOf(id: string, start: string, actions = '') {
  const variant = variantNamed(id);
  const game = newGame(variant, valueOf(variant.readPosition(start)));
  return actions === '' ? game : valueOf(withActions(game, actions.split(' ')));
}

/** `e9: e1 a5`: a king in check, and who gives it. */
function checksIn(id: string, start: string): string[] {
  const { variant, start: position } = gameOf(id, start);
  const name = (site: number) => shapeOf(variant.topology, site).name;
  return checksOn(variant, position).map(({ site, from }) => `${name(site)}: ${from.map(name).join(' ')}`);
}

const said = (id: string, start: string, actions = ''): string => {
  const game = gameOf(id, start, actions);
  return say(announcementOf(game, game.steps.length));
};

test('every board: each king in check has enemies that give it', () => {
  fc.assert(
    fc.property(games(40), ({ variant, ...game }) => {
      for (let ply = 0; ply <= game.steps.length; ply++) {
        const position = positionAt({ variant, ...game }, ply);
        const marked = notesOn(variant, position).marks.filter(({ kind }) => kind === 'check');
        const checks = checksOn(variant, position);
        expect(checks.map(({ site }) => site)).toEqual(marked.map(({ site }) => site));
        for (const { side, from } of checks) {
          expect(from).not.toEqual([]);
          for (const site of from)
            expect(belongsTo(pieceAt(position.board, site), otherSide(side))).toBe(true);
        }
      }
    }),
    { numRuns: runs(40) },
  );
});

test('a check may come from several pieces', () => {
  expect(checksIn('chess99', '4k4/9/9/9/B8/9/9/9/4R3K b - 9')).toEqual(['e9: e1 a5']);
});

test('in Ben39 a check may come from the wizard that would send another piece', () => {
  expect(checksIn('ben39', '4/5/7/3K3/1PB3N/RS2k/4 8/8/8/8/8/2W3W1/8/8 d14,l2 b -')).toEqual(['l4: e5']);
});

describe('the words about a check say', () => {
  test('who gives it', () => {
    expect(said('chess99', '4k4/9/9/9/9/9/9/9/4R3K b - 9')).toBe(
      'Black is in check from the rook on e1. Black to move.',
    );
  });

  test('that a king in check on the other side’s turn can be captured', () => {
    expect(said('chess99', '4k4/9/9/9/9/9/9/9/4R3K w - 9')).toBe(
      'Black is in check from the rook on e1: White can capture the king. White to move.',
    );
  });

  test('that the capture only draws where it would leave the captor’s own king attacked', () => {
    expect(said('chess99', '4k4/9/9/9/9/9/9/9/r3R3K w - 9')).toContain(
      'Black is in check from the rook on e1: White can capture the king, but only for a draw.',
    );
  });

  test('that it can’t while the turn that gave the check goes on', () => {
    const { start, variant } = newGame(variantNamed('tns'));
    expect(said('tns', variant.writePosition(start), 'e2-d4 c8-d6 c3-c4 d6-c4 d4-f5 c4-d2+')).toMatch(
      /White is in check from the paladin on d2, but Black can’t capture the king now\. Black may drop a piece or end the turn\.$/,
    );
  });
});
