import type { Clock } from '../../engine/game/clock.ts';
import type { Game } from '../../engine/game/game.ts';
import type { Identity } from '../../engine/game/identity.ts';
import type { Replay } from '../../engine/record/record.ts';
import { BLANK_LETTER } from '../../engine/record/letter.ts';
import type { Seat } from '../../engine/record/seats.ts';
import { PERSONS } from '../../engine/record/seats.ts';
import type { ChoiceId } from '../../engine/rules/move.ts';
import type { BySide, Side } from '../../engine/rules/side.ts';
import type { Exchanged } from './exchanged.ts';

/**
 * A game and all that goes with it. This is what the device keeps, what links hold, what undo and redo
 * change, and what another tab follows. A document is immutable; each change makes a new one. It does not
 * include what a screen shows, announces or asks.
 */
export interface GameDocument {
  /** Includes the steps that were taken back and can be redone. */
  readonly game: Game;
  /** An empty string for a player without a name. */
  readonly players: BySide<string>;
  /** Who plays each side. */
  readonly seats: BySide<Seat>;
  /**
   * Null when the game is played without a clock. It changes when a turn ends or a player operates it, never
   * because time passes.
   */
  readonly clock: Clock | null;
  /** Whether the players agree that moves can be taken back. */
  readonly takebacks: boolean;
  /** The side whose draw offer is not answered yet; null for none. */
  readonly drawOffer: Side | null;
  /** The side that asks to take its last turn back, in a game by links; null for none. */
  readonly takebackOffer: Side | null;
  /** How often moves were taken back by agreement, in a game by links. */
  readonly cuts: number;
  /** What both players by links know: the state that was sent or received last; null for none. */
  readonly exchanged: Exchanged | null;
  /**
   * The revision of the last link that came from the other player; null for none. Each device counts its own changes, so
   * of two links from the same one the later has the higher number, even if nothing was played between.
   */
  readonly received: number | null;
  /** The ply that is shown. */
  readonly cursor: number;
  /** The choices picked so far for the next move. */
  readonly picked: readonly ChoiceId[];
  /** Identifies the game. Null until something has happened in it. */
  readonly identity: Identity | null;
}

/** What changes with each part: the state of the game, the place in the same state, or the name. */
const SCOPES: Readonly<Record<keyof GameDocument, 'game' | 'place' | 'name'>> = {
  game: 'game',
  players: 'game',
  seats: 'game',
  clock: 'game',
  takebacks: 'game',
  drawOffer: 'game',
  takebackOffer: 'game',
  cuts: 'game',
  exchanged: 'place',
  received: 'place',
  cursor: 'place',
  picked: 'place',
  identity: 'name',
};

const PARTS = Object.keys(SCOPES).filter((key): key is keyof GameDocument => key in SCOPES);

/** One shared array, so that two documents with nothing picked are equal in this part. */
export const NOTHING_PICKED: readonly ChoiceId[] = [];

/** A document of a game, showing its last position. `parts` overrides the other defaults. */
export const newDocument = (game: Game, parts: Partial<Omit<GameDocument, 'game'>> = {}): GameDocument => ({
  game,
  players: ['', ''],
  seats: PERSONS,
  clock: null,
  takebacks: true,
  drawOffer: null,
  takebackOffer: null,
  cuts: 0,
  exchanged: null,
  received: null,
  cursor: game.steps.length,
  picked: NOTHING_PICKED,
  identity: null,
  ...parts,
});

/** The document of a game replayed from a record. */
export const documentOf = ({
  game,
  players,
  cursor,
  identity,
  seats = PERSONS,
  letter = BLANK_LETTER,
}: Replay): GameDocument =>
  newDocument(game, {
    players,
    seats,
    cursor,
    identity: identity ?? null,
    drawOffer: letter.draw,
    takebackOffer: letter.takeback,
    cuts: letter.cuts,
  });

/** Whether the game itself has changed. Browsing and picking do not change it. */
export const isChanged = (after: GameDocument, before: GameDocument): boolean =>
  PARTS.some((part) => SCOPES[part] === 'game' && after[part] !== before[part]);

/** Whether a player who comes back would find the game in another state or place. */
export const isLeftOtherwise = (after: GameDocument, before: GameDocument): boolean =>
  PARTS.some((part) => SCOPES[part] !== 'name' && after[part] !== before[part]);

/** The document `after`, which follows `before`, with a higher revision if the game itself has changed. */
export function revise(after: GameDocument, before: GameDocument, newId: () => string): GameDocument {
  if (!isChanged(after, before)) return after;
  const { id, revision } = after.identity ?? { id: newId(), revision: 0 };
  return { ...after, identity: { id, revision: revision + 1 } };
}
