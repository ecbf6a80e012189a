// The part of a rulebook that the engine can check. It has no sentences for people: the prose has them, under
// the ids of the data.

/** The rules of a game without their prose. */
export interface RulebookData {
  /** In the order in which a player needs them. */
  readonly sections: readonly SectionData[];
  /** Where the inventor's page is silent or unclear, and how we read it. */
  readonly rulings: readonly RulingData[];
}

export interface SectionData {
  /** As in links and in reasons: lower-case words with hyphens. */
  readonly id: string;
  /** What is drawn beside the text: `promotions` for what each kind becomes. */
  readonly drawing?: 'promotions';
  readonly examples: readonly ExampleData[];
  readonly tasks: readonly TaskData[];
}

/** A game on a board, and claims that must be true of it. */
export interface ExampleData {
  /** Unique in the rulebook. */
  readonly id: string;
  /** One of the rulebook's variants; the first when absent. */
  readonly variant?: string;
  /** A position string; the variant's start when absent. */
  readonly position?: string;
  /** The actions played from the position before it is shown. */
  readonly played?: readonly string[];
  /** The site whose piece is picked at first, so that its moves are shown. */
  readonly picked?: string;
  readonly claims: readonly ClaimData[];
}

/** What must be true in an example after all its actions are played. */
export type ClaimData = WordlessClaim | IllegalClaim | GroundClaim | LeadsClaim<ClaimData>;

/** A claim that needs no sentence: it can be seen on the board or by playing it. */
export type WordlessClaim =
  | { readonly kind: 'legal'; readonly action: string }
  /** The piece on a site, whichever side is to move, can go to these sites and no others. */
  | { readonly kind: 'goals'; readonly from: string; readonly to: readonly string[] }
  /** The outcome's text; null while the game goes on. */
  | { readonly kind: 'outcome'; readonly outcome: string | null }
  /** The draws that may be claimed. */
  | { readonly kind: 'claimable'; readonly reasons: readonly string[] }
  /** A mark of that kind is on the site. */
  | { readonly kind: 'marked'; readonly site: string; readonly mark: string }
  /** No mark of that kind is on the site. */
  | { readonly kind: 'unmarked'; readonly site: string; readonly mark: string };

/** An action is illegal although the game goes on; `reason` is the gist of the engine's reason. */
export interface IllegalClaim {
  readonly kind: 'illegal';
  readonly action: string;
  /** The kind of the reason. */
  readonly reason?: string;
}

/** The ground of a site has a label: empty for ordinary ground, otherwise from the prose. */
export interface GroundClaim {
  readonly kind: 'ground';
  readonly site: string;
  readonly label?: '';
}

/**
 * The actions can be played one after the other. As far as these are given, they lead to a position string,
 * to an outcome's text (null if the game goes on), and to a position where other claims hold.
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
  /**
   * How many actions of the side to move it takes, unless its turn or the game ends sooner; 1 when absent.
   */
  readonly actions?: number;
  /** All must hold after these actions. */
  readonly goals: readonly GoalData[];
  /** Actions that solve it, to show a solution and to prove that there is one. */
  readonly solution: readonly string[];
}

/** What must hold after the actions of a task. */
export type GoalData =
  /** The side that acted has won. */
  | { readonly kind: 'won' }
  | { readonly kind: 'outcome'; readonly outcome: string }
  /** `safe`: the king of the side that acted is not in check; `checking`: the enemy's king is. */
  | { readonly kind: 'safe' }
  | { readonly kind: 'checking' }
  /** The enemy could not win with one action if it were its turn. */
  | { readonly kind: 'holding' }
  /** The piece with that letter (upper case for White) stands on the site; `.` for an empty site. */
  | { readonly kind: 'stands'; readonly piece: string; readonly site: string }
  /** Some action matches the whole pattern, a regular expression; `noAction`: none does. */
  | { readonly kind: 'action'; readonly pattern: string }
  | { readonly kind: 'noAction'; readonly pattern: string };

/** The short path into a game: a few cards, each with one thing to do, and then a game. */
export interface PathData {
  readonly cards: readonly CardData[];
  /** The card that leads to a game, with claims about its start. */
  readonly last: { readonly claims: readonly CardClaim[] };
}

/** One idea of a path, as a task on a board; its id is unique in the path. */
export interface CardData extends TaskData {
  /** Whether it is only for people who have never played chess. */
  readonly forBeginners?: boolean;
  /** What the card says that can be executed; its goals and its solution say the rest. */
  readonly claims: readonly CardClaim[];
}

/** A claim that needs no sentence on a card. */
export type CardClaim = WordlessClaim | IllegalClaim | LeadsClaim<CardClaim>;

/** A point on which the inventor's page is silent or unclear. */
export interface RulingData {
  /** Unique among the rulings of the rulebook; the prose has the ruling under this id. */
  readonly id: string;
  /** The section it belongs to. */
  readonly section: string;
}
