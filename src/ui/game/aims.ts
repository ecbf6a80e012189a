import type { Game } from '../../engine/game/game.ts';
import { positionAt } from '../../engine/game/game.ts';
import { nextChoices } from '../../engine/game/candidates.ts';
import { sitesAmong } from '../../engine/rules/move.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import type { Selection } from '../../store/selection.ts';
import { backOut, liveCandidates } from '../../store/selection.ts';
import { targetsOf } from '../../store/targets.ts';
import type { Aims } from '../board/aim.ts';

/** What a finger may mean on the board of a game: every site that can be picked, and which of them lead to a move. */
export function aimsOf(game: Game, cursor: number, selection: Selection | null): Aims {
  const { board } = positionAt(game, cursor);
  const origins = sitesAmong(nextChoices(liveCandidates(game, cursor), []).map(({ choice }) => choice));
  // Another destination replaces one that waits for confirmation.
  const open = selection?.settled ? backOut(selection) : selection;
  const targets = open?.binding ? targetsOf(game.variant, open).map(({ site }) => site) : null;
  return {
    goals: targets ?? origins,
    others: [
      ...board.flatMap((piece, site) => (piece === EMPTY ? [] : [site])),
      ...sitesAmong(selection?.picked ?? []),
    ],
    draggable: origins.filter((site) => pieceAt(board, site) !== EMPTY && targets?.includes(site) !== true),
  };
}
