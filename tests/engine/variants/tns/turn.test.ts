import { describe, expect, test } from 'vitest';
import { readAction } from '../../../../src/engine/game/action.ts';
import { currentPosition } from '../../../../src/engine/game/game.ts';
import { roundsOf } from '../../../../src/engine/record/rounds.ts';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { diagramOf } from '../../../support/diagram.ts';
import { actionsOf, after } from '../../../support/play.ts';
import { fieldsOf, game, white } from './board.ts';

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
const empty = tns.topology.sites
  .map(({ name }) => name)
  .filter((name) => !['d9', 'd5', 'd4', 'd1'].includes(name));
const drops = (letter: string, names: readonly string[]) => names.map((name) => `${letter}@${name}`);

describe('a turn is a move', () => {
  test('and ends by itself if there is nothing in hand', () => {
    expect(fieldsOf(after(tns, white(diagram), 'd1-d2'))).toBe('b - m');
  });

  test('and a drop never replaces it', () => {
    const actions = actionsOf(tns, white(diagram, 'n1'));
    expect(actions).toContain('d1-d2');
    expect(actions.filter((action) => action.includes('@') || action === 'end')).toEqual([]);
  });

  test('and ends by itself if only the piece just captured is in hand', () => {
    expect(fieldsOf(after(tns, white(diagram), 'd4-d5'))).toBe('b w3 m');
  });
});

describe('after the move pieces in hand may be dropped', () => {
  const moved = after(tns, white(diagram, 'n3'), 'd1-d2');

  test('on any empty square, including the zones and the one just left', () => {
    expect(fieldsOf(moved)).toBe('w n3 d');
    const free = [...empty.filter((name) => name !== 'd2'), 'd1'];
    expect(actionsOf(tns, moved)).toEqual([...drops('n', free), 'end'].sort());
  });

  test('in the colour of the side that lost them', () => {
    expect(
      diagramOf(tns, after(tns, moved, 'n@d1'))
        .split('\n')
        .slice(-2),
    ).toEqual(['. K .', 'n']);
  });

  test('or kept, which ends the turn', () => {
    expect(fieldsOf(after(tns, moved, 'end'))).toBe('b n2 m');
  });

  test('and dropping the last one ends the turn by itself', () => {
    expect(fieldsOf(after(tns, moved, 'n@c5'))).toBe('b - m');
  });

  test('several of them in one turn', () => {
    const both = after(tns, white(diagram, 'f2,n3'), 'd1-d2', 'f@a5');
    expect(fieldsOf(both)).toBe('w n3 d');
    expect(actionsOf(tns, both)).toContain('end');
    expect(fieldsOf(after(tns, both, 'n@a4'))).toBe('b - m');
  });

  test('but not the one just captured', () => {
    const captured = after(tns, white(diagram, 'n2'), 'd4-d5');
    expect(fieldsOf(captured)).toBe('w w4,n2 d');
    expect(actionsOf(tns, captured)).toEqual([...drops('n', [...empty, 'd4']), 'end'].sort());
    expect(fieldsOf(after(tns, captured, 'n@a4'))).toBe('b w3 m');
  });
});

describe('a piece is held for three turns at most', () => {
  const firstTurn = after(tns, white(diagram), 'd4-d5', 'd9-d8', 'd5-d6');
  const secondTurn = after(tns, firstTurn, 'end', 'd8-d9', 'd6-d5');
  const thirdTurn = after(tns, secondTurn, 'end', 'd9-d8', 'd5-d6');

  test('which count down as the holder’s turns end', () => {
    expect([firstTurn, secondTurn, thirdTurn].map(fieldsOf)).toEqual(['w w3 d', 'w w2 d', 'w w1 d']);
    expect(fieldsOf(after(tns, firstTurn, 'end'))).toBe('b w2 m');
    expect(fieldsOf(after(tns, firstTurn, 'end', 'd8-d9'))).toBe('w w2 m');
  });

  test('and the last of these turns cannot end before the piece is dropped', () => {
    const actions = actionsOf(tns, thirdTurn);
    expect(actionsOf(tns, secondTurn)).toContain('end');
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !action.startsWith('w@'))).toEqual([]);
    expect(fieldsOf(after(tns, thirdTurn, 'w@a4'))).toBe('b - m');
  });

  test('captured in turn 6, it must be dropped in turn 7, 8 or 9', () => {
    const shuffle = ['c2-b4', 'c8-b6', 'b4-c2', 'b6-c8'];
    const sixTurns = [...shuffle, ...shuffle, 'c2-d4', 'c7-c6', 'd4-c6', 'e8-f6'];
    const threeMore = ['c6-b4', 'end', 'f6-e8', 'b4-c2', 'end', 'e8-f6', 'c2-b4'];
    const played = game(tns.start, ...sixTurns, ...threeMore);
    expect(roundsOf(played)[5]?.white?.parts[0]?.text).toBe('Nxc6');
    expect(roundsOf(played)).toHaveLength(9);
    expect(readAction(played, 'end').ok).toBe(false);
    expect(readAction(played, 'w@d8').ok).toBe(false);
    expect(readAction(played, 'w@c6').ok).toBe(true);
    expect(fieldsOf(currentPosition(played))).toBe('w w1 d');
  });
});

describe('while a piece is due', () => {
  test('another piece may be dropped, but the due piece remains due', () => {
    const moved = after(tns, white(diagram, 'f1,n2'), 'd1-d2', 'n@a5');
    expect(fieldsOf(moved)).toBe('w f1 d');
    expect(actionsOf(tns, moved)).not.toContain('end');
  });

  test('the turn goes on afterwards if there is more to drop', () => {
    const moved = after(tns, white(diagram, 'f1,n2'), 'd1-d2', 'f@a5');
    expect(fieldsOf(moved)).toBe('w n2 d');
    expect(actionsOf(tns, moved)).toContain('end');
  });

  test('every due piece has to be dropped', () => {
    const moved = after(tns, white(diagram, 'f1,n1'), 'd1-d2', 'f@a5');
    expect(actionsOf(tns, moved)).not.toContain('end');
    expect(fieldsOf(after(tns, moved, 'n@a4'))).toBe('b - m');
  });
});

describe('of several pieces of one kind', () => {
  test('the one with the fewest turns left is dropped first', () => {
    expect(fieldsOf(after(tns, white(diagram, 'n1,n3'), 'd1-d2', 'n@a5'))).toBe('w n3 d');
    expect(fieldsOf(after(tns, white(diagram, 'n2,n3'), 'd1-d2', 'n@a5', 'end'))).toBe('b n2 m');
  });

  test('there is one action for each square, not for each piece', () => {
    const actions = actionsOf(tns, after(tns, white(diagram, 'n2,n3'), 'd1-d2'));
    expect(new Set(actions).size).toBe(actions.length);
  });

  test('the one just captured stays in hand', () => {
    const moved = after(tns, white(diagram, 'w2'), 'd4-d5', 'w@a5');
    expect(fieldsOf(moved)).toBe('b w3 m');
  });
});
