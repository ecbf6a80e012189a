import type { Game } from '../engine/game/game.ts';
import { outcomeOf, positionAt, statusAt } from '../engine/game/game.ts';
import { notesOn } from '../engine/game/notes.ts';
import { notationAt } from '../engine/record/notation.ts';
import { placedPiece } from '../engine/rules/argument.ts';
import type { Check, PlayMessage, PlayedMessage } from './playMessage.ts';
import { firstChoices, taskOf } from './task.ts';

/** What was played at a ply and what follows from it, for people who do not see the board. */
export function announcementOf(game: Game, ply: number): PlayMessage {
  const { variant, steps } = game;
  const { kinds, topology } = variant;
  const position = positionAt(game, ply);
  const played = ply === 0 ? null : playedAt(game, ply);
  const outcome = ply === steps.length ? outcomeOf(game) : null;
  if (outcome) return { id: 'play/over', played, outcome };
  const scene = { kinds, topology, board: position.board };
  const checks = notesOn(variant, position)
    .marks.filter(({ kind }) => kind === 'check')
    .map(({ site, label }): Check => ({ piece: placedPiece(scene, site), label }));
  const remarks = variant.remarks(position, statusAt(game, ply)).map(({ text }) => text);
  const task = taskOf(firstChoices(game, ply));
  return { id: 'play/goes-on', played, checks, remarks, turn: position.turn, task };
}

/** What was played at a ply (1 or more). */
export function playedAt(game: Game, ply: number): PlayedMessage {
  const side = positionAt(game, ply - 1).turn;
  const notation = notationAt(game, ply);
  return notation === '' ? { id: 'play/turn-ended', side } : { id: 'play/moved', side, notation };
}

/** The announcement without its remarks, for a screen that shows those elsewhere. */
export const withoutRemarks = (message: PlayMessage): PlayMessage =>
  message.id === 'play/goes-on' ? { ...message, remarks: [] } : message;

/** What follows from an announcement, without what was played and the remarks on it. */
export const withoutNews = (message: PlayMessage): PlayMessage =>
  message.id === 'play/goes-on'
    ? { ...message, played: null, remarks: [] }
    : message.id === 'play/over'
      ? { ...message, played: null }
      : message;
