import type { ReasonKind } from '../engine/rules/reason.ts';
import type { Variant } from '../engine/rules/variant.ts';

/** The rules of a game for its players: text, and positions that say the same to the engine. All of it is data. */
export interface RulebookText {
  /** What kind of game it is, in two or three sentences. */
  readonly lead: string;
  /** In the order in which a player needs them. */
  readonly sections: readonly Section[];
  /** Where the inventor's page leaves room, and how we read it. */
  readonly rulings: readonly Ruling[];
}

/** A rulebook together with what it is about. */
export interface Rulebook extends RulebookText {
  /** Those of one name; the first is the one that an example is played with unless it says otherwise. */
  readonly variants: readonly Variant[];
}

export interface Section {
  /** As in links and in reasons: lower-case words with hyphens. */
  readonly id: string;
  readonly title: string;
  /** A paragraph each. */
  readonly text: readonly string[];
  readonly examples: readonly Example[];
  readonly tasks: readonly Task[];
}

/** A game on a board, and what must be true of it. */
export interface Example {
  /** Unique in the rulebook. */
  readonly id: string;
  /** What to see in it: a sentence or two. */
  readonly caption: string;
  /** One of the rulebook's variants; the first when absent. */
  readonly variant?: string;
  /** A position string; the variant's start when absent. */
  readonly position?: string;
  /** What is played from the position before one looks. */
  readonly played?: readonly string[];
  /** The site whose piece is picked when one comes, so that its moves are seen. */
  readonly picked?: string;
  readonly claims: readonly Claim[];
}

/** What must be true in an example once all of it is played. */
export type Claim =
  | { readonly kind: 'legal'; readonly action: string }
  /** While the game goes on; `why` is a sentence for who tries it, `reason` what the engine's reason comes down to. */
  | { readonly kind: 'illegal'; readonly action: string; readonly why?: string; readonly reason?: ReasonKind }
  /** The piece on a site, whoever is to move, can go to these sites and no others. */
  | { readonly kind: 'goals'; readonly from: string; readonly to: readonly string[] }
  /**
   * The actions can be played one after the other, and lead to a position string, to an outcome's text (null
   * if the game goes on), and to where other claims hold; whichever of these is given.
   */
  | {
      readonly kind: 'leads';
      readonly actions: readonly string[];
      readonly position?: string;
      readonly outcome?: string | null;
      readonly then?: readonly Claim[];
    }
  /** The outcome's text, null while the game goes on. */
  | { readonly kind: 'outcome'; readonly outcome: string | null }
  /** The draws that may be claimed. */
  | { readonly kind: 'claimable'; readonly reasons: readonly string[] }
  /** A mark of that kind is on the site. */
  | { readonly kind: 'marked'; readonly site: string; readonly mark: string }
  /** No mark of that kind is on the site. */
  | { readonly kind: 'unmarked'; readonly site: string; readonly mark: string }
  /** What the ground of the site is, in the variant's words: `wall of White`; an empty text for mere ground. */
  | { readonly kind: 'ground'; readonly site: string; readonly label: string };

/** Something to find on the board. */
export interface Task {
  /** Unique in the rulebook. */
  readonly id: string;
  /** What to do: “Answer the check without moving the king.” */
  readonly prompt: string;
  readonly variant?: string;
  readonly position: string;
  readonly played?: readonly string[];
  /** How many actions of the side to move it takes, unless its turn or the game ends before; 1 when absent. */
  readonly actions?: number;
  /** All must hold when those are made. */
  readonly goals: readonly Goal[];
  /** What to think of, for those who ask. */
  readonly hint: string;
  /** Actions that solve it, to show and to prove that it can be done. */
  readonly solution: readonly string[];
}

/** What must hold after the actions of a task; its message says what happened where it does not. */
export type Goal =
  /** The side that acted has won. */
  | { readonly kind: 'won'; readonly otherwise: string }
  | { readonly kind: 'outcome'; readonly outcome: string; readonly otherwise: string }
  /** The king of the side that acted is not in check, or that of the enemy is. */
  | { readonly kind: 'safe'; readonly otherwise: string }
  | { readonly kind: 'checking'; readonly otherwise: string }
  /** The enemy could not win with one action, were it its turn. */
  | { readonly kind: 'holding'; readonly otherwise: string }
  /** That piece (upper case White's) stands on the site; `.` for an empty site. */
  | { readonly kind: 'stands'; readonly piece: string; readonly site: string; readonly otherwise: string }
  /** Some action matches a pattern, in full; a regular expression. */
  | { readonly kind: 'action'; readonly pattern: string; readonly otherwise: string }
  | { readonly kind: 'noAction'; readonly pattern: string; readonly otherwise: string };

/** A point on which the inventor's page is silent or unclear. */
export interface Ruling {
  readonly question: string;
  readonly ours: string;
  /** The other way to read it. */
  readonly other: string;
  /** The section it belongs to. */
  readonly section: string;
}
