import { namedPiece } from '../rules/argument.ts';
import { BOARD } from '../rules/commonReasons.ts';
import type { Origin } from '../rules/move.ts';
import { beginsWith, pickSite } from '../rules/move.ts';
import type { Outcome } from '../rules/outcome.ts';
import type { Piece } from '../rules/piece.ts';
import type { Position } from '../rules/position.ts';
import type { CommonReason, Reason, Reasons } from '../rules/reason.ts';
import { because } from '../rules/reason.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import type { Game } from './game.ts';
import type { Situation } from './situation.ts';
import { candidatesIn, situationAt } from './situation.ts';

/**
 * Why two picks, `from` (a site or a held piece) and then the site `to`, make no legal action in a situation:
 * the first reason that a player would want to hear. Null exactly if there is such an action.
 */
export function explain(reasons: Reasons, situation: Situation, from: Origin, to: Site): Reason | null {
  const { variant, position, history, status } = situation;
  if (status.outcome) return gameOver(variant, status.outcome);
  const picks = [from, pickSite(to)];
  if (candidatesIn(situation).some(({ path }) => beginsWith(path, picks))) return null;
  const reason = from.kind === 'hand' ? notInHand(variant, position, from.piece) : null;
  return reason ?? reasons.explain(position, history, status, from, to);
}

/**
 * The same after the last step of a game, which the players may have ended. Rejects when the variant’s
 * reasons cannot be loaded.
 */
export async function whyNot(game: Game, from: Origin, to: Site): Promise<Reason | null> {
  const { variant, steps, ending } = game;
  return ending
    ? gameOver(variant, ending)
    : explain(await variant.reasons(), situationAt(game, steps.length), from, to);
}

const gameOver = (variant: Variant, outcome: Outcome): CommonReason =>
  because('game over', variant.endRule(outcome), { id: 'reason/game-over', outcome });

/** A reason if the side to move does not hold such a piece; else null. */
function notInHand(variant: Variant, position: Position, piece: Piece): CommonReason | null {
  const { turn } = position;
  const holders = variant
    .hands(position)
    .filter((held) => held.piece === piece)
    .map(({ holder }) => holder);
  if (holders.includes(turn)) return null;
  const named = namedPiece(variant, piece);
  const [holder] = holders;
  return holder === undefined
    ? because('not in hand', BOARD, { id: 'reason/not-in-hand', piece: named })
    : because('not your turn', BOARD, { id: 'reason/not-your-hand', turn, holder, kind: named.kind });
}
