/**
 * Orthodox chess, made of the same topology, movements and effects as the variants. Its perft numbers are
 * well known, so they verify the shared parts. It is only a reference for tests and benchmarks.
 */
import { at } from '../../src/engine/at.ts';
import { attacksOf, isAttacked, shields } from '../../src/engine/rules/attacks.ts';
import type { Effect } from '../../src/engine/rules/effect.ts';
import { applyEffects } from '../../src/engine/rules/effect.ts';
import type { PieceMovement } from '../../src/engine/rules/pieceMovement.ts';
import { combine, leap, onlyFrom, slide } from '../../src/engine/rules/movement.ts';
import { alike, pieceMovement } from '../../src/engine/rules/pieceMovement.ts';
import type { Move } from '../../src/engine/rules/move.ts';
import { pickSite } from '../../src/engine/rules/move.ts';
import type { Kind, KindInfo } from '../../src/engine/rules/piece.ts';
import { EMPTY, NO_KIND, belongsTo, kindOf, pieceOf } from '../../src/engine/rules/piece.ts';
import type { Position } from '../../src/engine/rules/position.ts';
import { pieceAt } from '../../src/engine/rules/position.ts';
import { goingNotation } from '../../src/engine/rules/notation.ts';
import { draw } from '../../src/engine/rules/outcome.ts';
import { newMoves, pushPieceMoves } from '../../src/engine/rules/pieceMoves.ts';
import { because } from '../../src/engine/rules/reason.ts';
import { NONE, TURN_FIELD } from '../../src/engine/rules/setup.ts';
import type { Side } from '../../src/engine/rules/side.ts';
import { WHITE, bySide, otherSide } from '../../src/engine/rules/side.ts';
import { open } from '../../src/engine/rules/status.ts';
import { defineVariant } from '../../src/engine/rules/variant.ts';
import { codecOf } from '../../src/engine/setup/codec.ts';
import type { Site } from '../../src/engine/topology/site.ts';
import { NO_SITE } from '../../src/engine/topology/site.ts';
import { DIAGONAL, KNIGHT as KNIGHT_LEAPS, ORTHOGONAL, squares } from '../../src/engine/topology/squares.ts';
import { shapeOf, siteNamed } from '../../src/engine/topology/topology.ts';

const topology = squares(8, 8);

const KING: Kind = 1;
const PAWN: Kind = 6;
const PROMOTIONS: readonly Kind[] = [2, 3, 4, 5];

const kinds: readonly KindInfo[] = ['', 'K', 'Q', 'R', 'B', 'N', 'P'].map((letter) => ({
  letter,
  name: letter,
  figure: '',
  movement: { id: 'orthodox/movement' },
}));

/**
 * A castling: the moves of king and rook, the sites that must be empty, and those that may not be attacked.
 */
interface Castling {
  readonly letter: string;
  readonly side: Side;
  readonly king: readonly [Site, Site];
  readonly rook: readonly [Site, Site];
  readonly empty: readonly Site[];
  readonly safe: readonly Site[];
}

const site = (name: string): Site => siteNamed(topology, name);

function castling(
  letter: string,
  side: Side,
  kingTo: string,
  rookFrom: string,
  rookTo: string,
  empty: string,
) {
  const rank = side === WHITE ? '1' : '8';
  const on = (files: string) => [...files].map((file) => site(file + rank));
  return {
    letter,
    side,
    king: [site(`e${rank}`), site(kingTo + rank)] as const,
    rook: [site(rookFrom + rank), site(rookTo + rank)] as const,
    empty: on(empty),
    safe: on(`e${rookTo}${kingTo}`),
  };
}

const CASTLINGS: readonly Castling[] = [
  castling('K', 0, 'g', 'h', 'f', 'fg'),
  castling('Q', 0, 'c', 'a', 'd', 'bcd'),
  castling('k', 1, 'g', 'h', 'f', 'fg'),
  castling('q', 1, 'c', 'a', 'd', 'bcd'),
];

interface OrthodoxPosition extends Position {
  /** The letters of the castlings for which king and rook have not moved. */
  readonly rights: string;
  readonly passedOver: Site;
}

interface OrthodoxMove extends Move {
  readonly kind: 'move' | 'enPassant' | 'castling';
  readonly from: Site;
  readonly to: Site;
  readonly into: Kind;
}

const rook = slide(topology, ORTHOGONAL);
const bishop = slide(topology, DIAGONAL);
const queen = combine(rook, bishop);

function movementsOf(side: Side): readonly PieceMovement[] {
  const ahead = side === WHITE ? 1 : -1;
  const isOnSecond = (s: Site) => shapeOf(topology, s).row === (side === WHITE ? 1 : 6);
  const all = [...topology.sites.keys()];
  const second = new Set(all.filter(isOnSecond));
  const elsewhere = new Set(all.filter((s) => !isOnSecond(s)));
  const pawn = pieceMovement(
    combine(
      onlyFrom(second, slide(topology, [[0, ahead]], 2)),
      onlyFrom(elsewhere, slide(topology, [[0, ahead]], 1)),
    ),
    leap(topology, [
      [-1, ahead],
      [1, ahead],
    ]),
  );
  return [
    alike(leap(topology, [])),
    alike(leap(topology, [...ORTHOGONAL, ...DIAGONAL])),
    alike(queen),
    alike(rook),
    alike(bishop),
    alike(leap(topology, KNIGHT_LEAPS)),
    pawn,
  ];
}

const movements = bySide(movementsOf);
const attacks = bySide((side) => attacksOf(side, movements[side]));

const forward = (side: Side): number => (side === WHITE ? 8 : -8);

function generated({ board, turn, passedOver, rights }: OrthodoxPosition): OrthodoxMove[] {
  const moves: OrthodoxMove[] = newMoves();
  const enemy = attacks[otherSide(turn)];
  for (let from = 0; from < board.length; from++) {
    const piece = pieceAt(board, from);
    const movement = belongsTo(piece, turn) ? movements[turn][kindOf(piece)] : undefined;
    if (!movement) continue;
    const first = moves.length;
    pushPieceMoves(moves, movement, board, from);
    if (kindOf(piece) !== PAWN) continue;
    if (turn === WHITE ? from >= 48 : from < 16)
      for (const move of moves.splice(first)) for (const into of PROMOTIONS) moves.push({ ...move, into });
    if (passedOver !== NO_SITE && movement.capture.leaps[from]?.includes(passedOver))
      moves.push({ kind: 'enPassant', from, to: passedOver, into: NO_KIND });
  }
  for (const { letter, side, king, empty, safe } of CASTLINGS)
    if (
      side === turn &&
      rights.includes(letter) &&
      empty.every((s) => board[s] === EMPTY) &&
      !safe.some((s) => isAttacked(enemy, board, s))
    )
      moves.push({ kind: 'castling', from: king[0], to: king[1], into: NO_KIND });
  return moves;
}

function effects({ board, turn }: OrthodoxPosition, { kind, from, to, into }: OrthodoxMove): Effect[] {
  if (kind === 'castling') {
    const { king, rook: rookWay } = CASTLINGS.find((c) => c.king[1] === to) as Castling;
    return [{ kind: 'shift', from: [king[0], rookWay[0]], to: [king[1], rookWay[1]] }];
  }
  const captured = kind === 'enPassant' ? to - forward(turn) : to;
  const piece = pieceAt(board, captured);
  const result: Effect[] = [];
  if (piece !== EMPTY) result.push({ kind: 'lift', site: captured, piece });
  result.push({ kind: 'shift', from: [from], to: [to] });
  if (into !== NO_KIND)
    result.push(
      { kind: 'lift', site: to, piece: pieceAt(board, from) },
      { kind: 'put', site: to, piece: pieceOf(into, turn) },
    );
  return result;
}

/**
 * Makes each move, then tests for check, unless the king is safe, stays where it is and keeps its shields.
 */
function generateMoves(position: OrthodoxPosition): OrthodoxMove[] {
  const { board, turn } = position;
  const enemy = attacks[otherSide(turn)];
  const king = board.indexOf(pieceOf(KING, turn));
  const inCheck = isAttacked(enemy, board, king);
  const shielding = shields(enemy, board, king);
  const legal: OrthodoxMove[] = [];
  for (const move of generated(position)) {
    const { kind, from, to } = move;
    const isPlain = !inCheck && kind === 'move' && from !== king && !shielding.includes(from);
    if (
      isPlain ||
      !isAttacked(enemy, applyEffects(board, effects(position, move)), from === king ? to : king)
    )
      legal.push(move);
  }
  return legal;
}

/** The castling rights that remain when a piece goes from one site to another. */
const rightsWithout = (rights: string, from: Site, to: Site): string =>
  CASTLINGS.filter(
    ({ letter, king, rook: rookWay }) =>
      rights.includes(letter) && ![king[0], rookWay[0]].some((s) => s === from || s === to),
  )
    .map(({ letter }) => letter)
    .join('');

/** Whether a king or a rook that may castle starts on the site: no other move removes a right. */
const bearsRight: readonly boolean[] = topology.sites.map((_, s) =>
  CASTLINGS.some(({ king, rook: rookWay }) => s === king[0] || s === rookWay[0]),
);

function play(position: OrthodoxPosition, move: OrthodoxMove): OrthodoxPosition {
  const { board, turn, rights } = position;
  const { from, to } = move;
  const doubleStep = board[from] === pieceOf(PAWN, turn) && to === from + 2 * forward(turn);
  return {
    board: applyEffects(board, effects(position, move)),
    turn: otherSide(turn),
    rights: bearsRight[from] || bearsRight[to] ? rightsWithout(rights, from, to) : rights,
    passedOver: doubleStep ? from + forward(turn) : NO_SITE,
  };
}

const name = (s: Site): string => shapeOf(topology, s).name;

/** All possible castling rights, in writing order. */
const RIGHTS = CASTLINGS.reduce<readonly string[]>(
  (texts, { letter }) => texts.flatMap((text) => [text + letter, text]),
  [''],
);

const codec = codecOf<OrthodoxPosition>({
  topology,
  kinds,
  fields: {
    turn: TURN_FIELD,
    rights: {
      kind: 'choice',
      name: { id: 'orthodox/rights' },
      options: RIGHTS.map((value) => ({ text: value || NONE, value, label: { id: 'orthodox/rights' } })),
    },
    passedOver: { kind: 'site', name: { id: 'orthodox/passed-over' }, sites: [...topology.sites.keys()] },
  },
  start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -',
});

const STALEMATE = draw('stalemate');

export const orthodox = defineVariant<OrthodoxPosition, OrthodoxMove>({
  id: 'orthodox',
  game: 'orthodox',
  version: 1,
  name: 'Orthodox chess',
  inventor: '',
  ...codec,
  status: (position) => open(generateMoves(position), STALEMATE),
  reasons: () =>
    Promise.resolve({ explain: () => because('no such movement', '', { id: 'orthodox/not-legal' }) }),
  effects,
  play,
  writeMove: (_, { from, to, into }) => name(from) + name(to) + at(kinds, into).letter.toLowerCase(),
  notation: ({ board }, { kind, from, to, into }) => {
    const mover = kindOf(pieceAt(board, from));
    return goingNotation(
      mover === PAWN ? '' : at(kinds, mover).letter,
      from,
      to,
      kind === 'enPassant' || pieceAt(board, to) !== EMPTY,
      into === NO_KIND ? '' : `=${at(kinds, into).letter}`,
    );
  },
  paths: (_, { from, to }) => [[pickSite(from), pickSite(to)]],
  endRule: () => '',
  pass: (position) => ({ ...position, turn: otherSide(position.turn), passedOver: NO_SITE }),
  movementMap: () => [],
});
