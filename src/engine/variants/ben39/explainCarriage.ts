import { placedPiece } from '../../rules/argument.ts';
import { EMPTY, belongsTo, kindOf, sideOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import { because, unexplained } from '../../rules/reason.ts';
import { kindOn } from '../../rules/scene.ts';
import { otherSide } from '../../rules/side.ts';
import type { Site } from '../../topology/site.ts';
import { KING } from './pieces.ts';
import { nameOf, ring, sitesAround } from './board.ts';
import { companions, controls, cornerAfter, neighboursInRing, strengthAt } from './carriage.ts';
import { noCastle } from './noCastle.ts';
import type { Ben39Position } from './position.ts';
import { isCastleOf, isFrozen, isHaven } from './corners.ts';
import type { Ben39Reason } from './reasonMessage.ts';
import { sceneOf } from './scene.ts';

const RULE = 'movable-squares';

/**
 * Why a movable square cannot go from its place to another; null if the player did not try that. Both sites
 * must be places of the ring, and a piece of the side to move that goes to the other movable square goes by
 * itself.
 */
export function whyNotCarried(position: Ben39Position, place: Site, to: Site): Ben39Reason | null {
  const { board, turn, places } = position;
  if (!places.includes(place) || !ring.includes(to)) return null;
  const neighbours = neighboursInRing(place);
  if (places.includes(to)) {
    const isMeant = neighbours.includes(to) && !belongsTo(pieceAt(board, place), turn);
    return isMeant
      ? because('other square there', RULE, { id: 'ben39/other-square-there', goal: nameOf(to) })
      : null;
  }
  if (!neighbours.includes(to))
    return because('not next in the ring', RULE, {
      id: 'ben39/not-next-in-ring',
      place: nameOf(place),
      next: neighbours.map(nameOf),
    });
  return (
    (controls(position, place, turn) ? null : notControlled(position, place)) ??
    whyNoKingLeaves(position, place) ??
    whyNotAllTravel(position, place, to) ??
    whyNoKingArrives(position, place, to) ??
    unexplained(`${nameOf(place)} to ${nameOf(to)}`)
  );
}

/**
 * Why a side does not control a movable square: it has no more pieces on it and its corners than the enemy,
 * whose pieces are at fault.
 */
function notControlled(position: Ben39Position, place: Site): Ben39Reason {
  const { board, turn } = position;
  const enemy = otherSide(turn);
  const isUncounted = belongsTo(pieceAt(board, place), turn) && isFrozen(board, place);
  return because(
    'not controlled',
    RULE,
    {
      id: 'ben39/not-controlled',
      side: turn,
      place: nameOf(place),
      own: strengthAt(position, place, turn),
      others: strengthAt(position, place, enemy),
      uncounted: isUncounted ? kindOn(sceneOf(position), place).name : null,
    },
    [place, ...sitesAround(place)].filter(
      (site) => belongsTo(pieceAt(board, site), enemy) && !(site === place && isFrozen(board, site)),
    ),
  );
}

/** A reason if there is a king on the square that may not leave its place; else null. */
function whyNoKingLeaves({ board }: Ben39Position, place: Site): Ben39Reason | null {
  const piece = pieceAt(board, place);
  const isBare = kindOf(piece) === KING && !isHaven(board, place, sideOf(piece));
  return isBare ? noCastle(sideOf(piece), place) : null;
}

/**
 * A reason if a piece must travel but a piece that stays has its new place; else null. The other piece does
 * stay, because a corner that vanishes never leads to another corner of the same place.
 */
function whyNotAllTravel(position: Ben39Position, place: Site, to: Site): Ben39Reason | null {
  const isTaken = (corner: Site) => inTheWay(position, place, to, corner).length > 0;
  const corner = companions(position, place, to).must.find(isTaken);
  if (corner === undefined) return null;
  const scene = sceneOf(position);
  const goal = cornerAfter(place, to, corner);
  return because(
    'stays in the way',
    RULE,
    {
      id: 'ben39/stays-in-the-way',
      piece: placedPiece(scene, corner),
      there: placedPiece(scene, goal),
    },
    [goal],
  );
}

/**
 * What keeps the piece at a corner from travelling with its square: the piece on its new place, if that one
 * cannot travel on, followed by what keeps that one from travelling. Empty if the piece can travel.
 */
function inTheWay(position: Ben39Position, place: Site, to: Site, corner: Site): Site[] {
  const goal = cornerAfter(place, to, corner);
  if (pieceAt(position.board, goal) === EMPTY) return [];
  const { must, may } = companions(position, place, to);
  if (![...must, ...may].includes(goal)) return [goal];
  const beyond = inTheWay(position, place, to, goal);
  return beyond.length === 0 ? [] : [goal, ...beyond];
}

/**
 * Why the king on the square would arrive without a castle of its side at a corner: those that could come
 * along find their new places taken. Null if there is no king on the square.
 */
function whyNoKingArrives(position: Ben39Position, place: Site, to: Site): Ben39Reason | null {
  const { board } = position;
  const piece = pieceAt(board, place);
  if (kindOf(piece) !== KING) return null;
  const { may } = companions(position, place, to);
  const castles = may.filter((corner) => isCastleOf(board, corner, sideOf(piece)));
  const blockers = [...new Set(castles.flatMap((corner) => inTheWay(position, place, to, corner)))];
  const scene = sceneOf(position);
  return because(
    'no castle',
    RULE,
    {
      id: 'ben39/arrives-without-castle',
      place: nameOf(place),
      goal: nameOf(to),
      blockers: blockers.map((site) => placedPiece(scene, site)),
    },
    blockers,
  );
}
