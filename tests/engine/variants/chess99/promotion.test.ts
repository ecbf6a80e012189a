import { describe, expect, test } from 'vitest';
import { chess99 } from '../../../../src/engine/variants/chess99/chess99.ts';
import { diagramOf, goalsDiagram, tidy } from '../../../support/diagram.ts';
import { actionsFrom, actionsOf, after } from '../../../support/play.ts';
import { black, checks, passedOver, waiting, white } from './board.ts';

const oneStepAway = white(`
  . . . n . . . . .
  . . . . P . . . .
  . . . . . . P . .
  . . . . . . . . .
  k . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . K
`);

describe('a pawn that arrives on the last rank stays a pawn', () => {
  test.each([
    ['by one square', 'e8-e9', '. . . n P . . . .'],
    ['by a capture', 'e8-d9', '. . . P . . . . .'],
    ['by two squares', 'g7-g9', '. . . n . . P . .'],
  ])('%s', (_, action, lastRank) => {
    const arrived = after(chess99, oneStepAway, action);
    expect(diagramOf(chess99, arrived).split('\n')[0]).toBe(lastRank);
    expect(waiting(arrived)).toEqual([action.slice(-2)]);
  });

  test('and no action arrives and promotes at once', () => {
    expect(actionsFrom(chess99, oneStepAway, 'e8')).toEqual(['e8-d9', 'e8-e9']);
  });
});

describe('a pawn that waits on the last rank', () => {
  const position = white(`
    . . . P . . . . k
    . . . . . . . . .
    . . n . P . . . .
    . . . . . . . . .
    . . . . . . . n .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . K
  `);

  test('becomes a bishop or a knight and stays, or moves as one in the same turn', () => {
    expect(actionsFrom(chess99, position, 'd9')).toEqual(
      [
        'd9=B',
        ...['c8', 'b7', 'a6', 'e8', 'f7', 'g6', 'h5'].map((to) => `d9=B-${to}`),
        'd9=N',
        ...['b8', 'c7', 'f8'].map((to) => `d9=N-${to}`),
      ].sort(),
    );
  });

  test('goes where its diagram shows', () => {
    expect(goalsDiagram(chess99, position, 'd9')).toBe(
      tidy(`
        . . . P . . . . k
        . * * . * * . . .
        . * x . P * . . .
        * . . . . . * . .
        . . . . . . . x .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . K
      `),
    );
  });

  test('is the new piece after promoting where it stands', () => {
    const promoted = after(chess99, position, 'd9=N');
    expect(diagramOf(chess99, promoted).split('\n')[0]).toBe('. . . N . . . . k');
    expect(waiting(promoted)).toEqual([]);
    expect(chess99.writePosition(promoted)).toMatch(/ b - 1$/);
  });

  test('is the new piece after promoting and moving', () => {
    const promoted = after(chess99, position, 'd9=B-h5');
    expect(diagramOf(chess99, promoted)).toBe(
      tidy(`
        . . . . . . . . k
        . . . . . . . . .
        . . n . P . . . .
        . . . . . . . . .
        . . . . . . . B .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . K
      `),
    );
  });

  test('may keep waiting, and promote in any later turn', () => {
    const later = after(chess99, position, 'i1-i2', 'i9-i8', 'i2-i1', 'i8-i9');
    expect(waiting(later)).toEqual(['d9']);
    expect(actionsFrom(chess99, later, 'd9')).toEqual(actionsFrom(chess99, position, 'd9'));
  });

  test('is promoted with a button, or by picking its goal', () => {
    const paths = chess99
      .status(position, [])
      .moves.filter((move) => chess99.writeMove(position, move).startsWith('d9='))
      .map((move) => [chess99.writeMove(position, move), chess99.paths(position, move)[0]?.[1]?.kind]);
    expect(paths.filter(([, kind]) => kind === 'button').map(([action]) => action)).toEqual(['d9=B', 'd9=N']);
    expect(paths.filter(([, kind]) => kind === 'site')).toHaveLength(10);
  });

  test('can be captured like any other piece', () => {
    const attacked = black(`
      . . . P . . . . k
      . . . . . . . . .
      . . n . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . K
    `);
    expect(diagramOf(chess99, after(chess99, attacked, 'c7-d9')).split('\n')[0]).toBe('. . . n . . . . k');
  });
});

test('Black promotes on the first rank, and the new piece is still written in upper case', () => {
  const position = black(`
    . . . . . . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . p . . . . . .
    p . P . . . . . K
  `);
  expect(actionsFrom(chess99, position, 'a1')).toEqual(
    [
      'a1=B',
      ...['b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8'].map((to) => `a1=B-${to}`),
      'a1=N',
      'a1=N-b3',
    ].sort(),
  );
  expect(diagramOf(chess99, after(chess99, position, 'a1=N-b3')).split('\n')[6]).toBe('. n . . . . . . .');
});

test('no pawn waits on its own side’s first rank', () => {
  const diagram = `
    p . . . . . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    P . . . . . . . K
  `;
  expect(waiting(white(diagram))).toEqual([]);
  expect(actionsFrom(chess99, white(diagram), 'a1')).toEqual(['a1-a2', 'a1-a3']);
  expect(actionsFrom(chess99, black(diagram), 'a9')).toEqual(['a9-a7', 'a9-a8']);
});

test('promoting passes over nothing, even two squares straight ahead of another pawn', () => {
  const position = after(chess99, oneStepAway, 'g7-g9', 'a5-a4');
  expect(passedOver(after(chess99, position, 'g9=B-e7'))).toEqual([]);
});

describe('a waiting pawn attacks the king as what it may become', () => {
  const withKingOn = (rank8: string, rank7: string) =>
    black(`
      . . . P . . . . .
      ${rank8}
      ${rank7}
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . K
    `);
  const nowhere = '. . . . . . . . .';

  test('as a bishop, from next to it and from afar', () => {
    expect(checks(withKingOn('. . . . k . . . .', nowhere))).toEqual(['e8']);
    expect(checks(withKingOn(nowhere, '. . . . . k . . .'))).toEqual(['f7']);
  });

  test('as a bishop, not through other pieces', () => {
    expect(checks(withKingOn('. . . . n . . . .', '. . . . . k . . .'))).toEqual([]);
  });

  test('as a knight', () => {
    expect(checks(withKingOn('. . . . . k . . .', nowhere))).toEqual(['f8']);
    expect(checks(withKingOn('. . p p p . . . .', '. . k . . . . . .'))).toEqual(['c7']);
  });

  test('not along files', () => {
    expect(checks(withKingOn('. . . k . . . . .', nowhere))).toEqual([]);
    expect(checks(withKingOn(nowhere, '. . . k . . . . .'))).toEqual([]);
  });

  test('even in the turn right after its arrival', () => {
    const position = white(`
      . . . . . . . . .
      . . . P . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . k .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . K
    `);
    expect(checks(position)).toEqual([]);
    expect(checks(after(chess99, position, 'd8-d9'))).toEqual(['h5']);
  });

  test('and captures it by becoming that', () => {
    const position = white(`
      . . . P . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . k .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . K
    `);
    const captured = after(chess99, position, 'd9=B-h5');
    expect(chess99.status(captured, []).outcome).toEqual({ winner: 0, reason: 'king-captured' });
  });

  test('Black’s pawns on the first rank do so as well', () => {
    const position = white(`
      . . . . . . . . k
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . K . . . . .
      . . . . . . . . .
      . . . . p . . . .
    `);
    expect(checks(position)).toEqual(['d3']);
  });
});

test('several waiting pawns are independent', () => {
  const position = white(`
    P . . P . . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . K
  `);
  expect(waiting(after(chess99, position, 'a9=B'))).toEqual(['d9']);
  expect(actionsOf(chess99, position)).toEqual(expect.arrayContaining(['a9=B', 'a9=N', 'd9=B', 'd9=N']));
});
