import type { Game } from '../engine/game/game.ts';
import { outcomeAt, outcomeOf, positionAt, statusAt, takeBackTo, withMove } from '../engine/game/game.ts';
import { checksOn } from '../engine/game/checks.ts';
import { at } from '../engine/at.ts';
import { happenedIn } from '../engine/game/happened.ts';
import { remarksAt } from '../engine/game/remarks.ts';
import { notationAt } from '../engine/record/notation.ts';
import { momentAt } from '../engine/record/rounds.ts';
import { placedPiece } from '../engine/rules/argument.ts';
import { losses } from '../engine/rules/effect.ts';
import type { Message } from '../engine/rules/message.ts';
import { codeOf } from '../engine/rules/message.ts';
import type { Move } from '../engine/rules/move.ts';
import type { Remark } from '../engine/rules/remark.ts';
import type { Side } from '../engine/rules/side.ts';
import type { Site } from '../engine/topology/site.ts';
import type { GivenCheck, PlayMessage, PlayedMessage } from './playMessage.ts';
import { dueAt, taskAt } from './task.ts';

/** What was played at a ply and what follows from it, for people who do not see the board. */
export function announcementOf(game: Game, ply: number): PlayMessage {
  const played = ply === 0 ? null : playedAt(game, ply);
  const outcome = outcomeAt(game, ply);
  if (outcome) return { id: 'play/over', played, outcome };
  const checks = checksAt(game, ply);
  const remarks = remarksAt(game, ply).map(({ text }) => text);
  const task = taskAt(game, ply);
  return {
    id: 'play/goes-on',
    played,
    checks,
    remarks,
    turn: positionAt(game, ply).turn,
    task,
    due: dueAt(game, ply),
  };
}

function checksAt(game: Game, ply: number): readonly GivenCheck[] {
  const { variant } = game;
  const position = positionAt(game, ply);
  const scene = { ...variant, board: position.board };
  const isDraw = (move: Move) => outcomeOf(withMove(takeBackTo(game, ply), move))?.winner === null;
  const dangerOf = (site: Site, side: Side): GivenCheck['danger'] => {
    if (side === position.turn) return 'later';
    const captures = statusAt(game, ply).moves.filter((move) =>
      losses(variant.effects(position, move), side).includes(site),
    );
    if (captures.length === 0) return 'not now';
    return captures.every(isDraw) ? 'for a draw' : 'now';
  };
  return checksOn(variant, position).map(({ site, side, label, from }) => ({
    piece: placedPiece(scene, site),
    label,
    from: from.map((other) => placedPiece(scene, other)),
    danger: dangerOf(site, side),
  }));
}

/** What was played at a ply (1 or more). */
export function playedAt(game: Game, ply: number): PlayedMessage {
  const { variant, steps } = game;
  const position = positionAt(game, ply - 1);
  const side = position.turn;
  const notation = notationAt(game, ply);
  if (notation === '') return { id: 'play/turn-ended', side };
  return {
    id: 'play/moved',
    side,
    notation,
    happened: happenedIn(variant, position, at(steps, ply - 1).move),
  };
}

/** What was played last at a ply. */
export const lastMoveOf = (game: Game, ply: number): PlayMessage =>
  ply === 0 ? { id: 'play/none-played' } : playedAt(game, ply);

/** The announcement of a step that was just made: it leaves out remarks that have been made before. */
export function newsOf(game: Game, ply: number): PlayMessage {
  const message = announcementOf(game, ply);
  if (message.id !== 'play/goes-on' || message.remarks.length === 0) return message;
  return { ...message, remarks: newRemarks(game, ply).map(({ text }) => text) };
}

/**
 * The remarks on a position without those that the position before it had, and without advice that was given
 * earlier in the game.
 */
function newRemarks(game: Game, ply: number): readonly Remark[] {
  const isAt = (other: number, isSame: (text: Message) => boolean) =>
    remarksAt(game, other).some(({ text }) => isSame(text));
  return remarksAt(game, ply).filter(({ text, isAdvice }) =>
    isAdvice
      ? !game.steps.slice(0, ply).some((_, earlier) => isAt(earlier, ({ id }) => id === text.id))
      : !isAt(ply - 1, (other) => codeOf(other) === codeOf(text)),
  );
}

/** The announcement that the step after `ply` steps of the game was taken back. */
export const takenBackOf = (before: Game, ply: number): PlayMessage => ({
  id: 'play/taken-back',
  undone: playedAt(before, ply + 1),
  standing: withoutNews(announcementOf(before, ply)),
});

/** The announcement that a position of the record is shown. */
export const shownOf = (game: Game, ply: number): PlayMessage => ({
  id: 'play/shown',
  moment: ply === 0 ? null : momentAt(game, ply),
  standing: withoutRemarks(announcementOf(game, ply)),
});

/** The announcement without its remarks, for a screen that shows those elsewhere. */
export const withoutRemarks = (message: PlayMessage): PlayMessage =>
  message.id === 'play/goes-on' ? { ...message, remarks: [] } : message;

/** The announcement without what was played. */
export const withoutPlayed = (message: PlayMessage): PlayMessage =>
  message.id === 'play/goes-on' || message.id === 'play/over' ? { ...message, played: null } : message;

/**
 * The announcement of a move, for a place with little room beside the players’ strips: they say who is to do what, and how
 * long pieces in hand may wait. With a check, or a drop that is due, nothing is left out.
 */
export function briefly(message: PlayMessage): PlayMessage {
  if (message.id !== 'play/goes-on' || message.played?.id !== 'play/moved') return message;
  if (message.checks.length > 0 || message.due.length > 0) return message;
  const { happened } = message.played;
  const received = happened.received.filter(({ turnsLeft }) => turnsLeft === null);
  return { ...message.played, happened: { ...happened, received } };
}

/** What follows from an announcement, without what was played and the remarks on it. */
export const withoutNews = (message: PlayMessage): PlayMessage =>
  message.id === 'play/goes-on'
    ? { ...message, played: null, remarks: [] }
    : message.id === 'play/over'
      ? { ...message, played: null }
      : message;
