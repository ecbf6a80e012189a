import type { Kind, KindInfo } from '../../rules/piece.ts';
import { NOTHING, byKind, kindNamed } from '../../rules/piece.ts';

/** The kinds of the squares first, then those of the crossings. */
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

/** The kind that a piece has in hand: a queen is held as a pawn, a castle with its step yet to be chosen. */
export function heldAs(kind: Kind): Kind {
  if (kind === QUEEN) return PAWN;
  return kind === DIAGONAL_CASTLE ? CASTLE : kind;
}

/**
 * How many pieces of a kind there are: for pieces of the crossings, on each side; for the others, on both
 * sides together.
 */
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

const info = (letter: string, name: KindName, figure: string = name): KindInfo => ({
  letter,
  name,
  figure,
  movement: { id: `ben39/movement/${name}` },
  standsOn: 'square',
});

const lineInfo = (letter: string, name: KindName, figure: string = name): KindInfo => ({
  ...info(letter, name, figure),
  standsOn: 'crossing',
});

export const kinds: readonly KindInfo[] = byKind<KindName, KindInfo>(kindNames, NOTHING, {
  king: { ...info('K', 'king'), needs: CASTLE },
  rook: info('R', 'rook'),
  bishop: info('B', 'bishop'),
  knightrider: info('N', 'knightrider'),
  gold: info('G', 'gold'),
  silver: info('S', 'silver'),
  pawn: { ...info('P', 'pawn'), moveLetter: '', promotesTo: [QUEEN] },
  queen: info('Q', 'queen'),
  'chad rook': lineInfo('X', 'chad rook'),
  spider: lineInfo('Z', 'spider'),
  wizard: lineInfo('W', 'wizard'),
  castle: lineInfo('C', 'castle', 'castle plus'),
  'diagonal castle': { ...lineInfo('D', 'diagonal castle', 'castle cross'), moveLetter: 'C' },
  immobilizer: lineInfo('I', 'immobilizer'),
});
