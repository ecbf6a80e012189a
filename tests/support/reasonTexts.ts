import type { Reason } from '../../src/engine/rules/reason.ts';
import { say } from '../../src/words/say.ts';

/** A pattern for the sentences of each kind of reason. */
const texts: Readonly<Record<string, RegExp>> = {
  'game over': /^The game is (over;|drawn:) /,
  'nothing there': /^(Nothing|No piece of \w+’s) stands on /,
  'not your turn': /^It is (White|Black)’s turn, /,
  'not in hand': /^No .+ is in hand\.$/,
  'same place': /already|One pick is enough/,
  'no such movement': /does not go|neither goes|castles with the piece right beside it/,
  blocked: /is blocked by/,
  'own piece there': /’s own .+ stands on |A king changes places/,
  'cannot capture': /only without capturing|nothing is captured/,
  'nothing to capture': /only to capture, and nothing stands there/,
  occupied: /comes onto the board where nothing stands/,
  'would repeat': /would repeat the position/,
  gap: /stopped by the gap/,
  wall: /may end there only by capturing/,
  'king to be placed': /wall/,
  'king to be crowned': /has no king/,
  'king must change': /must change/,
  'king not in check': /only while it is in check/,
  'move first': /has to move first/,
  'moved already': /has moved; it may now drop/,
  'drop due': /must now drop what is due/,
  'captured this turn': /captured this turn/,
  'colour taken': /stands on this colour already/,
  'not there now': /^There is no (square|crossing) on /,
  'wrong ground': /(stays|is dropped) on (squares|crossings), and /,
  frozen: /is immobilized by/,
  'no castle': /castle/,
  'other step': /this time, and .+ the next/,
  'last rank': /not dropped on its last rank/,
  stuck: /only where it could move/,
  'would immobilize': /would immobilize/,
  'not around it': /is not one of those around/,
  'one wizard': /only one wizard/,
  'enemy piece': /pieces of its own side only/,
  'off the board': /off the board/,
  'direction to be chosen': /(counter)?clockwise\.$/,
  'not next in the ring': /next place of its ring/,
  'other square there': /other movable square is on/,
  'not controlled': /does not control/,
  'stays in the way': /does not travel/,
};

/** Whether the sentence of a reason fits its kind. */
export const saysItsKind = ({ kind, text }: Reason): boolean => texts[kind]?.test(say(text)) === true;
