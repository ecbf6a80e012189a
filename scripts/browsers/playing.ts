import { namedPiece } from '../../src/engine/rules/argument.ts';
import { readAction, withActions } from '../../src/engine/game/action.ts';
import type { Game } from '../../src/engine/game/game.ts';
import type { Choice } from '../../src/engine/rules/move.ts';
import { shapeOf } from '../../src/engine/topology/topology.ts';
import { gameOf, recordedTexts } from '../../tests/browser/support/board.ts';
import { picksFor } from '../../tests/support/picks.ts';
import { valueOf } from '../../tests/support/result.ts';
import { expectRecord, named, site } from './scene.ts';
import type { Tab, Target } from './tab.ts';
import { pieceWords } from '../../src/words/en/grammar.ts';
import { say } from '../../src/words/say.ts';

/**
 * Plays actions of the game on the screen with the mouse, each by picking what a person would pick, and
 * checks that the record follows. Returns the game after the actions.
 */
export async function play(tab: Tab, game: Game, actions: readonly string[]): Promise<Game> {
  let current = game;
  for (const action of actions) {
    for (const choice of picksFor(current, valueOf(readAction(current, action))))
      await tab.click(targetOf(current, choice));
    current = valueOf(withActions(current, [action]));
    await expectRecord(tab, recordedTexts(current));
  }
  return current;
}

/** Does the same from the start of a variant. */
export const playFromStart = (tab: Tab, id: string, actions: readonly string[]): Promise<Game> =>
  play(tab, gameOf(id), actions);

function targetOf(game: Game, choice: Choice): Target {
  const { topology } = game.variant;
  switch (choice.kind) {
    case 'site':
      return site(shapeOf(topology, choice.site).name);
    case 'hand': {
      const piece = pieceWords(namedPiece(game.variant, choice.piece));
      return { role: 'button', name: piece, isBeginning: true };
    }
    case 'button':
      return named('button', say(choice.label));
  }
}
