import { at } from '../at.ts';
import { BOARD } from '../rules/commonReasons.ts';
import type { Move, Origin } from '../rules/move.ts';
import type { Outcome } from '../rules/outcome.ts';
import { drawSentence, outcomeSentence } from '../rules/outcome.ts';
import type { Piece } from '../rules/piece.ts';
import { kindOf, sideOf } from '../rules/piece.ts';
import type { Position } from '../rules/position.ts';
import type { Reason, Reasons } from '../rules/reason.ts';
import { because } from '../rules/reason.ts';
import { sideName } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Site } from '../topology/site.ts';
import type { Game } from './game.ts';
import { currentPosition, pastAt } from './game.ts';

/**
 * Tells of two picks in a position, `from`, a site or a held piece, and then the site `to`, why they say no legal
 * action: the first reason that a player would want to hear. Null exactly if there is such an action; one that
 * carries the ground of `from` to `to` is counted, though it is said with a button.
 */
export function explainer(
  variant: Variant,
  reasons: Reasons,
  position: Position,
  past: readonly Position[],
): (from: Origin, to: Site) => Reason | null {
  const outcome = variant.outcome(position, past);
  if (outcome) {
    const over = gameOver(variant, outcome);
    return () => over;
  }
  const legal = new Set(variant.moves(position, past).flatMap((move) => pairsOf(variant, position, move)));
  return (from, to) => {
    if (legal.has(pairKey(from, to))) return null;
    const reason = from.kind === 'hand' ? notInHand(variant, position, from.piece) : null;
    return reason ?? reasons.explain(position, past, from, to);
  };
}

/**
 * The same at the end of a game, which the players may have ended. Rejects when the reasons of the variant cannot
 * be loaded.
 */
export async function whyNot(game: Game, from: Origin, to: Site): Promise<Reason | null> {
  const { variant, steps, ending } = game;
  if (ending) return gameOver(variant, ending);
  const reasons = await variant.reasons();
  return explainer(variant, reasons, currentPosition(game), pastAt(game, steps.length))(from, to);
}

/** What two picks say, as a key. */
const pairKey = (from: Origin, to: Site): string =>
  from.kind === 'site' ? `${String(from.site)} ${String(to)}` : `hand ${String(from.piece)} ${String(to)}`;

/** The pairs of picks with which a move can begin. */
function pairsOf(variant: Variant, position: Position, move: Move): string[] {
  return variant.paths(position, move).flatMap(([from, to]) => {
    if (!from || from.kind === 'button') return [];
    if (to?.kind === 'site') return [pairKey(from, to.site)];
    return variant
      .effects(position, move)
      .flatMap((effect) =>
        effect.kind === 'ground' && from.kind === 'site' && effect.from === from.site
          ? [pairKey(from, effect.to)]
          : [],
      );
  });
}

function gameOver(variant: Variant, outcome: Outcome): Reason {
  const end =
    outcome.winner === null
      ? `The game is drawn: ${drawSentence(outcome.reason)}.`
      : `The game is over; ${outcomeSentence(outcome)}`;
  return because('game over', variant.endRule(outcome), end);
}

/** That the side to move does not hold such a piece; null if it does. */
function notInHand(variant: Variant, position: Position, piece: Piece): Reason | null {
  const holders = variant
    .hands(position)
    .filter((held) => held.piece === piece)
    .map(({ holder }) => holder);
  if (holders.includes(position.turn)) return null;
  const { name } = at(variant.kinds, kindOf(piece));
  const [holder] = holders;
  return holder === undefined
    ? because('not in hand', BOARD, `No ${name} of ${sideName(sideOf(piece))} is in hand.`)
    : because(
        'not your turn',
        BOARD,
        `It is ${sideName(position.turn)}’s turn, and the ${name} is in ${sideName(holder)}’s hand.`,
      );
}
