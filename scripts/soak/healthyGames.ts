import { withActions } from '../../src/engine/game/action.ts';
import { newGame } from '../../src/engine/game/game.ts';
import { unwrap } from '../../src/engine/rules/result.ts';
import { newDocument } from '../../src/store/document/document.ts';
import type { SavedGame } from '../../src/store/library/savedGame.ts';
import { savedFrom } from '../../src/store/library/savedGame.ts';
import { variantNamed } from '../../tests/support/registry.ts';

const VARIANT = 'chess99';
/** A day of 2026, in milliseconds since 1970. */
const DAY = 1_780_000_000_000;

/** A saved game of Chess 99, with a title and some actions. */
export function healthyGame(id: string, title: string, actions: readonly string[]): SavedGame {
  const game = unwrap(withActions(newGame(variantNamed(VARIANT)), actions));
  const head = { id, title, created: DAY, changed: DAY, revision: 1 };
  return savedFrom(newDocument(game, { players: ['Ada', 'Grace'] }), head, 0);
}
