// A player's edge of the table.
import type { Side } from '../../../engine/rules/side.ts';
import { otherSide } from '../../../engine/rules/side.ts';
import { kindWords, pieceWords, sideName } from '../grammar.ts';

export const side = (side: Side): string => sideName(side);
export const nameOf = (side: Side) => `Name of ${sideName(side)}’s player`;
/** Everything to know about a player, in one label. */
export const together = (words: readonly string[]) => words.join(', ');
export const inCheck = 'in check';
/** The player has picked something and has buttons to choose from, or a move to confirm. */
export const toChoose = 'to choose how to move';
export const toConfirm = 'press Play to move';
export const thinking = 'thinking';
/** The player is to move, at another device. */
export const elsewhere = 'to move, elsewhere';
/** The player has moved, but the player at the other device does not know yet. */
export const toSend = 'move to be sent';
export const awaitsLink = 'waits for your link';
export const moveNow = 'Move now';
export const timeIsOut = 'time has run out';
export const play = 'Play';

export const drawOffered = 'is offered a draw';
export const offersDraw = (side: Side) => `${sideName(side)} offers a draw`;
export const accept = 'Accept';
export const decline = 'Decline';
export const withdraw = 'Withdraw the offer';
export const resigns = (side: Side) => `${sideName(side)} resigns`;
export const asksToResign = (side: Side) => `Does ${sideName(side)} resign?`;
/** Beside the name, with the two answers. */
export const resignsOrNot = 'resigns?';
export const resign = 'Resign';
/** Beside the icons, as parts of their labels. */
export const draw = 'Draw';
export const resignWords = 'Resign';
export const playOn = 'Play on';

/** Before the figures of what a player has captured. */
export const took = 'took';
/** `Captured: rook, 2 × pawn`; takes the name of each piece’s kind, equal ones together. */
export const captured = (kinds: readonly string[]) => {
  const counted = [...new Set(kinds)].map((kind) => {
    const count = kinds.filter((other) => other === kind).length;
    return `${count > 1 ? `${String(count)} × ` : ''}${kindWords(kind)}`;
  });
  return `Captured: ${counted.join(', ')}`;
};

/** Said of a piece in hand while there are turns left for it, but not now. */
export const waits = 'It can’t be dropped now.';

/** Beside the pieces that a player holds. */
export const inHand = 'in hand';
export const nothingInHand = 'nothing in hand';
export const handOf = (side: Side) => `${sideName(side)}’s hand`;
/** Before captured pieces in the strip of a side, each with so many turns (`turns`) in which it has to drop them for the other. */
export const dropsWithin = 'must drop within';
/** Over or under them, elsewhere: whose they are, too. It is read before and after them. */
export const drops = (side: Side) => `${sideName(otherSide(side))}’s, left for ${sideName(side)} to drop`;
/** On a piece in hand: how many turns are left to drop it. */
export const turns = (left: number) => `${String(left)} ${left === 1 ? 'turn' : 'turns'}`;
/** `White’s hand: Black ferz, 2 turns left to drop it; Black knight` */
export const handHolds = (side: Side, held: readonly string[]) => `${handOf(side)}: ${held.join('; ')}`;
/** `Black ferz, 2 turns left to drop it`; `turnsLeft` is null if the piece may wait for ever. */
export const held = (owner: Side, kind: string, count: number, turnsLeft: number | null, isDue: boolean) =>
  [
    pieceWords({ side: owner, kind }),
    ...(count > 1 ? [`${String(count)} of them`] : []),
    ...(isDue ? ['must be dropped now'] : []),
    ...(isDue || turnsLeft === null
      ? []
      : [turnsLeft === 1 ? 'last turn to drop it' : `${String(turnsLeft)} turns left to drop it`]),
  ].join(', ');
