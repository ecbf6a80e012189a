/** Who is better, as seen by the side to move, and by how much. */
export type Score =
  /** An estimate in hundredths of a pawn, or of the weakest kind where there are no pawns. */
  | { readonly kind: 'estimate'; readonly points: number }
  /** The side to move wins by force in so many of its turns, the winning one included. */
  | { readonly kind: 'win'; readonly turns: number }
  /** The side to move loses by force in so many turns of the enemy. */
  | { readonly kind: 'loss'; readonly turns: number };

/** A line of play that a thinker expects, and what it comes to. */
export interface Line {
  readonly score: Score;
  /** How likely the side to move is to win, a draw counting half, from 0 to 1. */
  readonly chance: number;
  /** Action strings, the first from the position thought about; never none. */
  readonly actions: readonly string[];
}

/** What a thinker has found so far. */
export interface Thought {
  /** How many actions ahead it has looked everywhere; 0 before it has looked at all. */
  readonly depth: number;
  /** How many positions were judged and given their whole list of moves. */
  readonly nodes: number;
  /** The best lines, the best one first, as many as were asked for or as there are moves. Never none. */
  readonly lines: readonly [Line, ...Line[]];
}

/** How strongly the computer plays, from 1, which lets beginners win, to 8. */
export const levels = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Level = (typeof levels)[number];

/** When to stop thinking: at whichever comes first. */
export interface Limits {
  /** How many positions to look at; null for no limit. */
  readonly nodes: number | null;
  /** How many actions to look ahead; null for no limit. */
  readonly depth: number | null;
}

/** What a game is made of in a task: plain data, so that a worker can receive it. */
export interface Played {
  /** The id of the variant. */
  readonly variant: string;
  /** The position string of the position in which the game began. */
  readonly start: string;
  /** The action strings played since. */
  readonly actions: readonly string[];
}

/** A game in which somebody is to find a move, and how. */
export interface Task extends Played {
  /** How strong the play is; null for as strong as the limits allow. */
  readonly level: Level | null;
  readonly limits: Limits;
  /**
   * Whether the side to move passes first: the answer is what the other side threatens. It cannot be asked where a pass
   * tells nothing, as in check.
   */
  readonly isThreat: boolean;
  /** How many lines to find, from 1. */
  readonly lines: number;
  /** The same task with the same seed gets the same answer, unless it is cut short by time. */
  readonly seed: number;
}
