import { at } from '../../at.ts';
import type { Held, HeldOne } from '../../rules/hand.ts';
import type { Kind } from '../../rules/piece.ts';
import { EMPTY, NO_KIND, belongsTo, kindOf, pieceOf, sideOf } from '../../rules/piece.ts';
import type { Board, Position } from '../../rules/position.ts';
import { sitesOf } from '../../rules/position.ts';
import { HANDS_NAME, TURN_FIELD } from '../../rules/setup.ts';
import type { BySide, Side } from '../../rules/side.ts';
import { SIDES, bySide } from '../../rules/side.ts';
import { codecOf } from '../../setup/codec.ts';
import type { Site } from '../../topology/site.ts';
import type { Places } from './board.ts';
import { board as topology, existsWith, groundAt, isSquare, nameOf, placesOf, ring } from './board.ts';
import { groundOf, isOnLastRank } from './ground.ts';
import { message } from './message.ts';
import type { Ben39PositionMessage } from './positionMessage.ts';
import { KING, PAWN, heldAs, isLineKind, kinds, supply } from './pieces.ts';

export interface Ben39Position extends Position {
  /** Where the movable squares are. */
  readonly places: Places;
  /** How many pieces of each kind a side holds. */
  readonly hands: BySide<readonly number[]>;
}

/** The site of that side's king; `NO_SITE` if it has been captured. */
export const kingSite = (board: Board, side: Side): Site => board.indexOf(pieceOf(KING, side));

/** The pieces of the crossings come first: they are in hand from the start. */
export function hands({ hands: held }: Ben39Position): Held[] {
  return SIDES.flatMap((holder) =>
    held[holder]
      .map((count, kind) => ({
        holder,
        piece: pieceOf(kind, holder),
        count,
        turnsLeft: null,
        due: false,
      }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => Number(isLineKind(kindOf(b.piece))) - Number(isLineKind(kindOf(a.piece)))),
  );
}

const letterOf = (kind: Kind): string => at(kinds, kind).letter;

const isHeldKind = (kind: Kind): boolean => kind > NO_KIND && heldAs(kind) === kind && kind !== KING;

const ranksWith = (isWritten: (site: Site) => boolean) =>
  topology.ranks.map((rank) => rank.filter(isWritten)).filter((rank) => rank.length > 0);

const packHands = (held: readonly HeldOne[]): BySide<readonly number[]> =>
  bySide((side) =>
    kinds.map((_, kind) => held.filter((one) => one.holder === side && one.kind === kind).length),
  );

const unpackHands = (hands: BySide<readonly number[]>): HeldOne[] =>
  SIDES.flatMap((holder) =>
    hands[holder].flatMap((count, kind) =>
      Array.from({ length: count }, () => ({ holder, kind, turnsLeft: null })),
    ),
  );

function packPlaces(sites: readonly Site[]): Places | undefined {
  const [a, b] = sites;
  return sites.length === 2 && a !== undefined && b !== undefined && a !== b ? placesOf(a, b) : undefined;
}

const problemOf = (position: Ben39Position): Ben39PositionMessage | null =>
  placeProblem(position) ?? kingProblem(position.board) ?? supplyProblem(position);

/** Pieces must stand on existing sites of their kind, and pawns not on their last rank. */
function placeProblem({ board, places }: Ben39Position): Ben39PositionMessage | null {
  const { exists } = groundOf(places);
  for (const [site, piece] of board.entries()) {
    if (piece === EMPTY) continue;
    const kind = kindOf(piece);
    const there = { kind: at(kinds, kind).name, site: nameOf(site) };
    if (isLineKind(kind) === isSquare(site))
      return { id: 'ben39/on-wrong-ground', ...there, ground: groundAt(site) };
    if (!exists[site]) return { id: 'ben39/on-no-crossing', ...there };
    if (kind === PAWN && isOnLastRank(site, sideOf(piece)))
      return { id: 'ben39/pawn-on-last-rank', site: there.site };
  }
  return null;
}

function kingProblem(board: Board): Ben39PositionMessage | null {
  const counts = SIDES.map((side) => sitesOf(board, pieceOf(KING, side)).length);
  const many = SIDES.find((side) => (counts[side] ?? 0) > 1);
  if (many !== undefined) return { id: 'ben39/many-kings', side: many };
  return counts.every((count) => count === 0) ? { id: 'ben39/no-king' } : null;
}

/**
 * A side must not have more pieces of the crossings than its army has, nor both sides together too many of
 * the others.
 */
function supplyProblem(position: Ben39Position): Ben39PositionMessage | null {
  for (const [kind, most] of supply) {
    const owned = SIDES.map((side) => kindsCountedAs(kind, position, side));
    const all = owned.flat();
    if (!isLineKind(kind) && all.length > most)
      return { id: 'ben39/too-many-in-all', kinds: namesOf(all), most };
    const greedy = SIDES.find((side) => isLineKind(kind) && at(owned, side).length > most);
    if (greedy !== undefined)
      return { id: 'ben39/too-many', side: greedy, kinds: namesOf(at(owned, greedy)), most };
  }
  return null;
}

/** The kinds of a side’s pieces that count as pieces of that kind, once for each piece. */
const kindsCountedAs = (kind: Kind, { board, hands }: Ben39Position, side: Side): Kind[] => [
  ...Array.from({ length: hands[side][kind] ?? 0 }, () => kind),
  ...board.filter((piece) => belongsTo(piece, side) && heldAs(kindOf(piece)) === kind).map(kindOf),
];

/** The names of some kinds, each once, in the order of the kinds. */
const namesOf = (some: readonly Kind[]): string[] =>
  kinds.filter((_, kind) => some.includes(kind)).map(({ name }) => name);

/** Positions and their strings (Ben39, positions). */
export const codec = codecOf<Ben39Position>({
  topology,
  kinds,
  boards: [
    { name: message({ id: 'ben39/squares' }), ranks: ranksWith(isSquare) },
    { name: message({ id: 'ben39/crossings' }), ranks: ranksWith((site) => !isSquare(site)) },
  ],
  fields: {
    places: {
      kind: 'places',
      name: message({ id: 'ben39/movable-squares' }),
      sites: ring,
      absent: (places) => [...topology.sites.keys()].filter((site) => !existsWith(places, site)),
      otherwise: (text) =>
        message({
          id: 'ben39/no-movable-squares',
          places: ring.map(nameOf).sort(),
          text,
        }),
      pack: packPlaces,
      unpack: (places) => places,
    },
    turn: TURN_FIELD,
    hands: {
      kind: 'hands',
      name: HANDS_NAME,
      kinds: [...kinds.keys()].filter(isHeldKind).sort((a, b) => (letterOf(a) < letterOf(b) ? -1 : 1)),
      colour: 'holder',
      turns: null,
      pack: packHands,
      unpack: unpackHands,
    },
  },
  start: '1skg/1rnb1/2ppp2/7/2PPP2/1BNR1/GKS1 8/8/8/8/8/8/8/8 d14,l2 w CCIWWXXXXXZZcciwwxxxxxzz',
  problemOf,
});
