// The names of what chess does not have.
import type { Mark } from '../../../engine/rules/mark.ts';
import type { Terrain } from '../../../engine/rules/terrain.ts';
import type { Side } from '../../../engine/rules/side.ts';
import { SIDES } from '../../../engine/rules/side.ts';
import { capital, kindWords, sideName } from '../grammar.ts';

export const title = 'What chess does not have';

/** Names that are short where all have to be in few rows. */
const short: Readonly<Record<string, string>> = { gold: 'gold', silver: 'silver' };
export const piece = (kind: string) => short[kind] ?? kindWords(kind);

/** Where a name leads to. */
export const howItMoves = (kind: string) => `${capital(kindWords(kind))}: how it moves`;
export const whatItMeans = (ground: string) => `${capital(ground)}: what it means`;

/** Ground that has a sign, and whose it is if it is a side's. */
export const ground: readonly {
  readonly kind: Terrain['kind'];
  readonly side?: Side;
  readonly name: string;
}[] = [
  ...SIDES.flatMap((side) => [
    { kind: 'castle' as const, side, name: `${sideName(side)}’s castle` },
    { kind: 'wall' as const, side, name: `${sideName(side)}’s wall` },
    { kind: 'zone' as const, side, name: `${sideName(side)} promotes` },
  ]),
  { kind: 'movable', name: 'movable square' },
  { kind: 'vacant', name: 'free place' },
];
export const gap = 'gap';
/** What tells the sites of a board of three colours. */
export const colours = 'three colours';
/** Marks that say what a square is. */
export const marks: readonly { readonly kind: Exclude<Mark['kind'], 'note'>; readonly name: string }[] = [
  { kind: 'haven', name: 'square for a king' },
];

/** What the signs of a record that chess players may not read say of a move, in a word or two. */
export const signs: readonly (readonly [sign: string, means: string])[] = [
  ['@', 'placed'],
  ['o', 'line first'],
  ['d', 'diagonal first'],
  ['~', 'changes places'],
  ['=', 'becomes'],
  ['*', 'teleports'],
  ['_', 'moves a square'],
  ['cw', 'clockwise'],
  ['ccw', 'counterclockwise'],
  ['end', 'ends the turn'],
];
export const inTheRecord = (sign: string) => `${sign} in the record: what it means`;
