import type { Reason } from '../../src/engine/rules/reason.ts';
import { say } from '../../src/words/say.ts';

/** A pattern for the sentences of each kind of reason. */
const texts: Readonly<Record<string, RegExp>> = {
  'game over': /^The game is (over\.|drawn:) /,
  'nothing there': /^There is nothing on |has no \w+ piece around it/,
  'not your turn': /^It is (White|Black)’s turn, /,
  'not in hand': /^No .+ is in hand\.$/,
  'same place': /already|One pick is enough/,
  'no such movement': /can’t go from|neither goes|castles only with the piece right beside it/,
  blocked: /is blocked by/,
  'own piece there': /’s own .+ is in the way|A king changes places/,
  'cannot capture': /only without capturing|nothing on a crossing can be captured/,
  'nothing to capture': /only to capture, and nothing is there/,
  occupied: /already\. Choose an empty place\.$/,
  'would repeat': /would repeat the position/,
  gap: /^The gap .+ stops the berserker/,
  wall: /may stop there only to capture/,
  'king to be placed': /wall/,
  'king to be crowned': /has lost its king/,
  'king must change': /must change/,
  'king not in check': /change kings only in check/,
  'move first': /must move first/,
  'moved already': /has moved already\. Now drop/,
  'drop due': /must now drop the/,
  'captured this turn': /captured this turn/,
  'colour taken': /is on the same colour/,
  'not there now': /^There is no (square|crossing) on /,
  'wrong ground': /(stays|is dropped) on (squares|crossings), and /,
  frozen: /is immobilized by/,
  'no castle': /castle/,
  'other step': /this time, and .+ the next/,
  'last rank': /that is its last rank/,
  stuck: /could not move from there/,
  'would immobilize': /would immobilize/,
  'not around it': /is not around/,
  'one wizard': /takes two wizards/,
  'enemy piece': /only pieces of its own side/,
  'off the board': /can’t leave the board/,
  'direction to be chosen': /(counter)?clockwise\.$/,
  'not next in the ring': /next place of its ring/,
  'other square there': /other movable square is on/,
  'not controlled': /doesn’t control/,
  'stays in the way': /there stays\.$/,
};

/** Whether the sentence of a reason fits its kind. */
export const saysItsKind = ({ kind, text }: Reason): boolean => texts[kind]?.test(say(text)) === true;
