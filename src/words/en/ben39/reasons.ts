import type { PlacedPiece } from '../../../engine/rules/argument.ts';
import type { CommonReasonMessage } from '../../../engine/rules/reasonMessage.ts';
import { otherSide } from '../../../engine/rules/side.ts';
import type { Ground } from '../../../engine/variants/ben39/board.ts';
import type { Ben39ReasonMessage } from '../../../engine/variants/ben39/reasonMessage.ts';
import type { Sentences } from '../../sentences.ts';
import { commonReasons } from '../commonReasons.ts';
import { capital, joinList, kindOnSite, kindWords, sideName, withArticle } from '../grammar.ts';

/** The kind of site other than the given one, in the plural. */
const otherGround = (ground: Ground): string => (ground === 'square' ? 'crossings' : 'squares');

/** `the rook on b4 and the pawn on d4` */
const listed = (pieces: readonly PlacedPiece[]): string =>
  joinList(
    pieces.map((piece) => `the ${kindOnSite(piece)}`),
    'and',
  );

export const reasons: Sentences<CommonReasonMessage | Ben39ReasonMessage> = {
  ...commonReasons,
  'ben39/no-castle': ({ side, square }) =>
    `No castle of ${sideName(side)}’s is at a corner of ${square}, so that ${sideName(side)}’s king may neither leave nor enter it.`,
  'ben39/no-such-site': ({ site, ground, places }) =>
    `There is no ${ground} on ${site} while the movable squares are on ${places.join(' and ')}.`,
  'ben39/wrong-ground': ({ kind, goal, ground }) =>
    `The ${kindWords(kind)} stays on ${otherGround(ground)}, and ${goal} is a ${ground}.`,
  'ben39/immobilized-by': ({ piece, by }) =>
    `The ${kindOnSite(piece)} is immobilized by the immobilizer on ${by.join(' and ')}.`,
  'ben39/steps-along-now': ({ site }) =>
    `The castle on ${site} steps along a line this time, and diagonally the next.`,
  'ben39/steps-diagonally-now': ({ site }) =>
    `The castle on ${site} steps diagonally this time, and along a line the next.`,
  'ben39/nothing-captured-there': ({ there: { kind, site } }) =>
    `${capital(withArticle(kind))} stands on ${site}, and on the crossings nothing is captured.`,

  'ben39/dropped-elsewhere': ({ kind, goal, ground }) =>
    `${capital(withArticle(kind))} is dropped on ${otherGround(ground)}, and ${goal} is a ${ground}.`,
  'ben39/last-rank': ({ goal }) => `A pawn is not dropped on its last rank, to which ${goal} belongs.`,
  'ben39/stuck': ({ kind, goal }) =>
    `${capital(withArticle(kind))} is dropped only where it could move if the board were empty, and from ${goal} it could not.`,
  'ben39/would-immobilize': ({ goal, enemies }) =>
    `An immobilizer dropped on ${goal} would immobilize ${listed(enemies)} at once, which a drop may not do.`,

  'ben39/not-around-wizard': ({ square, wizard }) =>
    `A wizard teleports only what is on the squares around it, and ${square} is not one of those around ${wizard}.`,
  'ben39/one-wizard': ({ side }) =>
    `${sideName(side)} has only one wizard on the board, and it takes two to teleport.`,
  'ben39/nothing-to-teleport': ({ square }) => `Nothing stands on ${square} that could be teleported.`,
  'ben39/teleports-own-only': ({ piece }) =>
    `A wizard teleports pieces of its own side only, and the ${kindOnSite(piece)} is ${sideName(piece.side)}’s.`,
  'ben39/teleported-off': ({ square }) =>
    `There is no square in the place of ${square} at the other wizard, and a king is never sent off the board.`,
  'ben39/nothing-to-rotate': ({ side, spider }) =>
    `No piece of ${sideName(side)}’s stands on the squares around ${spider} for the spider to rotate.`,
  'ben39/direction-to-be-chosen': ({ spider, directions }) => {
    const ways = directions.map((isClockwise) => (isClockwise ? 'clockwise' : 'counterclockwise'));
    const only = ways.length === 1 ? 'here only ' : '';
    return `The spider on ${spider} rotates all pieces of its side around it together, ${only}${joinList(ways, 'or')}.`;
  },
  'ben39/rotated-off': ({ square }) =>
    `A rotation would take the king on ${square} off the board, which may not happen to a king.`,
  'ben39/rotated-from-castle': ({ side, square, goals }) =>
    `A rotation would take the king on ${square} to ${goals.join(' or ')}, where no castle of ${sideName(side)}’s is at a corner.`,

  'ben39/other-square-there': ({ goal }) => `The other movable square is on ${goal} already.`,
  'ben39/not-next-in-ring': ({ place, next }) =>
    `A movable square goes only to the next place of its ring, from ${place} to ${joinList(next, 'or')}.`,
  'ben39/not-controlled': ({ side, place, own, others, uncounted }) => {
    const note = uncounted === null ? '' : `, the immobilized ${kindWords(uncounted)} not counted`;
    return `${sideName(side)} does not control the movable square on ${place}, with ${String(own)} of its pieces on it and its corners to ${String(others)} of ${sideName(otherSide(side))}’s${note}.`;
  },
  'ben39/stays-in-the-way': ({ piece, there }) =>
    `The ${kindOnSite(piece)} would have to travel to ${there.site}, and the ${kindWords(there.kind)} there does not travel.`,
  'ben39/arrives-without-castle': ({ place, goal, blockers }) => {
    const stand = blockers.length === 1 ? 'stands' : 'stand';
    const why = blockers.length === 0 ? '' : `, for ${listed(blockers)} ${stand} in a castle’s way`;
    return `The king on ${place} would come to ${goal} without a castle of its side at a corner${why}.`;
  },
};
