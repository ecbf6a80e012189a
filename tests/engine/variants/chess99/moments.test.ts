import { expect, test } from 'vitest';
import { chess99 } from '../../../../src/engine/variants/chess99/chess99.ts';
import { momentsIn } from '../../../support/moments.ts';
import { after } from '../../../support/play.ts';
import { black, white } from './board.ts';

const moments = (position: Parameters<typeof chess99.moments>[0]) => momentsIn(chess99, position);

test('nothing is told at the start, nor while only the first steps are made', () => {
  expect(moments(chess99.start)).toEqual([]);
  expect(moments(after(chess99, chess99.start, 'e2-e4', 'e8-e6'))).toEqual([]);
});

test('a pawn that has left its rank may go two squares again, if both are empty', () => {
  expect(moments(after(chess99, chess99.start, 'e2-e3', 'a8-a7'))).toEqual(['two-squares']);
  expect(moments(after(chess99, chess99.start, 'e2-e4', 'e8-e6'))).not.toContain('two-squares');
});

const withBlack = (pawn: string, knight: string) =>
  white(`
    k . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . ${knight} . . .
    . . . ${pawn} . . . . .
    . . . . . . . . .
    . . . . P . . . P
    . . . . . . . . K
  `);

test('a pawn that went two squares may be captured by a pawn, and by any other piece', () => {
  const answers = (pawn: string, knight: string) =>
    moments(after(chess99, withBlack(pawn, knight), 'e2-e4')).filter((id) => id.startsWith('en-passant'));
  expect(answers('p', '.')).toEqual(['en-passant-by-pawn']);
  expect(answers('.', 'n')).toEqual(['en-passant-by-any-piece']);
  expect(answers('p', 'n')).toEqual(['en-passant-by-any-piece', 'en-passant-by-pawn']);
  expect(answers('.', '.')).toEqual([]);
});

test('of a pawn that went one square nothing is told', () => {
  const position = after(chess99, withBlack('.', 'n'), 'e2-e3');
  expect(moments(position)).toEqual([]);
});

test('a king in check need not be saved, and the other side may capture it', () => {
  const checked = (toMove: typeof white) =>
    toMove(`
      . . . . r . . . k
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . K . . . .
    `);
  expect(moments(checked(white))).toEqual(['check']);
  expect(moments(checked(black))).toEqual(['king-capture']);
});

test('with both kings in check a draw may be claimed', () => {
  const position = white(`
    . . . . r . . . k
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . K . . . R
  `);
  expect(moments(position)).toEqual(['king-capture', 'check', 'both-in-check']);
});

test('castling is told of when it leads out of check, not when it leads nowhere', () => {
  const beside = (piece: string, rook: string) =>
    white(`
      . . . ${rook} r . . . k
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . ${piece} K . . . .
    `);
  expect(moments(beside('B', '.'))).toContain('castling');
  expect(moments(beside('B', 'r'))).not.toContain('castling');
  expect(moments(beside('.', '.'))).not.toContain('castling');
});

test('a pawn on its last rank waits, whoever is to move', () => {
  const arriving = white(`
    k . . . . . . . .
    . . . . . . P . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . K
  `);
  expect(moments(arriving)).not.toContain('waiting-pawn');
  expect(moments(after(chess99, arriving, 'g8-g9'))).toEqual(['waiting-pawn']);
  expect(moments(after(chess99, arriving, 'g8-g9', 'a9-a8'))).toEqual(['waiting-pawn']);
});

test('the last moves are told from the ninetieth on', () => {
  const at = (moveNumber: number) =>
    white(
      `
      k . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . P
      . . . . . . . . K
    `,
      '-',
      moveNumber,
    );
  expect(moments(at(89))).toEqual([]);
  expect(moments(at(90))).toEqual(['move-limit']);
});
