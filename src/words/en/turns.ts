import type { Game } from '../../engine/game/game.ts';
import { positionAt } from '../../engine/game/game.ts';
import type { TurnName } from '../../engine/record/rounds.ts';
import { turnNameAt } from '../../engine/record/rounds.ts';
import { sideName } from './grammar.ts';

/** `White’s move 12` */
export const turnWords = ({ side, round }: TurnName): string =>
  `${sideName(side)}’s move\u00a0${String(round)}`;

/**
 * `After White’s move 4`, or `During White’s move 4` if the turn of the last step goes on; `ply` is 1 or
 * more.
 */
export function whenWords(game: Game, ply: number): string {
  const goesOn = positionAt(game, ply).turn === positionAt(game, ply - 1).turn;
  return `${goesOn ? 'During' : 'After'} ${turnWords(turnNameAt(game, ply))}`;
}

/** `The game is shown up to Black’s move 2`: begins a sentence about a game of which only a part is shown. */
export const shownUpTo = (last: TurnName | null): string =>
  last === null ? 'Only the start of the game is shown' : `The game is shown up to ${turnWords(last)}`;
