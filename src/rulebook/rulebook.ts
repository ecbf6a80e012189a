import type { Variant } from '../engine/rules/variant.ts';
import type {
  CardData,
  ExampleData,
  GoalData,
  GroundClaim,
  IllegalClaim,
  LeadsClaim,
  PathData,
  RulingData,
  SectionData,
  TaskData,
  WordlessClaim,
} from './data.ts';
import type { CardProse, PathProse, RulebookProse, RulingProse, SectionProse, TaskProse } from './prose.ts';

/** The rules of a game as its players read them: text, and positions that show the engine the same rules. */
export interface RulebookText extends Pick<RulebookProse, 'lead'> {
  readonly sections: readonly Section[];
  readonly rulings: readonly Ruling[];
}

/** A rulebook together with the variants that it is about. */
export interface Rulebook extends RulebookText {
  /** The variants with one name; an example is played with the first unless it says otherwise. */
  readonly variants: readonly Variant[];
}

export interface Section extends Pick<SectionData, 'id' | 'drawing'>, Pick<SectionProse, 'title' | 'text'> {
  readonly examples: readonly Example[];
  readonly tasks: readonly HintedTask[];
}

export interface Example extends Omit<ExampleData, 'claims'> {
  /** What to notice in it: a sentence or two. */
  readonly caption: string;
  readonly claims: readonly Claim[];
}

/** A claim with its sentence for people. */
export type Claim =
  | WordlessClaim
  /** `why` is a sentence for the player who tries it. */
  | (IllegalClaim & { readonly why: string })
  /** What the ground is, in the variant's words: `wall of White`; empty for ordinary ground. */
  | (Omit<GroundClaim, 'label'> & { readonly label: string })
  | LeadsClaim<Claim>;

export interface Task extends Omit<TaskData, 'goals'>, Pick<TaskProse, 'prompt'> {
  readonly goals: readonly Goal[];
}

export interface HintedTask extends Task, Pick<TaskProse, 'hint'> {}

/** A goal with a message that says what happened if it does not hold. */
export type Goal = GoalData & { readonly otherwise: string };

export interface Ruling extends RulingData, RulingProse {}

/** The short path into a game. */
export interface PathText {
  readonly cards: readonly Card[];
  /** The card that leads to a game. */
  readonly last: PathData['last'] & PathProse['last'];
}

/** A path together with the variants that it is about. */
export interface Path extends PathText, Pick<Rulebook, 'variants'> {}

/** One idea, and a task that shows it. */
export interface Card
  extends Task, Pick<CardData, 'forBeginners' | 'claims'>, Pick<CardProse, 'title' | 'text'> {}
