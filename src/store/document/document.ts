import type { Clock } from '../../engine/game/clock.ts';
import type { Game } from '../../engine/game/game.ts';
import type { Identity } from '../../engine/game/identity.ts';
import type { Replay } from '../../engine/record/record.ts';
import type { ChoiceId } from '../../engine/rules/move.ts';
import type { BySide, Side } from '../../engine/rules/side.ts';

/**
 * A game and all that goes with it: what is kept on the device, written in links, taken back and redone, and followed
 * from another tab. A document never changes; each change makes another one. What a screen shows, says, or asks is
 * not in it.
 */
export interface GameDocument {
  /** With the steps that were taken back and can be done again. */
  readonly game: Game;
  /** Empty where a player has no name. */
  readonly players: BySide<string>;
  /**
   * Null when the game is played without one. It changes when a turn ends or a player does something with
   * it, never because time goes by.
   */
  readonly clock: Clock | null;
  /** Who has offered a draw that is not answered yet. */
  readonly drawOffer: Side | null;
  /** The ply that is shown. */
  readonly cursor: number;
  /** What is picked on the way to the next move. */
  readonly picked: readonly ChoiceId[];
  /** Which game it is. Null until something has happened in it. */
  readonly identity: Identity | null;
}

/** What another value of a part means: a later state of the game; the same state, left in another place; or another name. */
const SCOPES: Readonly<Record<keyof GameDocument, 'game' | 'place' | 'name'>> = {
  game: 'game',
  players: 'game',
  clock: 'game',
  drawOffer: 'game',
  cursor: 'place',
  picked: 'place',
  identity: 'name',
};

const PARTS = Object.keys(SCOPES).filter((key): key is keyof GameDocument => key in SCOPES);

/** Always the same, so that two documents in which nothing is picked do not differ in that. */
export const NOTHING_PICKED: readonly ChoiceId[] = [];

/** A document of a game, seen at its end; `parts` says what else is known of it. */
export const newDocument = (game: Game, parts: Partial<Omit<GameDocument, 'game'>> = {}): GameDocument => ({
  game,
  players: ['', ''],
  clock: null,
  drawOffer: null,
  cursor: game.steps.length,
  picked: NOTHING_PICKED,
  identity: null,
  ...parts,
});

/** The document of a game that was played through from a record. */
export const documentOf = ({ game, players, cursor, identity }: Replay): GameDocument =>
  newDocument(game, { players, cursor, identity: identity ?? null });

/** Whether something has happened in the game itself; looking about and picking leave it the same. */
export const isChanged = (after: GameDocument, before: GameDocument): boolean =>
  PARTS.some((part) => SCOPES[part] === 'game' && after[part] !== before[part]);

/** Whether somebody who comes back would find the game otherwise. */
export const isLeftOtherwise = (after: GameDocument, before: GameDocument): boolean =>
  PARTS.some((part) => SCOPES[part] !== 'name' && after[part] !== before[part]);

/** The document `after` as the state that follows `before`: of a higher revision if the game itself has changed. */
export function revise(after: GameDocument, before: GameDocument, newId: () => string): GameDocument {
  if (!isChanged(after, before)) return after;
  const { id, revision } = after.identity ?? { id: newId(), revision: 0 };
  return { ...after, identity: { id, revision: revision + 1 } };
}
