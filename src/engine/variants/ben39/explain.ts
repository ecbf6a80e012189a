import { at } from '../../at.ts';
import { placedPiece } from '../../rules/argument.ts';
import { movementReason, notToMove, samePlace } from '../../rules/commonReasons.ts';
import { hindranceTo } from '../../rules/hindrance.ts';
import type { Origin } from '../../rules/move.ts';
import { kindOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import type { CommonReason } from '../../rules/reason.ts';
import { because, unexplained } from '../../rules/reason.ts';
import { kindOn, pieceOn } from '../../rules/scene.ts';
import type { Site } from '../../topology/site.ts';
import { CASTLE, DIAGONAL_CASTLE, KING, SPIDER, WIZARD, isCastle } from './pieces.ts';
import { groundAt, isSquare, nameOf } from './board.ts';
import { whyNotCarried } from './explainCarriage.ts';
import { whyNotDropped } from './explainDrops.ts';
import { groundOf } from './ground.ts';
import { whyNoRotation, whyNoTeleport } from './explainMagic.ts';
import { noCastle } from './noCastle.ts';
import type { Ben39Position } from './position.ts';
import { freezers, isHaven } from './corners.ts';
import type { Ben39Reason } from './reasonMessage.ts';
import { sceneOf } from './scene.ts';

/** Why a piece cannot go from one site to another, or be dropped from the hand on a site. */
export function explain(
  position: Ben39Position,
  _history: unknown,
  _status: unknown,
  from: Origin,
  to: Site,
): Ben39Reason {
  if (from.kind === 'hand')
    return notThereNow(position, to) ?? whyNotDropped(position, kindOf(from.piece), to);
  const { site } = from;
  return (
    notThereNow(position, site) ??
    whyNotCarried(position, site, to) ??
    notThereNow(position, to) ??
    notToMove(sceneOf(position), site) ??
    (isSquare(site) ? whyNotOnSquares(position, site, to) : whyNotOnCrossings(position, site, to))
  );
}

/** A reason if a site is absent because the movable squares are elsewhere; else null. */
function notThereNow({ places }: Ben39Position, site: Site): Ben39Reason | null {
  if (groundOf(places).exists[site]) return null;
  return because('not there now', 'board', {
    id: 'ben39/no-such-site',
    site: nameOf(site),
    ground: groundAt(site),
    places: places.map(nameOf),
  });
}

/** A reason if a piece would leave the squares, or the crossings; else null. */
function wrongGround(position: Ben39Position, from: Site, to: Site): Ben39Reason | null {
  if (isSquare(from) === isSquare(to)) return null;
  return because('wrong ground', isSquare(from) ? 'pieces' : 'lines', {
    id: 'ben39/wrong-ground',
    kind: kindOn(sceneOf(position), from).name,
    goal: nameOf(to),
    ground: groundAt(to),
  });
}

/** Why a piece of the squares cannot go there by itself. */
function whyNotOnSquares(position: Ben39Position, from: Site, to: Site): Ben39Reason {
  const scene = sceneOf(position);
  const { board, turn } = scene;
  const kind = kindOf(pieceAt(board, from));
  const movement = at(groundOf(position.places).gaits[turn], kind);
  return (
    immobilized(position, from) ??
    samePlace(scene, from, to) ??
    wrongGround(position, from, to) ??
    (kind === KING ? whyNoHaven(position, from, to) : null) ??
    movementReason(scene, movement, from, to, 'pieces') ??
    unexplained(`${pieceOn(scene, from)} to ${nameOf(to)}`)
  );
}

/** A reason if an immobilizer keeps a piece from moving by itself; else null (Ben39, immobilized). */
function immobilized(position: Ben39Position, from: Site): Ben39Reason | null {
  const blockers = freezers(position.board, from);
  if (blockers.length === 0) return null;
  return because(
    'frozen',
    'immobilizer',
    {
      id: 'ben39/immobilized-by',
      piece: placedPiece(sceneOf(position), from),
      by: blockers.map(nameOf),
    },
    blockers,
  );
}

/**
 * A reason if a king steps from or to a square without a castle; else null (Ben39, king). No piece on the
 * square where it goes matters then.
 */
function whyNoHaven({ board, places, turn }: Ben39Position, from: Site, to: Site): Ben39Reason | null {
  const step = at(groundOf(places).gaits[turn], KING);
  if (hindranceTo(step, board, from, to)?.kind === 'no such movement') return null;
  const bare = [from, to].find((square) => !isHaven(board, square, turn));
  return bare === undefined ? null : noCastle(turn, bare);
}

/** Why a piece of the crossings cannot go there, or cannot act on what is there. */
function whyNotOnCrossings(position: Ben39Position, from: Site, to: Site): Ben39Reason {
  const scene = sceneOf(position);
  const { board, turn } = scene;
  const kind = kindOf(pieceAt(board, from));
  const movement = at(groundOf(position.places).gaits[turn], kind);
  return (
    samePlace(scene, from, to) ??
    (kind === WIZARD && isSquare(to) ? whyNoTeleport(position, from, to) : null) ??
    (kind === SPIDER && isSquare(to) ? whyNoRotation(position, from, to) : null) ??
    wrongGround(position, from, to) ??
    (isCastle(kind) ? otherStep(position, from, to) : null) ??
    withoutCaptures(movementReason(scene, movement, from, to, 'lines'), position, to) ??
    unexplained(`${pieceOn(scene, from)} to ${nameOf(to)}`)
  );
}

/** A reason if a castle would make the kind of step that is not its next; else null (Ben39, castles). */
function otherStep({ board, places, turn }: Ben39Position, from: Site, to: Site): Ben39Reason | null {
  const isDiagonal = kindOf(pieceAt(board, from)) === DIAGONAL_CASTLE;
  const other = at(groundOf(places).gaits[turn], isDiagonal ? CASTLE : DIAGONAL_CASTLE);
  if (hindranceTo(other, board, from, to)?.kind === 'no such movement') return null;
  return because('other step', 'castles-and-king', {
    id: isDiagonal ? 'ben39/steps-diagonally-now' : 'ben39/steps-along-now',
    site: nameOf(from),
  });
}

/** The reason worded for the crossings, where nothing captures anything. */
function withoutCaptures(reason: CommonReason | null, position: Ben39Position, to: Site): Ben39Reason | null {
  if (reason?.kind !== 'cannot capture') return reason;
  const there = placedPiece(sceneOf(position), to);
  return { ...reason, text: { id: 'ben39/nothing-captured-there', there } };
}
