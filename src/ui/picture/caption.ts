import type { Game } from '../../engine/game/game.ts';
import { outcomeAt, positionAt } from '../../engine/game/game.ts';
import { outcomeSentence } from '../../words/en/outcomes.ts';
import { momentWords } from '../../words/en/turns.ts';
import { momentAt } from '../../engine/record/rounds.ts';
import type { BySide } from '../../engine/rules/side.ts';
import { SIDES } from '../../engine/rules/side.ts';
import { fullName } from '../fullName.ts';
import { isolated } from '../isolated.ts';
import * as picture from '#words/ui/picture.ts';

/** The caption under the picture of a board. */
export interface Caption {
  readonly title: string;
  /** The players who have names, and the status of the game. */
  readonly lines: readonly string[];
  /** The position string. */
  readonly position: string;
}

export function captionOf(game: Game, players: BySide<string>, cursor: number): Caption {
  const { variant } = game;
  const position = positionAt(game, cursor);
  const outcome = outcomeAt(game, cursor);
  const state =
    cursor === 0
      ? picture.toMove(position.turn)
      : picture.toMoveAfter(momentWords(momentAt(game, cursor)), position.turn);
  return {
    title: fullName(variant),
    lines: [
      ...SIDES.flatMap((side) =>
        players[side] === '' ? [] : [picture.player(side, isolated(players[side]))],
      ),
      outcome ? outcomeSentence(outcome) : state,
    ],
    position: variant.writePosition(position),
  };
}
