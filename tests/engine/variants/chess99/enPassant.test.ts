import { describe, expect, test } from 'vitest';
import { chess99 } from '../../../../src/engine/variants/chess99/chess99.ts';
import { diagramOf, tidy } from '../../../support/diagram.ts';
import { actionsFrom, actionsOf, after } from '../../../support/play.ts';
import { black, checks, passedOver, white } from './board.ts';
import { say } from '../../../../src/words/say.ts';

const captures = (actions: readonly string[]): string[] => actions.filter((action) => action.endsWith('ep'));

test('the pawn that went two squares leaves the board, and its captor stands where it passed', () => {
  const position = white(`
    . . . . . . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . p . . . . .
    . . . . . . . . .
    . . . . P . . . .
    . . . . . . . . K
  `);
  const played = after(chess99, position, 'e2-e4', 'd4-e3ep');
  expect(diagramOf(chess99, played)).toBe(
    tidy(`
      . . . . . . . . k
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . p . . . .
      . . . . . . . . .
      . . . . . . . . K
    `),
  );
  expect(chess99.writePosition(played)).toMatch(/ w - 2$/);
});

describe('after e2-e4 the pawn may be taken on e3', () => {
  test('by pawns that capture there', () => {
    const position = black(
      `
        . . . . . . . . k
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . p p p . . .
        . . . p P p . . .
        . . . p . p . . .
        . . . p . p . . .
        . . . . . . . . K
      `,
      'e3',
    );
    expect(captures(actionsOf(chess99, position))).toEqual(['d4-e3ep', 'f4-e3ep']);
  });

  test('by knights', () => {
    const position = black(
      `
        . . . . . . . . k
        . . . . . . . . .
        . . . . . . . . .
        . . . . n . . . .
        . . . n . . . . .
        . . n . P n . . .
        . . . n . . . . .
        . . . . . . n . .
        . . . . . n . . K
      `,
      'e3',
    );
    expect(captures(actionsOf(chess99, position))).toEqual(['c4-e3ep', 'd5-e3ep', 'f1-e3ep', 'g2-e3ep']);
  });

  test('by the king', () => {
    const position = black(
      `
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . P . . . .
        . . . . . . . . .
        . . . k . . . . .
        . . . . . . . . K
      `,
      'e3',
    );
    expect(actionsOf(chess99, position)).toEqual(
      ['d2-c1', 'd2-c2', 'd2-c3', 'd2-d1', 'd2-d3', 'd2-e1', 'd2-e2', 'd2-e3', 'd2-e3ep'].sort(),
    );
  });

  test('by queens, rooks, bishops and paladins along their lines', () => {
    const position = black(
      `
        . . . . . . . . k
        . . . . . . . . .
        a . . . . . . . .
        . . . . . . . q .
        . . . . . . . . .
        . . . . P . . . .
        r . . . . . . b .
        . . . . . . . . .
        . . b . r . a . K
      `,
      'e3',
    );
    expect(captures(actionsOf(chess99, position))).toEqual(
      ['a3-e3ep', 'a7-e3ep', 'c1-e3ep', 'e1-e3ep', 'g1-e3ep', 'h6-e3ep'].sort(),
    );
  });

  test('by a paladin moving as a knight', () => {
    const position = black(
      `
        . . . . . . . . k
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . P . a . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . K
      `,
      'e3',
    );
    expect(captures(actionsOf(chess99, position))).toEqual(['g4-e3ep']);
  });

  test('not by pieces whose line is cut off', () => {
    const position = black(
      `
        . . . . . . . . k
        . . . . . . . . .
        q . . . . . . . .
        . n . . . . . b .
        . . . . . . P . .
        . . . . P . . . .
        r . P . . . . . .
        . . . . . . . . .
        . . . . . . . . K
      `,
      'e3',
    );
    expect(captures(actionsOf(chess99, position))).toEqual([]);
  });
});

describe('the square where the pawn landed counts as empty for its captor', () => {
  const rookOnE9 = `
    . . . . r . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . P . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . K
  `;

  test('a rook comes through it', () => {
    const position = black(rookOnE9, 'e3');
    expect(captures(actionsOf(chess99, position))).toEqual(['e9-e3ep']);
    expect(diagramOf(chess99, after(chess99, position, 'e9-e3ep'))).toBe(
      tidy(`
        . . . . . . . . k
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . r . . . .
        . . . . . . . . .
        . . . . . . . . K
      `),
    );
  });

  test('it may take the pawn where it stands instead, but not go through it without capturing', () => {
    expect(actionsFrom(chess99, black(rookOnE9, 'e3'), 'e9')).toContain('e9-e4');
    expect(actionsFrom(chess99, black(rookOnE9, 'e3'), 'e9')).not.toContain('e9-e3');
  });

  test('a queen comes through it, and a bishop does not turn on it', () => {
    const position = black(
      `
        . . . . q . . . k
        . . . . . . . . .
        . . . . . . b . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . P . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . K
      `,
      'e3',
    );
    expect(captures(actionsOf(chess99, position))).toEqual(['e9-e3ep']);
  });

  test('another piece in the way still stops the rook', () => {
    const position = black(
      `
        . . . . r . . . k
        . . . . . . . . .
        . . . . n . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . P . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . K
      `,
      'e3',
    );
    expect(captures(actionsOf(chess99, position))).toEqual([]);
  });
});

describe('the choice between taking the pawn and moving to the square it passed', () => {
  const position = black(
    `
      . . . . . . . . k
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . P . . . .
      r . . . . . . . .
      . . . . . . . . .
      . . . . . . . . K
    `,
    'e3',
  );

  test('they are separate actions', () => {
    expect(actionsFrom(chess99, position, 'a3').filter((action) => action.startsWith('a3-e3'))).toEqual([
      'a3-e3',
      'a3-e3ep',
    ]);
  });

  test('moving there leaves the pawn alone', () => {
    expect(diagramOf(chess99, after(chess99, position, 'a3-e3'))).toBe(
      tidy(`
        . . . . . . . . k
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . P . . . .
        . . . . r . . . .
        . . . . . . . . .
        . . . . . . . . K
      `),
    );
  });

  test('the player is asked which, with a button for each', () => {
    const asked = chess99.status(position, []).moves.flatMap((move) =>
      chess99
        .paths(position, move)
        .map((path) => path.at(-1))
        .flatMap((last) =>
          last?.kind === 'button' ? [`${say(last.label)}: ${chess99.writeMove(position, move)}`] : [],
        ),
    );
    expect(asked.sort()).toEqual(['Capture en passant: a3-e3ep', 'Just move: a3-e3']);
  });
});

describe('the chance lasts for one turn', () => {
  const start = white(`
    . . . . . . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . p . . . . .
    . . . . . . . . .
    . . . . P . . . .
    . . . . . . . . K
  `);

  test('it is gone when the opponent has done something else', () => {
    const played = after(chess99, start, 'e2-e4', 'i9-i8', 'i1-i2');
    expect(captures(actionsOf(chess99, played))).toEqual([]);
    expect(passedOver(played)).toEqual([]);
  });

  test('a pawn that takes two single steps cannot be taken en passant', () => {
    expect(captures(actionsOf(chess99, after(chess99, start, 'e2-e3', 'i9-i8', 'e3-e4')))).toEqual([]);
  });
});

test('White takes the pawns of Black in the same way', () => {
  const position = black(`
    . . B . . . . . k
    . . . . p . . . .
    . . . . . . . . .
    . . . P . . N . .
    . . . . . P . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . R . . . K
  `);
  const played = after(chess99, position, 'e8-e6');
  expect(captures(actionsOf(chess99, played))).toEqual(['c9-e7ep', 'd6-e7ep', 'e1-e7ep', 'g6-e7ep']);
});

test('it does not matter where the two-square move begins', () => {
  const position = white(`
    . . . . . . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . p . . . . . .
    . . . . . . . . .
    . . . p . P . . .
    . . . . . . . . .
    . P . . P . . . K
  `);
  expect(captures(actionsOf(chess99, after(chess99, position, 'b1-b3')))).toEqual([]);
  expect(captures(actionsOf(chess99, after(chess99, position, 'e1-e3')))).toEqual(['d3-e2ep']);
});

test('check does not matter: the captor may uncover its own king', () => {
  const position = black(
    `
      . . . k . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . p P . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . R . . . . K
    `,
    'e3',
  );
  expect(checks(after(chess99, position, 'd4-e3ep'))).toEqual(['d9']);
});

describe('a pawn that reached the last rank by a two-square move', () => {
  const arriving = white(`
    . . . . . . . . .
    . . . . . . . . r
    . . P . . . . . .
    . . . . . . . . .
    k . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . K
  `);

  test('can be taken where it passed like any other', () => {
    const arrived = after(chess99, arriving, 'c7-c9');
    expect(captures(actionsOf(chess99, arrived))).toEqual(['i8-c8ep']);
    expect(diagramOf(chess99, after(chess99, arrived, 'i8-c8ep'))).toBe(
      tidy(`
        . . . . . . . . .
        . . r . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        k . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . K
      `),
    );
  });

  test('is safe from that one turn later', () => {
    const later = after(chess99, arriving, 'c7-c9', 'a5-a4', 'i1-i2');
    expect(captures(actionsOf(chess99, later))).toEqual([]);
  });
});

describe('a pawn that waits on its last rank', () => {
  const position = white(`
    . . . . . . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . P . . . .
    . . p p p . . . K
  `);

  test('captures as the bishop or the knight that it chooses to become', () => {
    expect(captures(actionsOf(chess99, after(chess99, position, 'e2-e4')))).toEqual([
      'c1=B-e3ep',
      'd1=N-e3ep',
    ]);
  });

  test('is promoted by the capture', () => {
    expect(diagramOf(chess99, after(chess99, position, 'e2-e4', 'd1=N-e3ep'))).toBe(
      tidy(`
        . . . . . . . . k
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . n . . . .
        . . . . . . . . .
        . . p . p . . . K
      `),
    );
  });

  test('may instead promote and simply move there', () => {
    const actions = actionsOf(chess99, after(chess99, position, 'e2-e4'));
    expect(actions).toEqual(expect.arrayContaining(['c1=B-e3', 'd1=N-e3']));
  });
});
