// The signs on a board, and what they mean.
import type { Side } from '../../../engine/rules/side.ts';
import type { Mark } from '../../../engine/rules/mark.ts';
import type { Terrain } from '../../../engine/rules/terrain.ts';
import { sideName } from '../grammar.ts';

export const title = 'Signs on the board';

export const lastMove = 'the last move: where it began, or ended, or captured';

export const marks: Readonly<Record<Exclude<Mark['kind'], 'note'>, string>> = {
  check: 'a king in check',
  passed: 'a pawn has just passed over it and can be captured there',
  ready: 'a pawn that waits to promote',
  frozen: 'a piece frozen by an enemy immobilizer: it can’t move by itself',
  haven: 'a square with a castle, while its king is picked',
};

type Ground = Exclude<Terrain['kind'], 'absent'>;

export const terrain: Readonly<Record<Ground, (side: Side | null) => string>> = {
  castle: (side) => ofSide('castle', side),
  wall: (side) => ofSide('wall', side),
  zone: (side) => (side === null ? 'a promotion zone' : `${sideName(side)} promotes here`),
  movable: (side) =>
    side === null
      ? 'a movable square that nobody controls'
      : `a movable square that ${sideName(side)} controls: arrowheads have the colour of the side that can move it`,
  vacant: () => 'a place where a square can go',
};

const ofSide = (what: string, side: Side | null): string =>
  side === null ? `a ${what}` : `${sideName(side)}’s ${what}`;
