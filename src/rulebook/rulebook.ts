import type { Variant } from '../engine/rules/variant.ts';
import type {
  ExampleData,
  GoalData,
  GroundClaim,
  IllegalClaim,
  LeadsClaim,
  RulingData,
  SectionData,
  TaskData,
  WordlessClaim,
} from './data.ts';
import type { RulebookProse, RulingProse, SectionProse, TaskProse } from './prose.ts';

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
  readonly tasks: readonly Task[];
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

export interface Task extends Omit<TaskData, 'goals'>, Pick<TaskProse, 'prompt' | 'hint'> {
  readonly goals: readonly Goal[];
}

/** A goal with a message that says what happened if it does not hold. */
export type Goal = GoalData & { readonly otherwise: string };

export interface Ruling extends RulingData, RulingProse {}
