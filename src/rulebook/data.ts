// What the engine can check of a rulebook. No sentence for a person is here: the prose has them, under the ids of the data.

/** The rules of a game without their prose. */
export interface RulebookData {
  /** In the order in which a player needs them. */
  readonly sections: readonly SectionData[];
  /** Where the inventor's page leaves room, and how we read it. */
  readonly rulings: readonly RulingData[];
}

export interface SectionData {
  /** As in links and in reasons: lower-case words with hyphens. */
  readonly id: string;
  readonly examples: readonly ExampleData[];
  readonly tasks: readonly TaskData[];
}

/** A game on a board, and what must be true of it. */
export interface ExampleData {
  /** Unique in the rulebook. */
  readonly id: string;
  /** One of the rulebook's variants; the first when absent. */
  readonly variant?: string;
  /** A position string; the variant's start when absent. */
  readonly position?: string;
  /** What is played from the position before one looks. */
  readonly played?: readonly string[];
  /** The site whose piece is picked when one comes, so that its moves are seen. */
  readonly picked?: string;
  readonly claims: readonly ClaimData[];
}

/** What must be true in an example once all of it is played. */
export type ClaimData = WordlessClaim | IllegalClaim | GroundClaim | LeadsClaim<ClaimData>;

/** A claim that is seen on the board, or by playing it. */
export type WordlessClaim =
  | { readonly kind: 'legal'; readonly action: string }
  /** The piece on a site, whoever is to move, can go to these sites and no others. */
  | { readonly kind: 'goals'; readonly from: string; readonly to: readonly string[] }
  /** The outcome's text, null while the game goes on. */
  | { readonly kind: 'outcome'; readonly outcome: string | null }
  /** The draws that may be claimed. */
  | { readonly kind: 'claimable'; readonly reasons: readonly string[] }
  /** A mark of that kind is on the site. */
  | { readonly kind: 'marked'; readonly site: string; readonly mark: string }
  /** No mark of that kind is on the site. */
  | { readonly kind: 'unmarked'; readonly site: string; readonly mark: string };

/** An action is illegal though the game goes on; `reason` is what the engine's reason comes down to. */
export interface IllegalClaim {
  readonly kind: 'illegal';
  readonly action: string;
  /** The kind of the reason. */
  readonly reason?: string;
}

/** The ground of a site has a label: the empty one for mere ground, any other is prose. */
export interface GroundClaim {
  readonly kind: 'ground';
  readonly site: string;
  readonly label?: '';
}

/**
 * The actions can be played one after the other, and lead to a position string, to an outcome's text (null
 * if the game goes on), and to where other claims hold; whichever of these is given.
 */
export interface LeadsClaim<Then> {
  readonly kind: 'leads';
  readonly actions: readonly string[];
  readonly position?: string;
  readonly outcome?: string | null;
  readonly then?: readonly Then[];
}

/** Something to find on the board. */
export interface TaskData {
  /** Unique in the rulebook. */
  readonly id: string;
  readonly variant?: string;
  readonly position: string;
  readonly played?: readonly string[];
  /** How many actions of the side to move it takes, unless its turn or the game ends before; 1 when absent. */
  readonly actions?: number;
  /** All must hold when those are made. */
  readonly goals: readonly GoalData[];
  /** Actions that solve it, to show and to prove that it can be done. */
  readonly solution: readonly string[];
}

/** What must hold after the actions of a task. */
export type GoalData =
  /** The side that acted has won. */
  | { readonly kind: 'won' }
  | { readonly kind: 'outcome'; readonly outcome: string }
  /** The king of the side that acted is not in check, or that of the enemy is. */
  | { readonly kind: 'safe' }
  | { readonly kind: 'checking' }
  /** The enemy could not win with one action, were it its turn. */
  | { readonly kind: 'holding' }
  /** That piece (upper case White's) stands on the site; `.` for an empty site. */
  | { readonly kind: 'stands'; readonly piece: string; readonly site: string }
  /** Some action matches a pattern, in full; a regular expression. */
  | { readonly kind: 'action'; readonly pattern: string }
  | { readonly kind: 'noAction'; readonly pattern: string };

/** A point on which the inventor's page is silent or unclear. */
export interface RulingData {
  /** Unique among the rulings of the rulebook; the prose has the ruling under it. */
  readonly id: string;
  /** The section it belongs to. */
  readonly section: string;
}
