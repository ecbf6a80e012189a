import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { siteNamed } from '../../topology/topology.ts';
import type { Kind } from '../../rules/piece.ts';
import { EMPTY, NO_KIND, belongsTo, kindOf, pieceOf, sideOf } from '../../rules/piece.ts';
import type { Board } from '../../rules/position.ts';
import { pieceAt, sitesOf } from '../../rules/position.ts';
import { pieceLetter, readBoard, readFields, readTurn, writeBoard } from '../../setup/positionText.ts';
import type { Result } from '../../rules/result.ts';
import { failure, quote, success } from '../../rules/result.ts';
import type { Setup } from '../../rules/setup.ts';
import { TURN_FIELD } from '../../rules/setup.ts';
import type { BySide, Side } from '../../rules/side.ts';
import { BLACK, SIDES, WHITE, sideLetter, sideName } from '../../rules/side.ts';
import { KING, PAWN, heldAs, isLineKind, kinds, supply } from './pieces.ts';
import type { Places } from './board.ts';
import { board as topology, existsWith, isSquare, nameOf, placesOf, ring } from './board.ts';
import { groundOf, isOnLastRank } from './ground.ts';
import type { Ben39Position } from './position.ts';

const letterOf = (kind: Kind): string => at(kinds, kind).letter;

const isHeldKind = (kind: Kind): boolean => kind > NO_KIND && heldAs(kind) === kind && kind !== KING;

const ranksWith = (isWritten: (site: Site) => boolean) =>
  topology.ranks.map((rank) => rank.filter(isWritten)).filter((rank) => rank.length > 0);

const squareRanks = (places: Places) =>
  ranksWith((site) => isSquare(site) && groundOf(places).exists[site] === true);

const crossingRanks = ranksWith((site) => !isSquare(site));

/** What its position strings are made of (Ben39, positions). */
export const setup: Setup = {
  boards: [
    { name: 'squares', ranks: ranksWith(isSquare) },
    { name: 'intersections', ranks: crossingRanks },
  ],
  fields: [
    {
      kind: 'places',
      name: 'movable squares',
      sites: ring,
      absent: (places) => [...topology.sites.keys()].filter((site) => !existsWith(places, site)),
    },
    TURN_FIELD,
    {
      kind: 'hands',
      name: 'hands',
      kinds: [...kinds.keys()].filter(isHeldKind).sort((a, b) => (letterOf(a) < letterOf(b) ? -1 : 1)),
      colour: 'holder',
      turns: null,
    },
  ],
  picture: null,
};

/** Writes a position: squares, crossings, movable squares, side to move, hands (Ben39, positions). */
export function writePosition({ board, places, turn, hands }: Ben39Position): string {
  return [
    writeBoard(topology, kinds, board, squareRanks(places)),
    writeBoard(topology, kinds, board, crossingRanks),
    places.map(nameOf).join(','),
    sideLetter(turn),
    writeHands(hands),
  ].join(' ');
}

/** White's letters in upper case, then Black's in lower case, each in alphabetical order. */
function writeHands(hands: BySide<readonly number[]>): string {
  const letters = SIDES.map((side) =>
    hands[side]
      .flatMap((count, kind) => Array.from({ length: count }, () => pieceLetter(kinds, pieceOf(kind, side))))
      .sort()
      .join(''),
  );
  return letters.join('') || '-';
}

export function readPosition(text: string): Result<Ben39Position> {
  const names = ['squares', 'intersections', 'movable squares', 'side to move', 'hands'] as const;
  const fields = readFields(text, names);
  if (!fields.ok) return fields;
  const places = readPlaces(fields.value['movable squares']);
  if (!places.ok) return places;
  const squares = readBoard(topology, kinds, fields.value.squares, squareRanks(places.value));
  if (!squares.ok) return squares;
  const crossings = readBoard(topology, kinds, fields.value.intersections, crossingRanks);
  if (!crossings.ok) return crossings;
  const turn = readTurn(fields.value['side to move']);
  if (!turn.ok) return turn;
  const hands = readHands(fields.value.hands);
  if (!hands.ok) return hands;
  const board = squares.value.map((piece, site) =>
    piece === EMPTY ? pieceAt(crossings.value, site) : piece,
  );
  const position = { board, places: places.value, turn: turn.value, hands: hands.value };
  const problem = placeProblem(position) ?? kingProblem(board) ?? supplyProblem(position);
  return problem === null ? success(position) : failure(problem);
}

function readPlaces(field: string): Result<Places> {
  const sites = field.split(',').map((name) => siteNamed(topology, name));
  const [a, b] = sites;
  if (
    a !== undefined &&
    b !== undefined &&
    a !== b &&
    sites.length === 2 &&
    sites.every((s) => ring.includes(s))
  ) {
    const places = placesOf(a, b);
    if (places.map(nameOf).join(',') === field) return success(places);
  }
  return failure(
    `The movable squares are at two of ${ring.map(nameOf).sort().join(', ')}, in this order, not at ${quote(field)}.`,
  );
}

function readHands(field: string): Result<BySide<readonly number[]>> {
  const hands: [number[], number[]] = [kinds.map(() => 0), kinds.map(() => 0)];
  for (const letter of field === '-' ? '' : field) {
    const kind = kinds.findIndex((info) => info.letter === letter.toUpperCase());
    if (!isHeldKind(kind)) return failure(`No hand holds ${quote(letter)}.`);
    const hand = hands[letter === letter.toUpperCase() ? WHITE : BLACK];
    hand[kind] = (hand[kind] ?? 0) + 1;
  }
  const written = writeHands(hands);
  return written === field
    ? success(hands)
    : failure(`The hands are to be listed in order: ${quote(written)}, not ${quote(field)}.`);
}

/** Pieces stand on sites of their kind that exist, and pawns not on their last rank. */
function placeProblem({ board, places }: Ben39Position): string | null {
  const { exists } = groundOf(places);
  for (const [site, piece] of board.entries()) {
    if (piece === EMPTY) continue;
    const kind = kindOf(piece);
    const { name } = at(kinds, kind);
    if (isLineKind(kind) === isSquare(site))
      return `On ${nameOf(site)} stands a ${name}, which belongs on ${isSquare(site) ? 'a crossing' : 'a square'}.`;
    if (!exists[site]) return `On ${nameOf(site)} stands a ${name}, where there is no crossing now.`;
    if (kind === PAWN && isOnLastRank(site, sideOf(piece)))
      return `The pawn on ${nameOf(site)} would have become a queen.`;
  }
  return null;
}

function kingProblem(board: Board): string | null {
  const counts = SIDES.map((side) => sitesOf(board, pieceOf(KING, side)).length);
  const many = SIDES.find((side) => (counts[side] ?? 0) > 1);
  if (many !== undefined) return `${sideName(many)} has more than one king.`;
  return counts.every((count) => count === 0) ? 'Both kings are missing.' : null;
}

/** No side has more pieces of the crossings than its army, nor both together more of the others. */
function supplyProblem(position: Ben39Position): string | null {
  for (const [kind, most] of supply) {
    const counts = SIDES.map((side) => countOf(position, kind, side));
    const { name } = at(kinds, kind);
    if (!isLineKind(kind) && (counts[0] ?? 0) + (counts[1] ?? 0) > most)
      return `There are more than ${String(most)} ${name}s in all.`;
    const greedy = SIDES.find((side) => isLineKind(kind) && (counts[side] ?? 0) > most);
    if (greedy !== undefined) return `${sideName(greedy)} has more than ${String(most)} ${name}s.`;
  }
  return null;
}

const countOf = ({ board, hands }: Ben39Position, kind: Kind, side: Side): number =>
  (hands[side][kind] ?? 0) +
  board.filter((piece) => belongsTo(piece, side) && heldAs(kindOf(piece)) === kind).length;
