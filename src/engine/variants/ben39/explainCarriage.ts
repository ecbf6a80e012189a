import { EMPTY, belongsTo, kindOf, sideOf } from '../../rules/piece.ts';
import { pieceAt } from '../../rules/position.ts';
import type { Reason } from '../../rules/reason.ts';
import { because, unexplained } from '../../rules/reason.ts';
import { kindOn, joinList, pieceOn } from '../../rules/scene.ts';
import { otherSide, sideName } from '../../rules/side.ts';
import type { Site } from '../../topology/site.ts';
import { KING } from './pieces.ts';
import { nameOf, ring, sitesAround } from './board.ts';
import { companions, controls, cornerAfter, neighboursInRing, strengthAt } from './carriage.ts';
import type { Ben39Position } from './position.ts';
import { isCastleOf, isFrozen, isHaven } from './corners.ts';
import { noCastle, sceneOf } from './words.ts';

const RULE = 'movable-squares';

/**
 * Why a movable square does not go from its place to another; null where it is not that which is tried: the
 * two sites must be places of the ring, and a piece of the side to move that goes to the other movable square
 * goes by itself.
 */
export function whyNotCarried(position: Ben39Position, place: Site, to: Site): Reason | null {
  const { board, turn, places } = position;
  if (!places.includes(place) || !ring.includes(to)) return null;
  const neighbours = neighboursInRing(place);
  if (places.includes(to)) {
    const isMeant = neighbours.includes(to) && !belongsTo(pieceAt(board, place), turn);
    return isMeant
      ? because('other square there', RULE, `The other movable square is on ${nameOf(to)} already.`)
      : null;
  }
  if (!neighbours.includes(to))
    return because(
      'not next in the ring',
      RULE,
      `A movable square goes only to the next place of its ring, from ${nameOf(place)} to ${joinList(neighbours.map(nameOf), 'or')}.`,
    );
  return (
    (controls(position, place, turn) ? null : notControlled(position, place)) ??
    whyNoKingLeaves(position, place) ??
    whyNotAllTravel(position, place, to) ??
    whyNoKingArrives(position, place, to) ??
    unexplained(`${nameOf(place)} to ${nameOf(to)}`)
  );
}

/** That a side has no more pieces on a movable square and its corners than the enemy, whose pieces are at fault. */
function notControlled(position: Ben39Position, place: Site): Reason {
  const { board, turn } = position;
  const enemy = otherSide(turn);
  const [own, others] = [turn, enemy].map((side) => String(strengthAt(position, place, side)));
  const isUncounted = belongsTo(pieceAt(board, place), turn) && isFrozen(board, place);
  const { name } = kindOn(sceneOf(position), place);
  const note = isUncounted ? `, the immobilized ${name} not counted` : '';
  return because(
    'not controlled',
    RULE,
    `${sideName(turn)} does not control the movable square on ${nameOf(place)}, with ${String(own)} of its pieces on it and its corners to ${String(others)} of ${sideName(enemy)}’s${note}.`,
    [place, ...sitesAround(place)].filter(
      (site) => belongsTo(pieceAt(board, site), enemy) && !(site === place && isFrozen(board, site)),
    ),
  );
}

/** That the king on the square may not leave its place. */
function whyNoKingLeaves({ board }: Ben39Position, place: Site): Reason | null {
  const piece = pieceAt(board, place);
  const isBare = kindOf(piece) === KING && !isHaven(board, place, sideOf(piece));
  return isBare ? noCastle(sideOf(piece), place) : null;
}

/**
 * That a piece must travel whose place is taken by one that does not: no corner that vanishes leads to another
 * corner of the same place.
 */
function whyNotAllTravel(position: Ben39Position, place: Site, to: Site): Reason | null {
  const isTaken = (corner: Site) => inTheWay(position, place, to, corner).length > 0;
  const corner = companions(position, place, to).must.find(isTaken);
  if (corner === undefined) return null;
  const scene = sceneOf(position);
  const goal = cornerAfter(place, to, corner);
  return because(
    'stays in the way',
    RULE,
    `The ${pieceOn(scene, corner)} would have to travel to ${nameOf(goal)}, and the ${kindOn(scene, goal).name} there does not travel.`,
    [goal],
  );
}

/**
 * What keeps the piece at a corner from travelling with its square: what stands where it would come and cannot
 * travel on, and behind that what keeps it from doing so. Nothing if it can travel.
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
 * That the king on the square would arrive where no castle of its side would be at a corner: those that could
 * come along find their places taken.
 */
function whyNoKingArrives(position: Ben39Position, place: Site, to: Site): Reason | null {
  const { board } = position;
  const piece = pieceAt(board, place);
  if (kindOf(piece) !== KING) return null;
  const { may } = companions(position, place, to);
  const castles = may.filter((corner) => isCastleOf(board, corner, sideOf(piece)));
  const blockers = [...new Set(castles.flatMap((corner) => inTheWay(position, place, to, corner)))];
  const scene = sceneOf(position);
  const names = joinList(
    blockers.map((site) => `the ${pieceOn(scene, site)}`),
    'and',
  );
  const stand = blockers.length === 1 ? 'stands' : 'stand';
  const why = blockers.length === 0 ? '' : `, for ${names} ${stand} in a castle’s way`;
  return because(
    'no castle',
    RULE,
    `The king on ${nameOf(place)} would come to ${nameOf(to)} without a castle of its side at a corner${why}.`,
    blockers,
  );
}
