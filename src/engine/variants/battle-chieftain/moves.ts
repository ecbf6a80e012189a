import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { attackLines, isAttacked } from '../../rules/attacks.ts';
import type { Effect } from '../../rules/effect.ts';
import { applyEffects, boardAfterStep } from '../../rules/effect.ts';
import type { MapSite } from '../../rules/movementMap.ts';
import { movementMapOf } from '../../rules/movementMap.ts';
import { EMPTY, kindOf, pieceOf, sideOf } from '../../rules/piece.ts';
import type { PieceMove } from '../../rules/pieceMove.ts';
import { pieceMoveEffects } from '../../rules/pieceMove.ts';
import { generatePieceMoves } from '../../rules/pieceMoves.ts';
import { pieceAt, sitesOf } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { SIDES, otherSide } from '../../rules/side.ts';
import type { Status } from '../../rules/status.ts';
import type { ChieftainBoard } from './board.ts';
import { BERSERKER, KING } from './pieces.ts';
import type { ChieftainPosition } from './position.ts';
import { hasArmy, kingSite } from './position.ts';

/** A move, placing a king on the wall, or making a berserker king. */
export type ChieftainMove =
  PieceMove | { readonly kind: 'place'; readonly to: Site } | { readonly kind: 'crown'; readonly to: Site };

/**
 * Whether that side's king is in check: the enemy could capture it by a move. The enemy must also have a
 * king, because without one it would have to spend its turn crowning one (Battle Chieftain, check).
 */
export function isInCheck({ attacks }: ChieftainBoard, { board, stage }: ChieftainPosition, side: Side) {
  if (stage !== 'game') return false;
  const king = kingSite(board, side);
  const enemy = otherSide(side);
  return (
    king !== NO_SITE &&
    isAttacked(attacks[enemy], board, king) &&
    kingSite(board, enemy) !== NO_SITE &&
    hasArmy(board, enemy) &&
    hasArmy(board, side)
  );
}

/** All the moves that the rules give the side to move, if the game is not over. */
export function generateMoves(field: ChieftainBoard, position: ChieftainPosition): ChieftainMove[] {
  const { board, turn, stage } = position;
  if (stage === 'place') return placements(field, position);
  if (kingSite(board, turn) === NO_SITE) return crownings(position);
  const moves = generatePieceMoves(field.movements[turn], position);
  if (!isInCheck(field, position, turn)) return moves;
  return isMate(field, position, moves) ? crownings(position) : [...moves, ...crownings(position)];
}

/** Whether none of the moves of the side to move gets its king out of check (Battle Chieftain, changing the king). */
function isMate(field: ChieftainBoard, position: ChieftainPosition, moves: readonly PieceMove[]): boolean {
  const { board, turn } = position;
  const king = kingSite(board, turn);
  const lines = attackLines(field.attacks[otherSide(turn)], board, king);
  // Only a move of the king, a capture, or a piece that comes in between can help.
  const mayHelp = ({ from, to }: PieceMove) =>
    from === king || pieceAt(board, to) !== EMPTY || lines.some((line) => line.includes(to));
  return !moves.some((move) => mayHelp(move) && !isInCheck(field, play(position, move), turn));
}

/** Whether the side to move, whose king is in check, is checkmated (Battle Chieftain, changing the king). */
export const mustChange = (field: ChieftainBoard, position: ChieftainPosition, { moves }: Status): boolean =>
  isInCheck(field, position, position.turn) && moves.every(({ kind }) => kind === 'crown');

/** Placements on the empty squares of the side's own wall (Battle Chieftain, placing the kings). */
const placements = ({ walls }: ChieftainBoard, { board, turn }: ChieftainPosition): ChieftainMove[] =>
  [...walls[turn]].filter((to) => pieceAt(board, to) === EMPTY).map((to) => ({ kind: 'place', to }));

/** Any berserker may be made king, even one that is attacked (Battle Chieftain, changing the king). */
const crownings = ({ board, turn }: ChieftainPosition): ChieftainMove[] =>
  sitesOf(board, pieceOf(BERSERKER, turn)).map(crowning);

/** Crownings by square; each is always the same object. */
const known: ChieftainMove[] = [];
const crowning = (to: Site): ChieftainMove => (known[to] ??= { kind: 'crown', to });

export function effects(position: ChieftainPosition, move: ChieftainMove): Effect[] {
  const { board, turn } = position;
  const { to } = move;
  const king = pieceOf(KING, turn);
  const berserker = pieceOf(BERSERKER, turn);
  switch (move.kind) {
    case 'place':
      return [{ kind: 'put', site: to, piece: king }];
    case 'move':
      return pieceMoveEffects(position, move);
    case 'crown': {
      const before = kingSite(board, turn);
      const crown: Effect[] = [
        { kind: 'lift', site: to, piece: berserker },
        { kind: 'put', site: to, piece: king },
      ];
      if (before === NO_SITE) return crown;
      return [
        { kind: 'lift', site: before, piece: king },
        { kind: 'put', site: before, piece: berserker },
        ...crown,
      ];
    }
  }
}

export function play(position: ChieftainPosition, move: ChieftainMove): ChieftainPosition {
  if (move.kind === 'move')
    return {
      board: boardAfterStep(position.board, move.from, move.to),
      turn: otherSide(position.turn),
      stage: position.stage,
    };
  const board = applyEffects(position.board, effects(position, move));
  const isPlacing = position.stage === 'place' && SIDES.some((side) => kingSite(board, side) === NO_SITE);
  return { board, turn: otherSide(position.turn), stage: isPlacing ? 'place' : 'game' };
}

/** On the enemy’s wall a piece may only capture (Battle Chieftain, movement). */
export function movementMap(
  { topology, movements, walls }: ChieftainBoard,
  { board }: ChieftainPosition,
  site: Site,
): MapSite[] {
  const piece = pieceAt(board, site);
  const barredWall = walls[otherSide(sideOf(piece))];
  return movementMapOf(topology, at(movements[sideOf(piece)], kindOf(piece)), board, site).map(
    (way): MapSite =>
      way.when === 'always' && barredWall.has(way.site) ? { ...way, when: 'capturing' } : way,
  );
}
