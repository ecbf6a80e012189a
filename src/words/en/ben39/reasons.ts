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
    `The king can’t use ${square}: no ${sideName(side)} castle stands at its corners.`,
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
    `${capital(withArticle(kind))} is on ${site}, and nothing on a crossing can be captured.`,

  'ben39/dropped-elsewhere': ({ kind, goal, ground }) =>
    `${capital(withArticle(kind))} is dropped on ${otherGround(ground)}, and ${goal} is a ${ground}.`,
  'ben39/last-rank': ({ goal }) => `A pawn can’t be dropped on ${goal}: that is its last rank.`,
  'ben39/stuck': ({ kind, goal }) =>
    `${capital(withArticle(kind))} dropped on ${goal} could not move from there, even on an empty board.`,
  'ben39/would-immobilize': ({ goal, enemies }) =>
    `An immobilizer can’t be dropped on ${goal}: it would immobilize ${listed(enemies)} at once.`,

  'ben39/not-around-wizard': ({ square, wizard }) =>
    `A wizard teleports only from the squares around it, and ${square} is not around ${wizard}.`,
  'ben39/one-wizard': ({ side }) =>
    `It takes two wizards to teleport, and ${sideName(side)} has only one on the board.`,
  'ben39/nothing-to-teleport': ({ square }) => `There is nothing on ${square} to teleport.`,
  'ben39/teleports-own-only': ({ piece }) =>
    `A wizard teleports only pieces of its own side, and the ${kindOnSite(piece)} is ${sideName(piece.side)}’s.`,
  'ben39/teleported-off': ({ square }) =>
    `At the other wizard there is no square in the place of ${square}, and a king can’t leave the board.`,
  'ben39/nothing-to-rotate': ({ side, spider }) =>
    `The spider on ${spider} has no ${sideName(side)} piece around it to rotate.`,
  'ben39/direction-to-be-chosen': ({ spider, directions }) => {
    const ways = directions.map((isClockwise) => (isClockwise ? 'clockwise' : 'counterclockwise'));
    const only = ways.length === 1 ? 'here only ' : '';
    return `The spider on ${spider} rotates all pieces of its side around it together, ${only}${joinList(ways, 'or')}.`;
  },
  'ben39/rotated-off': ({ square }) =>
    `A rotation would take the king on ${square} off the board, and a king can’t leave the board.`,
  'ben39/rotated-from-castle': ({ side, square, goals }) =>
    `A rotation would take the king on ${square} to ${goals.join(' or ')}, where no ${sideName(side)} castle stands at a corner.`,

  'ben39/other-square-there': ({ goal }) => `The other movable square is on ${goal} already.`,
  'ben39/not-next-in-ring': ({ place, next }) =>
    `A movable square goes only to the next place of its ring, from ${place} to ${joinList(next, 'or')}.`,
  'ben39/not-controlled': ({ side, place, own, others, uncounted }) => {
    const note = uncounted === null ? '' : `, not counting the immobilized ${kindWords(uncounted)}`;
    return `${sideName(side)} doesn’t control the movable square on ${place}: it has ${String(own)} on the square and its corners, ${sideName(otherSide(side))} has ${String(others)}${note}.`;
  },
  'ben39/stays-in-the-way': ({ piece, there }) =>
    `The ${kindOnSite(piece)} must travel to ${there.site}, but the ${kindWords(there.kind)} there stays.`,
  'ben39/arrives-without-castle': ({ place, goal, blockers }) => {
    const block = blockers.length === 1 ? 'blocks' : 'block';
    const why = blockers.length === 0 ? '' : `: ${listed(blockers)} ${block} a castle’s way`;
    return `The king on ${place} would arrive on ${goal} without a castle of its own at a corner${why}.`;
  },
};
