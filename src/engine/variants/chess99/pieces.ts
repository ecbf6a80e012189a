import type { Site } from '../../topology/site.ts';
import { squares } from '../../topology/squares.ts';
import type { Kind, KindInfo } from '../../rules/piece.ts';
import { NOTHING, byKind, kindNamed } from '../../rules/piece.ts';
import type { Position } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { WHITE, otherSide } from '../../rules/side.ts';

const SIZE = 9;
export const board = squares(SIZE, SIZE);

export const kindNames = ['king', 'queen', 'paladin', 'rook', 'bishop', 'knight', 'pawn'] as const;

export type KindName = (typeof kindNames)[number];

export const KING = kindNamed(kindNames, 'king');
export const PAWN = kindNamed(kindNames, 'pawn');

/** What a pawn may become (Chess 99, promotion). */
export const PROMOTIONS: readonly Kind[] = [kindNamed(kindNames, 'bishop'), kindNamed(kindNames, 'knight')];

const kind = (letter: string, name: KindName): KindInfo => ({
  letter,
  name,
  figure: name,
  movement: { id: `chess99/movement/${name}` },
});

export const kinds: readonly KindInfo[] = byKind(kindNames, NOTHING, {
  king: kind('K', 'king'),
  queen: kind('Q', 'queen'),
  paladin: kind('A', 'paladin'),
  rook: kind('R', 'rook'),
  bishop: kind('B', 'bishop'),
  knight: kind('N', 'knight'),
  pawn: { ...kind('P', 'pawn'), promotesTo: PROMOTIONS },
});

export interface Chess99Position extends Position {
  /** The square that a pawn passed over in the turn just played, else `NO_SITE`. */
  readonly passedOver: Site;
  /** 1 at the start, one more after each turn of Black. */
  readonly moveNumber: number;
}

/** After Black's 99th move the game is over (Chess 99, end). */
export const MOVE_LIMIT = 99;

/** A step forward for that side, as a difference of sites: the squares are numbered along the ranks. */
export const forward = (side: Side): number => (side === WHITE ? SIZE : -SIZE);

/** Whether a square is on the rank where that side's king and pieces start. */
export const isOnFirstRank = (site: Site, side: Side): boolean =>
  side === WHITE ? site < SIZE : site >= SIZE * (SIZE - 1);
export const isOnLastRank = (site: Site, side: Side): boolean => isOnFirstRank(site, otherSide(side));

/** The squares of that side's last rank. */
export const lastRank = (side: Side): ReadonlySet<Site> =>
  new Set([...board.sites.keys()].filter((site) => isOnLastRank(site, side)));
