import type { Kind, KindInfo } from '../../rules/piece.ts';
import { NOTHING, byKind, kindNamed } from '../../rules/piece.ts';

/** First those of the squares, then those of the crossings. */
export const kindNames = [
  'king',
  'rook',
  'bishop',
  'knightrider',
  'gold',
  'silver',
  'pawn',
  'queen',
  'chad rook',
  'spider',
  'wizard',
  'castle',
  'diagonal castle',
  'immobilizer',
] as const;

export type KindName = (typeof kindNames)[number];

const named = (name: KindName): Kind => kindNamed(kindNames, name);

export const KING = named('king');
export const PAWN = named('pawn');
export const QUEEN = named('queen');
export const SPIDER = named('spider');
export const WIZARD = named('wizard');
/** A castle whose next step is orthogonal, and one whose next step is diagonal (Ben39, castles). */
export const CASTLE = named('castle');
export const DIAGONAL_CASTLE = named('diagonal castle');
export const IMMOBILIZER = named('immobilizer');

export const isLineKind = (kind: Kind): boolean => kind > QUEEN;
export const isCastle = (kind: Kind): boolean => kind === CASTLE || kind === DIAGONAL_CASTLE;

/** As what a piece is held: a queen as a pawn, a castle with its step yet to be chosen. */
export function heldAs(kind: Kind): Kind {
  if (kind === QUEEN) return PAWN;
  return kind === DIAGONAL_CASTLE ? CASTLE : kind;
}

/** How many of a kind there are: of those of the crossings for each side, of the others for both together. */
export const supply: ReadonlyMap<Kind, number> = new Map(
  (
    [
      ['rook', 2],
      ['bishop', 2],
      ['knightrider', 2],
      ['gold', 2],
      ['silver', 2],
      ['pawn', 6],
      ['chad rook', 5],
      ['spider', 2],
      ['wizard', 2],
      ['castle', 2],
      ['immobilizer', 1],
    ] as const
  ).map(([name, count]) => [named(name), count]),
);

const info = (letter: string, name: string, movement: string, figure = name): KindInfo => ({
  letter,
  name,
  figure,
  movement,
  standsOn: 'square',
});

const lineInfo = (letter: string, name: string, movement: string, figure = name): KindInfo => ({
  ...info(letter, name, movement, figure),
  standsOn: 'crossing',
});

export const kinds: readonly KindInfo[] = byKind<KindName, KindInfo>(kindNames, NOTHING, {
  king: {
    ...info(
      'K',
      'king',
      'One square in any direction, between squares with a castle of its own side at a corner',
    ),
    needs: CASTLE,
  },
  rook: info('R', 'rook', 'Any distance along ranks and files'),
  bishop: info(
    'B',
    'bishop',
    'Any distance along diagonals, or one square along rank or file without capturing',
  ),
  knightrider: info('N', 'knightrider', 'Any number of knight’s leaps on in one direction'),
  gold: info('G', 'gold general', 'One square along rank or file, or diagonally forward', 'gold'),
  silver: info('S', 'silver general', 'One square diagonally, or straight forward', 'silver'),
  pawn: {
    ...info('P', 'pawn', 'One square forward, captures diagonally forward; becomes a queen on the last rank'),
    moveLetter: '',
    promotesTo: [QUEEN],
  },
  queen: info('Q', 'queen', 'Any distance along ranks, files and diagonals'),
  'chad rook': lineInfo('X', 'chad rook', 'Slides along the lines; captures nothing and cannot be captured'),
  spider: lineInfo(
    'Z',
    'spider',
    'Leaps like a knight on the crossings, and turns its own pieces on the squares around it',
  ),
  wizard: lineInfo(
    'W',
    'wizard',
    'One crossing in any direction; with the other wizard, teleports pieces beside it',
  ),
  castle: lineInfo(
    'C',
    'castle',
    'One crossing along a line, next time one diagonally; the king needs it',
    'castle plus',
  ),
  'diagonal castle': {
    ...lineInfo(
      'D',
      'diagonal castle',
      'One crossing diagonally, next time one along a line; the king needs it',
      'castle cross',
    ),
    moveLetter: 'C',
  },
  immobilizer: lineInfo(
    'I',
    'immobilizer',
    'Slides like a queen on the crossings; enemies on the squares around it cannot move',
  ),
});
