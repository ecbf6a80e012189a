import { at } from '../../at.ts';
import { DIAGONAL, KNIGHT as KNIGHT_LEAPS, ORTHOGONAL } from '../../topology/squares.ts';
import { attacksOf } from '../../rules/attacks.ts';
import type { Movement } from '../../rules/movement.ts';
import { moveTableOf } from '../../rules/moveTable.ts';
import { combine, leap, slide } from '../../rules/movement.ts';
import { alike } from '../../rules/pieceMovement.ts';
import type { Kind, KindInfo } from '../../rules/piece.ts';
import { NOTHING, NO_KIND, byKind, kindNamed } from '../../rules/piece.ts';
import { bySide } from '../../rules/side.ts';
import { board } from './board.ts';

/** Base pieces first, in the order in which a hand lists them. */
const kindNames = [
  'king',
  'ferz',
  'wazir',
  'knight',
  'bishop',
  'horse',
  'tiger',
  'rook',
  'dragon',
  'lion',
  'paladin',
  'castle',
  'elephant',
  'promoted king',
] as const;

export type KindName = (typeof kindNames)[number];

const named = (name: KindName): Kind => kindNamed(kindNames, name);

export const KING = named('king');
export const FERZ = named('ferz');
export const BISHOP = named('bishop');
export const ELEPHANT = named('elephant');
export const PROMOTED_KING = named('promoted king');

/** The kinds that captured pieces have in hand. */
export const BASE_KINDS: readonly Kind[] = [KING, FERZ, named('wazir'), named('knight')];

/** Each base piece and what it promotes to, step by step (TNS, pieces). */
const chains: readonly (readonly KindName[])[] = [
  ['king', 'promoted king'],
  ['ferz', 'bishop', 'horse', 'tiger'],
  ['wazir', 'rook', 'dragon', 'lion'],
  ['knight', 'paladin', 'castle', 'elephant'],
];

const chainOf = (kind: Kind): readonly Kind[] =>
  chains.map((chain) => chain.map(named)).find((chain) => chain.includes(kind)) ?? [NO_KIND];

const all: readonly Kind[] = [NO_KIND, ...kindNames.map(named)];
const bases = all.map((kind) => at(chainOf(kind), 0));
const promotions = all.map((kind) => chainOf(kind)[chainOf(kind).indexOf(kind) + 1] ?? NO_KIND);

/** The kind of a piece before any promotion. */
export const baseOf = (kind: Kind): Kind => at(bases, kind);

/** The kind a piece becomes by one promotion; `NO_KIND` if it is at the end of its chain. */
export const promotionOf = (kind: Kind): Kind => at(promotions, kind);

function info(letter: string, name: KindName, figure: string = name): KindInfo {
  const next = promotionOf(named(name));
  return {
    letter,
    name,
    figure,
    movement: { id: `tns/movement/${name}` },
    ...(next === NO_KIND ? {} : { promotesTo: [next] }),
  };
}

export const kinds: readonly KindInfo[] = byKind(kindNames, NOTHING, {
  king: info('K', 'king'),
  ferz: info('F', 'ferz'),
  wazir: info('W', 'wazir'),
  knight: info('N', 'knight'),
  bishop: info('B', 'bishop'),
  horse: info('H', 'horse'),
  tiger: info('T', 'tiger'),
  rook: info('R', 'rook'),
  dragon: info('D', 'dragon'),
  lion: info('L', 'lion'),
  paladin: info('P', 'paladin', 'knight-king'),
  castle: info('C', 'castle'),
  elephant: info('E', 'elephant'),
  'promoted king': info('M', 'promoted king'),
});

const ferz = leap(board, DIAGONAL);
const wazir = leap(board, ORTHOGONAL);
const knight = leap(board, KNIGHT_LEAPS);
const king = combine(ferz, wazir);
const bishop = slide(board, DIAGONAL);
const rook = slide(board, ORTHOGONAL);
const castle = combine(
  knight,
  leap(
    board,
    [...ORTHOGONAL, ...DIAGONAL].map(([x, y]) => [2 * x, 2 * y]),
  ),
);

/** How the kinds move, whichever side they are on. */
const byName: Readonly<Record<KindName, Movement>> = {
  king,
  ferz,
  wazir,
  knight,
  bishop,
  horse: combine(bishop, wazir),
  tiger: combine(bishop, wazir, knight),
  rook,
  dragon: combine(rook, ferz),
  lion: combine(rook, ferz, knight),
  paladin: combine(knight, king),
  castle,
  elephant: combine(castle, rook, bishop),
  'promoted king': king,
};

/** How each kind moves and captures; the two are the same here. */
export const movements = byKind(kindNames, leap(board, []), byName).map(alike);

/** The moves of all pieces by those movements. */
export const moveTable = moveTableOf([movements, movements]);

/** The attacks of each side. */
export const attacks = bySide((side) => attacksOf(side, movements));
