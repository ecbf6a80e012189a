// Making a puzzle of the position on the board.
import { otherSide } from '../../../engine/rules/side.ts';
import type { Side } from '../../../engine/rules/side.ts';
import type { Examined } from '../../../engine/search/proof/proof.ts';
import { counted, joinList, sideName } from '../grammar.ts';

export const working = (side: Side, within: number) =>
  within < 1
    ? `Looking for a win that ${sideName(side)} can force …`
    : `${sideName(side)} has no win in ${counted(within, 'turn')}. Looking further …`;
export const isOver = 'The game is over, so there is nothing to find.';
export const again = 'Look again';
export const tryIt = 'Try it';

/** Why a position is no puzzle for the side to move; `actions` are the notations of the moves that win. */
export function refusal(
  side: Side,
  examined: Exclude<Examined, { kind: 'puzzle' }>,
  moves: readonly string[],
): string {
  switch (examined.kind) {
    case 'at-once':
      return `${sideName(side)} wins in one turn, which asks for too little. Go back a turn or two.`;
    case 'lost':
      return `${sideName(otherSide(side))} wins here, in ${counted(examined.turns, 'turn')}. It can be a puzzle where ${sideName(otherSide(side))} is to move.`;
    case 'several':
      return `${joinList(moves, 'and')} both win in ${counted(examined.turns, 'turn')}. A puzzle has only one first move.`;
    case 'unsure':
      return `${sideName(side)} wins in ${counted(examined.turns, 'turn')}. Whether only one first move does it takes too long to find out.`;
    case 'open':
      return examined.within < 1
        ? `No win that ${sideName(side)} can force was found.`
        : `No win that ${sideName(side)} can force was found: there is none in ${counted(examined.within, 'turn')}.`;
  }
}

/** What the puzzle is. */
export const isPuzzle = (side: Side, turns: number) =>
  `${sideName(side)} wins in ${counted(turns, 'turn')}, and only one first move does it.`;
