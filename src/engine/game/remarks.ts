import { memo } from '../memo.ts';
import type { Remark } from '../rules/remark.ts';
import type { Status } from '../rules/status.ts';
import type { Game } from './game.ts';
import { positionAt, statusAt } from './game.ts';

/** Kept by status, since a status belongs to one position with one history. */
const remarksWith = memo((status: Status, game: Game, ply: number): readonly Remark[] =>
  game.variant.remarks(positionAt(game, ply), status),
);

/** What the players should know about the position after `ply` steps of a game. */
export const remarksAt = (game: Game, ply: number): readonly Remark[] =>
  remarksWith(statusAt(game, ply), game, ply);
