import { describe, expect, test } from 'vitest';
import { readAction } from '../../../../src/engine/game/action.ts';
import type { Game } from '../../../../src/engine/game/game.ts';
import { currentPosition, newGame } from '../../../../src/engine/game/game.ts';
import { forbiddenIn } from '../../../../src/engine/game/forbidden.ts';
import { situationAt } from '../../../../src/engine/game/situation.ts';
import { shapeOf } from '../../../../src/engine/topology/topology.ts';
import { hex39 } from '../../../../src/engine/variants/hex39/hex39.ts';
import { diagramOf } from '../../../support/diagram.ts';
import { actionsIn, game, white } from './board.ts';
import { say } from '../../../../src/words/say.ts';

/** The forbidden actions at the end of a game, each with its reason. */
const forbiddenAfter = (played: Game): string[] =>
  forbiddenIn(situationAt(played, played.steps.length))
    .map(({ path, reason }) => {
      const names = path.map((choice) =>
        choice.kind === 'site' ? shapeOf(hex39.topology, choice.site).name : choice.kind,
      );
      return `${names.join('-')}: ${say(reason)}`;
    })
    .sort();

const start = white(`
          .
       . . . .
      . . . . .
     . . . . . .
    . . . . . . .
     . b . . . .
      . . . . R
       . . . .
          .
`);

describe('an action that would repeat a position is illegal', () => {
  const back = game(start, 'k3-l4', 'd4-d6', 'l4-k3');

  test('and the starting position counts', () => {
    expect(actionsIn(back)).toEqual(['d6-a5', 'd6-d8', 'd6-g5', 'd6-g7']);
    expect(readAction(back, 'd6-d4').ok).toBe(false);
  });

  test('and such an action comes with a reason', () => {
    expect(forbiddenAfter(back)).toEqual([
      'd6-d4: That would repeat the position at the start; no position may occur twice.',
    ]);
  });

  test('even if the position came later', () => {
    const later = game(start, 'k3-j4', 'd4-d6', 'j4-l4', 'd6-a5', 'l4-j4');
    expect(forbiddenAfter(later)).toEqual([
      'a5-d6: That would repeat the position after Black’s move\u00a01; no position may occur twice.',
    ]);
    expect(actionsIn(later)).toEqual(['a5-d4']);
  });

  test('whichever side would repeat it', () => {
    const played = game(start, 'k3-l4', 'd4-d6', 'l4-j4', 'd6-d4');
    expect(forbiddenAfter(played)).toEqual([
      'j4-l4: That would repeat the position after White’s move\u00a01; no position may occur twice.',
    ]);
    expect(actionsIn(played)).not.toContain('j4-l4');
  });
});

describe('the side to move is part of the position', () => {
  const roundabout = game(start, 'k3-l4', 'd4-d6', 'l4-j4', 'd6-d4', 'j4-k3');

  test('so the pieces may stand as before when the other side is to move', () => {
    expect(diagramOf(hex39, currentPosition(roundabout))).toBe(diagramOf(hex39, start));
    expect(currentPosition(roundabout).turn).not.toBe(start.turn);
  });

  test('and that is a new position, which may not be repeated either', () => {
    const again = game(start, ...roundabout.steps.map(({ action }) => action), 'd4-a5', 'k3-i3', 'a5-d4');
    expect(forbiddenAfter(again)).toEqual([
      'i3-k3: That would repeat the position after White’s move\u00a03; no position may occur twice.',
    ]);
  });
});

test('a position alone begins a new history', () => {
  const played = game(start, 'k3-l4', 'd4-d6', 'l4-k3');
  const fresh = newGame(hex39, currentPosition(played));
  expect(actionsIn(fresh)).toContain('d6-d4');
  expect(forbiddenAfter(fresh)).toEqual([]);
});

test('after a capture the other pieces may stand as they did before', () => {
  const roundabout = ['k3-l4', 'd4-d6', 'l4-j4', 'd6-d4'];
  const withPawn = white(`
            .
         . . . .
        . . . . .
       . . . . . .
      . . . . . . .
       . b . . p .
        . . . . R
         . . . .
            .
  `);
  expect(actionsIn(game(start, ...roundabout))).not.toContain('j4-l4');
  expect(actionsIn(game(withPawn, ...roundabout))).toContain('j4-l4');
});

test('if every action would repeat a position, each is forbidden with its reason', () => {
  const played = game(start, 'k3-l4', 'd4-g5', 'l4-k3', 'g5-d6', 'k3-l4', 'd6-a5', 'l4-k3');
  expect(actionsIn(played)).toEqual([]);
  expect(forbiddenAfter(played)).toEqual([
    'a5-d4: That would repeat the position at the start; no position may occur twice.',
    'a5-d6: That would repeat the position after Black’s move\u00a02; no position may occur twice.',
  ]);
});
