import type { Game } from '../../engine/game/game.ts';
import { historyAt, outcomeAt, positionAt, statusAt } from '../../engine/game/game.ts';
import { happenedIn } from '../../engine/game/happened.ts';
import { at } from '../../engine/at.ts';
import { belongsTo } from '../../engine/rules/piece.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import { rulesOfMove } from '../../rulebook/usedRules.ts';
import { happenedWords } from '../../words/en/happened.ts';
import { outcomeSentence } from '../../words/en/outcomes.ts';
import { say } from '../../words/say.ts';

/** An action of a line that is played out, in words, and the rule that makes it work. */
export interface Explained {
  readonly text: string;
  /** The section of the rulebook; empty for none. */
  readonly rule: string;
}

/** Sections about what every piece does, which explain nothing. */
const PLAIN = 'pieces';

/**
 * What the action that leads to a ply does, and the rule that makes it work: the one that ends the game, or what the
 * game has to say to a newcomer about the position in which it is played.
 */
export function explained(game: Game, ply: number): Explained {
  const { variant } = game;
  const { move } = at(game.steps, ply - 1);
  const [position, status] = [positionAt(game, ply - 1), statusAt(game, ply - 1)];
  const deed = happenedWords(happenedIn(variant, position, move));
  const outcome = outcomeAt(game, ply);
  if (outcome) return { text: `${deed} ${outcomeSentence(outcome)}`, rule: variant.endRule(outcome) };
  const isDanger = variant
    .marks(position)
    .some(({ kind, site }) => kind === 'check' && belongsTo(pieceAt(position.board, site), position.turn));
  const rules = rulesOfMove(variant, position, move, isDanger, status.forbidden.length > 0);
  const rule = rules.find((section) => section !== PLAIN) ?? '';
  const hint = variant.hints(position, historyAt(game, ply - 1), status).find((each) => each.rule === rule);
  return { text: hint ? `${deed} ${say(hint.text)}` : deed, rule };
}
