import { describe, expect, test } from 'vitest';
import { narrow, nextChoices, candidatesOf, settledMove } from '../../../src/engine/game/candidates.ts';
import type { Choice, Move } from '../../../src/engine/rules/move.ts';
import { pickSite, pressButton } from '../../../src/engine/rules/move.ts';
import { pieceLetter } from '../../../src/engine/setup/positionText.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { shapeOf } from '../../../src/engine/topology/topology.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import { positionFrom } from '../../support/diagram.ts';
import { siteOf } from '../../support/play.ts';
import { say } from '../../../src/words/say.ts';

const variant: Variant = chess99;

/** Black may castle, promote on d1, and take the pawn that has just passed over c3. */
const position = positionFrom(
  variant,
  `
    . . . . k r . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . P p . . . . .
    r . . . . . . . .
    . . . . . . . . .
    . . . p . . . . K
  `,
  'b c3 10',
);
const candidates = candidatesOf(variant, position, variant.status(position, []).moves);

const pick = (name: string): Choice => pickSite(siteOf(variant, name));
const enPassant = pressButton('en-passant', { id: 'chess99/capture-en-passant' });
const becomeKnight = pressButton('become-knight', { id: 'chess99/become' });
const justMove = pressButton('move', { id: 'chess99/just-move' });

function told(choice: Choice): string {
  switch (choice.kind) {
    case 'site':
      return shapeOf(variant.topology, choice.site).name;
    case 'hand':
      return pieceLetter(variant.kinds, choice.piece);
    case 'button':
      return say(choice.label);
  }
}
const actions = (moves: readonly Move[]): string[] =>
  moves.map((move) => variant.writeMove(position, move)).sort();
const settled = (...picked: readonly Choice[]): string | null => {
  const move = settledMove(candidates, picked);
  return move && variant.writeMove(position, move);
};

describe('the next choice', () => {
  const next = (...picked: readonly Choice[]): string[] =>
    nextChoices(candidates, picked)
      .map(({ choice }) => told(choice))
      .sort();

  test('is first any piece that can move, each offered once', () => {
    expect(next()).toEqual(['a3', 'd1', 'd4', 'e9', 'f9']);
  });

  test('is then any of its destinations', () => {
    expect(next(pick('d4'))).toEqual(['c3', 'd2', 'd3']);
    expect(next(pick('e9'))).toEqual(['d8', 'd9', 'e8', 'f8', 'f9']);
  });

  test('is a destination or a button for a pawn that may promote where it stands', () => {
    expect(next(pick('d1'))).toEqual(
      ['a4', 'b2', 'b3', 'c2', 'c3', 'e2', 'e3', 'f2', 'f3', 'g4', 'h5', 'i6']
        .concat(['Become a bishop and stay', 'Become a knight and stay'])
        .sort(),
    );
  });

  test('is between two moves if both have the same destination', () => {
    expect(next(pick('a3'), pick('c3'))).toEqual(['Capture en passant', 'Just move']);
  });

  test('is nothing when the move is complete or a choice was wrong', () => {
    expect(next(pick('e9'), pick('e8'))).toEqual([]);
    expect(next(pick('i1'))).toEqual([]);
    expect(next(pick('e9'), pick('a1'))).toEqual([]);
  });

  test('comes with the moves that remain possible after it', () => {
    const choices = nextChoices(candidates, [pick('a3')]);
    const onto = (name: string) => choices.find(({ choice }) => told(choice) === name)?.moves ?? [];
    expect(actions(onto('c3'))).toEqual(['a3-c3', 'a3-c3ep']);
    expect(actions(onto('b3'))).toEqual(['a3-b3']);
  });
});

describe('the remaining candidates', () => {
  test('are all candidates before anything is picked', () => {
    expect(narrow(candidates, [])).toEqual(candidates);
  });

  test('are those that begin with what was picked', () => {
    const left = narrow(candidates, [pick('f9')]);
    expect(left.every(({ path: [first] }) => first && told(first) === 'f9')).toBe(true);
    expect(actions(left.map(({ move }) => move))).toContain('e9~f9');
  });

  test('are none when more was picked than a move needs', () => {
    expect(narrow(candidates, [pick('e9'), pick('e8'), pick('e7')])).toEqual([]);
  });
});

describe('a move is settled', () => {
  test('when all its choices have been made, in any order that it allows', () => {
    expect(settled(pick('e9'), pick('e8'))).toBe('e9-e8');
    expect(settled(pick('e9'), pick('f9'))).toBe('e9~f9');
    expect(settled(pick('f9'), pick('e9'))).toBe('e9~f9');
    expect(settled(pick('d1'), becomeKnight)).toBe('d1=N');
    expect(settled(pick('a3'), pick('c3'), justMove)).toBe('a3-c3');
    expect(settled(pick('a3'), pick('c3'), enPassant)).toBe('a3-c3ep');
  });

  test('without the last button if there is only one', () => {
    expect(settled(pick('d4'), pick('c3'))).toBe('d4-c3ep');
    expect(settled(pick('d4'), pick('c3'), enPassant)).toBe('d4-c3ep');
  });

  test('not while there is still a choice', () => {
    expect(settled()).toBeNull();
    expect(settled(pick('a3'))).toBeNull();
    expect(settled(pick('a3'), pick('c3'))).toBeNull();
    expect(settled(pick('d1'))).toBeNull();
  });

  test('not while a site is missing, even if it is the only one left', () => {
    const [a, b, c] = ['a1', 'b2', 'c3'].map(pick);
    if (!a || !b || !c) throw new Error('Three picks are needed.');
    const move: Move = { kind: 'move' };
    const settledBy = (...path: readonly Choice[]) => settledMove([{ move, path }], [a, b]);
    expect(settledBy(a, b, justMove)).toBe(move);
    expect(settledBy(a, b, c)).toBeNull();
    expect(settledBy(a, b, justMove, c)).toBeNull();
  });

  test('not by a choice that is not offered', () => {
    expect(settled(pick('i1'), pick('i2'))).toBeNull();
    expect(settled(pick('d4'), pick('c3'), justMove)).toBeNull();
    expect(settled(pick('e9'), pick('e8'), pick('e7'))).toBeNull();
  });

  test('not by a first pick alone, even if there is only one move', () => {
    const capture = narrow(candidates, [pick('d4'), pick('c3')]);
    const promotion = narrow(candidates, [pick('d1'), becomeKnight]);
    expect([capture.length, promotion.length]).toEqual([1, 1]);
    expect(settledMove(capture, [pick('d4')])).toBeNull();
    expect(settledMove(promotion, [pick('d1')])).toBeNull();
  });
});
