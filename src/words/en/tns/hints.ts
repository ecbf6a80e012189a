import type { TnsHint } from '../../../engine/variants/tns/message.ts';
import type { Sentences } from '../../sentences.ts';

/** What the rules say that matter in a position, for somebody who does not know them yet. */
export const hints: Sentences<TnsHint> = {
  'tns/hint/king-promotion': () =>
    'A king whose move ends in its zone can promote and win, unless it is in check there with a way out.',
  'tns/hint/king-capture': () =>
    'Capturing the king doesn’t win: you hold it for three turns at most, then you must drop it again.',
  'tns/hint/check': () => 'You may ignore a check, but you lose if you are checkmated when your turn comes.',
  'tns/hint/due': () => 'A held piece marked “1 turn” must be dropped before this turn can end.',
  'tns/hint/drops': () =>
    'After your move you may drop pieces that you hold; your opponent moves them from then on.',
  'tns/hint/colour': () =>
    'You can’t drop a ferz on a colour on which its own side already has a ferz or a bishop.',
  'tns/hint/countdown': () =>
    'A captured piece stays your opponent’s; you must put it back on the board within three turns.',
  'tns/hint/promotion': () =>
    'A piece whose move ends in its zone can promote by a step, or stay what it is.',
};
