import type { Game } from '../../engine/game/game.ts';
import { writeOutcome } from '../../engine/rules/outcome.ts';
import type { Side } from '../../engine/rules/side.ts';

/** A state of a game by links, as far as it takes to say whether another one differs from it. */
export interface Exchanged {
  readonly plies: number;
  /** How the players ended the game, as an outcome’s text; empty if they did not. */
  readonly ending: string;
  readonly cuts: number;
  /** The side that offers a draw; null for none. */
  readonly draw: Side | null;
  /** The side that asks to take its last turn back; null for none. */
  readonly takeback: Side | null;
}

/** What a state of a game by links consists of. */
interface Parts {
  readonly game: Game;
  readonly cuts: number;
  readonly drawOffer: Side | null;
  readonly takebackOffer: Side | null;
}

/** The state of a document, to be compared with one that was exchanged. */
export const stateOf = ({ game, cuts, drawOffer, takebackOffer }: Parts): Exchanged => ({
  plies: game.steps.length,
  ending: game.ending ? writeOutcome(game.ending) : '',
  cuts,
  draw: drawOffer,
  takeback: takebackOffer,
});

/** Whether two states of one game are the same. */
export const sameState = (one: Exchanged, other: Exchanged): boolean =>
  one.plies === other.plies &&
  one.ending === other.ending &&
  one.cuts === other.cuts &&
  one.draw === other.draw &&
  one.takeback === other.takeback;
