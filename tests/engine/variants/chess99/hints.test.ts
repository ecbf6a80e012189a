import { expect, test } from 'vitest';
import { chess99 } from '../../../../src/engine/variants/chess99/chess99.ts';
import { hintsIn } from '../../../support/hints.ts';
import { after } from '../../../support/play.ts';
import { black, white } from './board.ts';

const hints = (position: Parameters<typeof chess99.hints>[0]) => hintsIn(chess99, position);

test('there are no hints at the start, nor during the first steps', () => {
  expect(hints(chess99.start)).toEqual([]);
  expect(hints(after(chess99, chess99.start, 'e2-e4', 'e8-e6'))).toEqual([]);
});

test('a pawn that has left its rank may go two squares again, if both are empty', () => {
  expect(hints(after(chess99, chess99.start, 'e2-e3', 'a8-a7'))).toEqual(['two-squares']);
  expect(hints(after(chess99, chess99.start, 'e2-e4', 'e8-e6'))).not.toContain('two-squares');
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

test('hints say that a pawn or any other piece may capture a pawn that went two squares', () => {
  const answers = (pawn: string, knight: string) =>
    hints(after(chess99, withBlack(pawn, knight), 'e2-e4')).filter((id) => id.startsWith('en-passant'));
  expect(answers('p', '.')).toEqual(['en-passant-by-pawn']);
  expect(answers('.', 'n')).toEqual(['en-passant-by-any-piece']);
  expect(answers('p', 'n')).toEqual(['en-passant-by-pawn', 'en-passant-by-any-piece']);
  expect(answers('.', '.')).toEqual([]);
});

test('there is no hint about a pawn that went one square', () => {
  const position = after(chess99, withBlack('.', 'n'), 'e2-e3');
  expect(hints(position)).toEqual([]);
});

test('hints say that a king in check need not be saved, and that the other side may capture it', () => {
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
  expect(hints(checked(white))).toEqual(['check']);
  expect(hints(checked(black))).toEqual(['king-capture']);
});

test('with both kings in check, a hint says that a draw may be claimed', () => {
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
  expect(hints(position)).toEqual(['both-in-check', 'king-capture', 'check']);
});

test('there is a hint about castling if it leads out of check, not otherwise', () => {
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
  expect(hints(beside('B', '.'))).toContain('castling');
  expect(hints(beside('B', 'r'))).not.toContain('castling');
  expect(hints(beside('.', '.'))).not.toContain('castling');
});

test('there is a hint about a pawn waiting on its last rank, whoever is to move', () => {
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
  expect(hints(arriving)).not.toContain('waiting-pawn');
  expect(hints(after(chess99, arriving, 'g8-g9'))).toEqual(['waiting-pawn']);
  expect(hints(after(chess99, arriving, 'g8-g9', 'a9-a8'))).toEqual(['waiting-pawn']);
});

test('a hint counts the last moves from the ninetieth on', () => {
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
  expect(hints(at(89))).toEqual([]);
  expect(hints(at(90))).toEqual(['move-limit']);
});
