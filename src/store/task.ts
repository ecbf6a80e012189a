import { at } from '../engine/at.ts';
import { nextChoices } from '../engine/game/candidates.ts';
import type { Game } from '../engine/game/game.ts';
import { positionAt } from '../engine/game/game.ts';
import { remarksAt } from '../engine/game/remarks.ts';
import type { Choice } from '../engine/rules/move.ts';
import { kindOf } from '../engine/rules/piece.ts';
import type { Task } from './playMessage.ts';
import { liveCandidates } from './selection.ts';

/** What the player to move has to do at a ply: what a remark demands, or what follows from `choices`, which may be picked first. */
export function taskAt(game: Game, ply: number, choices = firstChoices(game, ply)): Task {
  return remarksAt(game, ply).find(({ task }) => task !== undefined)?.task ?? taskOf(choices);
}

/** `move` if there is nothing to pick. */
function taskOf(choices: readonly Choice[]): Task {
  if (choices.length === 0 || choices.some(({ kind }) => kind === 'site')) return 'move';
  return choices.some(({ kind }) => kind === 'button') ? 'may-drop' : 'must-drop';
}

/** What may be picked first at a ply; nothing if there is nothing to play. */
export const firstChoices = (game: Game, ply: number): readonly Choice[] =>
  nextChoices(liveCandidates(game, ply), []).map(({ choice }) => choice);

/** The kinds of the pieces in hand without which the turn cannot end at a ply. */
export function dueAt(game: Game, ply: number): readonly string[] {
  const { variant } = game;
  const due = variant.hands(positionAt(game, ply)).filter((held) => held.due);
  return due.map(({ piece }) => at(variant.kinds, kindOf(piece)).name);
}
