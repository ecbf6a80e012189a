/** 0 is White, who starts and sits at the bottom; 1 is Black. */
export type Side = 0 | 1;

export const WHITE = 0 satisfies Side;
export const BLACK = 1 satisfies Side;
export const SIDES: readonly Side[] = [WHITE, BLACK];

export const otherSide = (side: Side): Side => (side === WHITE ? BLACK : WHITE);

/** As in position strings. */
export const sideLetter = (side: Side): 'w' | 'b' => (side === WHITE ? 'w' : 'b');

/** Something that each side has, indexed by the side. */
export type BySide<T> = readonly [white: T, black: T];

export const bySide = <T>(of: (side: Side) => T): BySide<T> => [of(WHITE), of(BLACK)];
