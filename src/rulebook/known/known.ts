/** What is known about the games, by the prover and by the computer’s games against itself. Plain data. */
export interface Known {
  /** How many positions the computer looks at for a move in its games, and at which level. */
  readonly nodes: number;
  readonly level: number;
  /** By the id of a variant. */
  readonly variants: Readonly<Record<string, KnownVariant>>;
}

/** What is known about a variant. Each part is null until it has been looked for. */
export interface KnownVariant {
  readonly selfPlay: SelfPlay | null;
  readonly shortestWin: ShortestWin | null;
  /** Nobody can force a win from the start within so many of their turns. */
  readonly openWithin: number | null;
  readonly forcedWin: ForcedWin | null;
  readonly firstMoves: FirstMoves | null;
  readonly ending: Ending | null;
}

/** The computer’s games against itself, in the order of their seeds. */
export interface SelfPlay {
  /** A letter for each game: who won, or `d` for a draw. */
  readonly results: string;
  /** How many turns each game had, those of both sides. */
  readonly turns: readonly number[];
  /** How often a game was drawn for a reason. */
  readonly draws: Readonly<Record<string, number>>;
  /** In how many positions somebody had to move, and how many legal moves they had together. */
  readonly positions: number;
  readonly moves: number;
}

/** The shortest game that somebody wins, if both sides help. */
export interface ShortestWin {
  /** The turns of both sides; every game of fewer turns was looked at. */
  readonly turns: number;
  /** Whether a win in so many turns was found. If not, the shortest one is longer. */
  readonly isFound: boolean;
  /** The action strings of the first one found; none if none was. */
  readonly line: readonly string[];
  /** How many different positions were looked at. */
  readonly positions: number;
}

/** A win by force of the side that begins, from the start. */
export interface ForcedWin {
  /** How many turns it takes at most, the first and the last included. */
  readonly turns: number;
  /** How many actions the other side can answer the first one with; after each there is a checked proof. */
  readonly answers: number;
  /** The longest of its lines, as action strings. */
  readonly line: readonly string[];
}

/** What White can do on its first move after the kings were placed, for every way to place them. */
export interface FirstMoves {
  readonly placements: number;
  /** In how many of them White can take Black’s king. */
  readonly taken: number;
}

/** King and berserker against king and berserker, where nobody attacks anything. */
export interface Ending {
  /** How many positions were drawn by lot and proved. */
  readonly positions: number;
  /** In how many of them neither side wins by force within `turns` of its turns. */
  readonly open: number;
  readonly turns: number;
}

/** A variant about which nothing is known. */
const UNKNOWN: KnownVariant = {
  selfPlay: null,
  shortestWin: null,
  openWithin: null,
  forcedWin: null,
  firstMoves: null,
  ending: null,
};

/** What is known about a variant by its id. */
export const knownOf = ({ variants }: Known, id: string): KnownVariant => variants[id] ?? UNKNOWN;
