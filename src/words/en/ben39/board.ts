import type { BySide, Side } from '../../../engine/rules/side.ts';
import { BLACK, WHITE } from '../../../engine/rules/side.ts';
import type { PositionMessage } from '../../../engine/setup/positionMessage.ts';
import type { Ben39Message } from '../../../engine/variants/ben39/message.ts';
import type { Sentences } from '../../sentences.ts';
import { countedSites } from '../siteWords.ts';
import { capital, kindOnSite, kindWords, quote, sideName, withArticle } from '../grammar.ts';
import { positions } from '../positions.ts';

/** `controlled by White, 3 to 2` */
function control([white, black]: BySide<number>): string {
  const controller = white === black ? 'nobody' : sideName(white > black ? WHITE : BLACK);
  return `controlled by ${controller}, ${String(Math.max(white, black))} to ${String(Math.min(white, black))}`;
}

/** `no square`, `1 square`, `4 squares` */
const counted = (count: number): string => (count === 0 ? 'no square' : countedSites('square', count));

const heldFast = (side: Side, count: number): string => `${sideName(side)} is held fast on ${counted(count)}`;
const couldUse = (side: Side, count: number): string =>
  `${sideName(side)}’s king could use ${counted(count)}`;

export const board: Sentences<PositionMessage | Ben39Message> = {
  ...positions,
  'ben39/movement/king': () =>
    'One square in any direction, between squares with a castle of its own side at a corner',
  'ben39/movement/rook': () => 'Any distance along ranks and files',
  'ben39/movement/bishop': () =>
    'Any distance along diagonals, or one square along rank or file without capturing',
  'ben39/movement/knightrider': () => 'Any number of knight’s leaps on in one direction',
  'ben39/movement/gold': () => 'One square along rank or file, or diagonally forward',
  'ben39/movement/silver': () => 'One square diagonally, or straight forward',
  'ben39/movement/pawn': () =>
    'One square forward, captures diagonally forward; becomes a queen on the last rank',
  'ben39/movement/queen': () => 'Any distance along ranks, files and diagonals',
  'ben39/movement/chad rook': () => 'Slides along the lines; captures nothing and cannot be captured',
  'ben39/movement/spider': () =>
    'Leaps like a knight on the crossings, and turns its own pieces on the squares around it',
  'ben39/movement/wizard': () =>
    'One crossing in any direction; with the other wizard, teleports pieces beside it',
  'ben39/movement/castle': () => 'One crossing along a line, next time one diagonally; the king needs it',
  'ben39/movement/diagonal castle': () =>
    'One crossing diagonally, next time one along a line; the king needs it',
  'ben39/movement/immobilizer': () =>
    'Slides like a queen on the crossings; enemies on the squares around it cannot move',
  'ben39/step-along-first': () => 'Step along a line first',
  'ben39/step-diagonally-first': () => 'Step diagonally first',
  'ben39/turn-clockwise': () => 'Turn clockwise',
  'ben39/turn-counterclockwise': () => 'Turn counterclockwise',
  'ben39/goes-along': ({ piece }) => `${capital(kindOnSite(piece))} goes along`,
  'ben39/stays': ({ piece }) => `${capital(kindOnSite(piece))} stays`,
  'ben39/immobilized': () => 'immobilized',
  'ben39/steps-along-next': () => 'steps along a line next',
  'ben39/steps-diagonally-next': () => 'steps diagonally next',
  'ben39/has-castle': ({ side }) => `has a castle of ${sideName(side)}`,
  'ben39/movable-square': ({ strengths }) => `movable square, ${control(strengths)}`,
  'ben39/movable-square-is': ({ contested: { square, strengths } }) =>
    `The movable square ${square} is ${control(strengths)}.`,
  'ben39/lens/control': () => 'Control of movable squares',
  'ben39/lens/zones': () => 'Immobilizer zones',
  'ben39/lens/havens': () => 'Squares for the kings',
  'ben39/controlled': ({ strengths }) => control(strengths),
  'ben39/side-cannot-move': ({ side }) => `${sideName(side)} cannot move from here`,
  'ben39/neither-can-move': () => 'neither side can move from here',
  'ben39/for-king': ({ side }) => `for ${sideName(side)}’s king`,
  'ben39/for-both-kings': () => 'for both kings',
  'ben39/all-controlled': ({ contested }) =>
    contested.map(({ square, strengths }) => `${square} is ${control(strengths)}.`).join(' '),
  'ben39/held-fast': ({ counts }) => `${heldFast(BLACK, counts[BLACK])}, ${heldFast(WHITE, counts[WHITE])}.`,
  'ben39/king-could-use': ({ counts }) =>
    `${couldUse(WHITE, counts[WHITE])}, ${couldUse(BLACK, counts[BLACK])}.`,
  'ben39/hint/check': () => 'Nothing is forbidden in check; but a captured king has lost the game.',
  'ben39/hint/king-and-castles': () =>
    'A king may go only where a castle of its own stands at a corner of both squares, old and new.',
  'ben39/hint/immobilized': () =>
    'A piece beside an enemy immobilizer cannot move by itself, though others may still move it.',
  'ben39/hint/teleport': () =>
    'Two wizards teleport: what is beside one goes to the same place beside the other.',
  'ben39/hint/rotation': () =>
    'A spider may turn all its own pieces on the squares around it by a quarter, capturing as they land.',
  'ben39/hint/travel': () => 'Whatever stands on a movable square goes with it, a piece of the enemy too.',
  'ben39/hint/movable-square': () =>
    'The side with more pieces on a movable square and its corners may move that square itself.',
  'ben39/hint/captured-pieces': () =>
    'A captured piece changes sides: it waits in hand, and dropping it takes a turn.',
  'ben39/hint/castle-steps': () =>
    'A castle steps along a line and diagonally by turns; its figure shows which comes next.',

  'ben39/squares': () => 'squares',
  'ben39/crossings': () => 'intersections',
  'ben39/movable-squares': () => 'movable squares',
  'ben39/no-movable-squares': ({ places, text }) =>
    `The movable squares are at two of ${places.join(', ')}, in this order, not at ${quote(text)}.`,
  'ben39/on-wrong-ground': ({ kind, site, ground }) =>
    `On ${site} stands ${withArticle(kind)}, which belongs on a ${ground === 'square' ? 'crossing' : 'square'}.`,
  'ben39/on-no-crossing': ({ kind, site }) =>
    `On ${site} stands ${withArticle(kind)}, where there is no crossing now.`,
  'ben39/pawn-on-last-rank': ({ site }) => `The pawn on ${site} would have become a queen.`,
  'ben39/many-kings': ({ side }) => `${sideName(side)} has more than one king.`,
  'ben39/no-king': () => 'Both kings are missing.',
  'ben39/too-many': ({ side, kind, most }) =>
    `${sideName(side)} has more than ${String(most)} ${kindWords(kind)}s.`,
  'ben39/too-many-in-all': ({ kind, most }) =>
    `There are more than ${String(most)} ${kindWords(kind)}s in all.`,
};
