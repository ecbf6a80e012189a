import { at } from '../../src/engine/at.ts';
import { finish } from '../../src/engine/finish.ts';
import { legalActions, withActions } from '../../src/engine/game/action.ts';
import { currentPosition, historyAt, newGame } from '../../src/engine/game/game.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { unwrap } from '../../src/engine/rules/result.ts';
import { checkProof } from '../../src/engine/search/proof/check.ts';
import { mainLine } from '../../src/engine/search/proof/mainLine.ts';
import { prove } from '../../src/engine/search/proof/prove.ts';
import type { Searchable } from '../../src/engine/search/searchable.ts';
import { think } from '../../src/engine/search/think.ts';
import type { ForcedWin } from '../../src/rulebook/known/known.ts';

/** In how many turns after its first one a side shall win. */
const TURNS = 3;

/**
 * A win by force from the start of the side that begins: with the action that the highest level plays, if there is a proof
 * after each legal answer, which the checker accepts. Null if one of them is not proved, and as soon as there is no time.
 */
export function forcedWin(searchable: Searchable, hasTime: () => boolean): ForcedWin | null {
  const { variant } = searchable;
  const begun = unwrap(withActions(newGame(variant), [firstOf(searchable)]));
  if (currentPosition(begun).turn === variant.start.turn) return null;
  const answers = legalActions(begun);
  let longest: ForcedWin = { turns: 0, answers: answers.length, line: [] };
  for (const answer of answers) {
    const game = unwrap(withActions(begun, [answer]));
    const won = wonAfter(searchable, game, hasTime);
    if (!won) return null;
    const line = [...game.steps.map(({ action }) => action), ...won.line];
    if (won.turns >= longest.turns) longest = { ...longest, turns: won.turns + 1, line };
  }
  return longest;
}

/** What the highest level plays from the start. */
function firstOf({ variant }: Searchable): string {
  const thinking = think({
    variant: variant.id,
    start: variant.writePosition(variant.start),
    actions: [],
    level: 8,
    limits: { nodes: null, depth: null },
    lines: 1,
    isThreat: false,
    seed: 1,
  });
  return at(finish(unwrap(thinking)).lines[0].actions, 0);
}

/** A win of the side that began, after its first action and an answer, proved and checked; null for none. */
export function wonAfter(
  searchable: Searchable,
  game: Game,
  hasTime: () => boolean,
): { readonly turns: number; readonly line: readonly string[] } | null {
  const { variant } = searchable;
  const side = variant.start.turn;
  const position = currentPosition(game);
  const history = historyAt(game, game.steps.length);
  const proving = prove(searchable, position, history, { turns: TURNS, draws: false, winner: side });
  for (let step = proving.next(); ; step = proving.next()) {
    if (step.done !== true) {
      if (!hasTime()) return null;
      continue;
    }
    const finding = step.value;
    if (finding.kind !== 'won' || !finding.proof) return null;
    const { turns, proof } = finding;
    const rejection = checkProof(variant, position, history, { side, goal: 'win', turns }, proof);
    if (rejection) throw new Error(`The checker rejects a proof: ${rejection.why}.`);
    return { turns, line: mainLine(proof) };
  }
}
