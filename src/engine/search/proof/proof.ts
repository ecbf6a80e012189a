import type { Side } from '../../rules/side.ts';
import type { Played } from '../thought.ts';

/**
 * How a side reaches its goal from a position: plain data, a tree in which equal parts may be the same object. A
 * turn of several actions is as many steps.
 */
export type Proof =
  /** The game is over. */
  | { readonly kind: 'end' }
  /** The side to move, whose goal it is, claims the draw that it wants. */
  | { readonly kind: 'claim' }
  /** The side to move, whose goal it is, plays this action string. */
  | { readonly kind: 'action'; readonly action: string; readonly then: Proof }
  /** Whatever the other side plays: all its legal action strings, with what follows. */
  | { readonly kind: 'replies'; readonly replies: Readonly<Record<string, Proof>> };

/** What a side can force: a win, or a draw at least. */
export type Goal = 'win' | 'draw';

/** What a proof proves. */
export interface Claim {
  readonly side: Side;
  readonly goal: Goal;
  /**
   * How many turns the side takes at most, the last one included. A turn is all consecutive actions of one side,
   * as many as are left of it in the position. To claim a draw takes a turn.
   */
  readonly turns: number;
}

/** What was found out about a position, with its history. */
export type Finding =
  /** A side wins by force in so many of its turns, and not in fewer. No proof if it would be too large. */
  | { readonly kind: 'won'; readonly side: Side; readonly turns: number; readonly proof: Proof | null }
  /** Each side can force a draw at least, one of them in so many of its turns and not in fewer. Proofs by side. */
  | { readonly kind: 'drawn'; readonly turns: number; readonly proofs: readonly [Proof | null, Proof | null] }
  /** Neither side wins by force within so many turns; nothing is known if it is -1. */
  | { readonly kind: 'open'; readonly within: number };

/** How the side to move fares against a win that the other side wants within so many turns. */
export type Defence =
  /** The other side wins by force all the same, in so many of its turns. No proof if it would be too large. */
  | { readonly kind: 'lost'; readonly turns: number; readonly proof: Proof | null }
  /**
   * With these actions, the rest of its turn, it does not lose so fast; and in how many of its turns it then wins by force
   * itself, 0 if that is not known.
   */
  | { readonly kind: 'saved'; readonly actions: readonly string[]; readonly wins: number };

/** What a position is as a puzzle for the side to move, or why it is none. */
export type Examined =
  /** It wins by force in so many turns, and not in fewer; one action begins the win. */
  | { readonly kind: 'puzzle'; readonly turns: number }
  /** It wins in one turn. */
  | { readonly kind: 'at-once' }
  /** The other side wins by force in so many turns. */
  | { readonly kind: 'lost'; readonly turns: number }
  /** No win was found; there is none within so many turns, -1 if that is not known of any number. */
  | { readonly kind: 'open'; readonly within: number }
  /** It wins by force in so many turns; whether by several first actions took too long to find out. */
  | { readonly kind: 'unsure'; readonly turns: number }
  /** At least these two first actions win in so many turns. */
  | { readonly kind: 'several'; readonly turns: number; readonly actions: readonly string[] };

/** How far a prover has got. */
export interface ProofProgress {
  /** Nobody wins by force within so many turns; -1 before that is known for none. */
  readonly within: number;
  /** How many positions were given their outcome and their whole list of moves. */
  readonly nodes: number;
}

/** A game about whose current position something is to be proved. */
export interface ProofTask extends Played {
  /** Within how many turns of the winner, up to `MOST_TURNS`. */
  readonly turns: number;
  /** Whether to look for draws too. */
  readonly draws: boolean;
}

/** Nobody can ask for more turns. */
export const MOST_TURNS = 10;
