import { describe, expect, test } from 'vitest';
import { pieceLetter } from '../../../../src/engine/setup/positionText.ts';
import { sideLetter } from '../../../../src/engine/rules/side.ts';
import type { TnsPosition } from '../../../../src/engine/variants/tns/position.ts';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { after } from '../../../support/play.ts';
import { black, fieldsOf, white } from './board.ts';

const diagram = `
          k
        . . .
      . . . . .
    . . . . . . .
    . . . w . . .
    . . . W . . .
      . . . . .
        . . .
          K
`;

describe('a captured piece is held as what it was before any promotion', () => {
  test.each([
    ['f', 'fbht'],
    ['w', 'wrdl'],
    ['n', 'npce'],
  ])('as %s: each of %s', (held, letters) => {
    for (const letter of letters) {
      const byWhite = white(diagram.replace('w', letter));
      expect(fieldsOf(after(tns, byWhite, 'd4-d5'))).toBe(`b ${held}3 m`);
      const byBlack = black(diagram.replace('W', letter.toUpperCase()));
      expect(fieldsOf(after(tns, byBlack, 'd5-d4'))).toBe(`w ${held.toUpperCase()}3 m`);
    }
  });

  test('as k: a king', () => {
    const position = white(diagram.replace('k', '.').replace('w', 'k').replace('. . .', 'n . .'));
    expect(fieldsOf(after(tns, position, 'd4-d5'))).toBe('b k3 m');
  });
});

test('the effects of capturing a promoted piece are the piece that leaves the board and the one that enters the hand', () => {
  const position = white(diagram.replace('w', 't'));
  const effects = tns
    .status(position, [])
    .moves.filter((move) => tns.writeMove(position, move) === 'd4-d5')
    .flatMap((move) => tns.effects(position, move));
  const told = effects.map((effect) =>
    'piece' in effect ? `${effect.kind} ${pieceLetter(tns.kinds, effect.piece)}` : effect.kind,
  );
  expect(told).toEqual(['lift t', 'hand f', 'shift']);
});

describe('hands are written', () => {
  test('as - when both are empty', () => {
    expect(fieldsOf(after(tns, white(diagram), 'd1-d2'))).toBe('b - m');
  });

  test('with the turns left, first what White holds, in the order king, ferz, wazir, knight', () => {
    const hands = 'f1,f3,w2,n2,N1,N3';
    const position = white(diagram, hands);
    expect(fieldsOf(position)).toBe(`w ${hands} m`);
    expect(fieldsOf(after(tns, position, 'd4-d5'))).toBe('w f1,f3,w2,w4,n2,N1,N3 d');
    expect(fieldsOf(white(diagram.replace(/k/i, '.'), 'k1,f3,N2'))).toBe('w k1,f3,N2 m');
  });

  test('with 4 for a piece captured in a turn that still goes on', () => {
    expect(fieldsOf(after(tns, white(diagram, 'w2'), 'd4-d5'))).toBe('w w2,w4 d');
    expect(fieldsOf(after(tns, black(diagram, 'N1'), 'd5-d4'))).toBe('b W4,N1 d');
  });

  test('with every number of a side reduced by one when its turn has ended', () => {
    const hands = 'f2,n3,F3,W2';
    expect(fieldsOf(after(tns, white(diagram, hands), 'd1-d2', 'end'))).toBe('b f1,n2,F3,W2 m');
    expect(fieldsOf(after(tns, black(diagram, hands), 'd9-d8', 'end'))).toBe('w f2,n3,F2,W1 m');
  });
});

/** The hands as the board shows them. */
const shown = (position: TnsPosition): string[] =>
  tns.hands(position).map(({ holder, piece, count, turnsLeft, due }) => {
    const what = `${sideLetter(holder)}: ${String(count)} ${pieceLetter(tns.kinds, piece)}`;
    return `${what}, ${String(turnsLeft)} left${due ? ', due' : ''}`;
  });

describe('the board shows', () => {
  test('who holds what, and for how many more turns', () => {
    expect(shown(white(diagram, 'f2,n1,N3'))).toEqual(['w: 1 f, 2 left', 'w: 1 n, 1 left', 'b: 1 N, 3 left']);
  });

  test('which pieces are due once the holder has moved', () => {
    expect(shown(after(tns, white(diagram, 'f2,n1,N1'), 'd1-d2'))).toEqual([
      'w: 1 f, 2 left',
      'w: 1 n, 1 left, due',
      'b: 1 N, 1 left',
    ]);
  });

  test('three turns left for a piece just captured, since the current turn does not count', () => {
    expect(shown(after(tns, white(diagram, 'w2'), 'd4-d5'))).toEqual(['w: 1 w, 2 left', 'w: 1 w, 3 left']);
  });
});
