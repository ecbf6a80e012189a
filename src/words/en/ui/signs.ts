// The signs on a board, and what they mean.
import type { Mark } from '../../../engine/rules/mark.ts';
import type { TargetKind } from '../../../engine/rules/target.ts';
import type { SiteShape } from '../../../engine/topology/site.ts';
import { capital, joinList, withArticle } from '../grammar.ts';
import { siteWords } from '../siteWords.ts';

export { title } from './signsButton.ts';
export const now = 'On the board now';
export const picking = 'While you pick';
export const later = 'At other times';
export const record = 'Written in the record';

export const lastMove = 'The last move began, ended or captured here.';

export const marks: Readonly<Record<Exclude<Mark['kind'], 'note'>, string>> = {
  check: 'A king in check. Arrows lead to it from the pieces that give the check.',
  passed: 'A pawn has just passed over it and can be captured there.',
  ready: 'A pawn that waits to promote.',
  frozen: 'A piece frozen by an enemy immobilizer: it can’t move by itself.',
  haven: 'A castle of its side is at a corner of this square, so the picked king can be here.',
};

/** `A castle that steps along a line next.`: a piece whose figure shows what a mark says of it. */
export const piece = (kind: string, label: string): string => `${capital(withArticle(kind))} that ${label}.`;

/** `A red hex: a bishop on it never leaves the red hexes.` */
export const colour = (word: string, kind: SiteShape['kind'], bound: readonly string[]): string => {
  const [one, more] = siteWords[kind];
  return `A ${word} ${one}: ${joinList(bound.map(withArticle), 'or')} on it never leaves the ${word} ${more}.`;
};

/** `Three colours: a bishop stays on the one where it began.` */
export const colours = (bound: readonly string[]): string =>
  `Three colours: ${joinList(bound.map(withArticle), 'or')} stays on the one where it began.`;

/** What the signs of pieces in hand tell. */
export const held = {
  turns:
    'A captured piece in hand, and within how many turns it must be put back for its own side. One with a dashed edge can’t be dropped now.',
  due: 'A piece in hand that must be put back before this turn ends.',
  count: 'How many pieces of this kind are in hand.',
};

export const picked = 'What you have picked.';
export const targets: Readonly<Record<TargetKind, string>> = {
  move: 'It can go here.',
  capture: 'A piece that it can capture.',
  captureElsewhere: 'It can go here, and captures a piece elsewhere.',
  swap: 'A piece with which it can change places.',
  send: 'A piece that it can send elsewhere: the dashes lead there.',
  sendToCapture: 'A piece that it can send to capture another.',
  bring: 'It can bring another piece here: the arrow comes from there.',
  change: 'A piece that can become another here.',
  ground: 'A place where the picked square can go.',
  forbidden: 'It can’t go here: pick it to read why.',
};
export const atStake = 'A piece that one of the buttons would move or capture.';
export const lookedAt = 'A piece that you look at while it is not to move.';
export const looking = 'A piece that is not to move now could go here.';
export const tried = 'What you tried is not legal. Dashed rings mark the pieces in the way.';
