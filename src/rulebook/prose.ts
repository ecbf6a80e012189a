import type {
  CardData,
  ExampleData,
  PathData,
  RulebookData,
  RulingData,
  SectionData,
  TaskData,
} from './data.ts';

// The text of a rulebook for people, in one language. Each type is made from the type of the data that the
// prose is about, so a missing or superfluous sentence is a type error. Without its parameter, a type is that
// of the prose about any data.

export type RulebookProse<R extends RulebookData = RulebookData> = {
  /** What kind of game it is, in two or three sentences. */
  readonly lead: string;
  readonly sections: { readonly [S in R['sections'][number] as S['id']]: SectionProse<S> };
} & Entries<'rulings', RulingsProse<R['rulings']>>;

export type SectionProse<S extends SectionData = SectionData> = {
  readonly title: string;
  /** Each text is a paragraph. */
  readonly text: readonly string[];
} & Entries<'examples', { readonly [E in S['examples'][number] as E['id']]: ExampleProse<E> }> &
  Entries<'tasks', { readonly [T in S['tasks'][number] as T['id']]: TaskProse<T> }>;

/** A sentence about a claim has the claim's key: the actions that lead to it, then its action or its site. */
export type ExampleProse<E extends ExampleData = ExampleData> = {
  /** What to notice in it: a sentence or two. */
  readonly caption: string;
} & Entries<'why', Whys<E>> &
  Entries<'ground', Labels<E>>;

/** Why an action is illegal: a sentence for the player who tries it. */
type Whys<E extends ExampleData> = Readonly<Record<KeyOf<E['claims'][number], 'illegal'>, string>>;

/** What the ground of a site is, in the variant's words: `wall of White`. */
type Labels<E extends ExampleData> = Readonly<Record<KeyOf<E['claims'][number], 'ground'>, string>>;

export interface TaskProse<T extends TaskData = TaskData> {
  /** What to do: “Answer the check without moving the king.” */
  readonly prompt: string;
  /** What to think of, for people who ask. */
  readonly hint: string;
  /** What happened if a goal does not hold, a sentence or two for each goal. */
  readonly otherwise: SentenceForEach<T['goals']>;
}

/** The text of a path, as short as it can be. */
export interface PathProse<P extends PathData = PathData> {
  readonly cards: { readonly [C in P['cards'][number] as C['id']]: CardProse<C> };
  /** The card that leads to a game: what is left to know, or how to begin. */
  readonly last: { readonly title: string; readonly text: string };
}

export interface CardProse<C extends CardData = CardData> extends Omit<TaskProse<C>, 'hint'> {
  readonly title: string;
  readonly text: string;
}

type SentenceForEach<List extends readonly unknown[]> = { readonly [I in keyof List]: string };

/** The texts of rulings, by their ids. */
export type RulingsProse<R extends readonly RulingData[] = readonly RulingData[]> = Readonly<
  Record<R[number]['id'], RulingProse>
>;

export interface RulingProse {
  readonly question: string;
  readonly ours: string;
  /** The other way to read it. */
  readonly other: string;
}

/** A property of that name with all these entries; no such property if there are none. */
type Entries<Name extends string, All> = [keyof All] extends [never]
  ? unknown
  : string extends keyof All
    ? { readonly [N in Name]?: All }
    : { readonly [N in Name]: All };

/**
 * The keys of the sentences about the claims of a kind: the actions that lead to a claim, and what it is
 * about.
 */
type KeyOf<C, Kind extends 'illegal' | 'ground'> = C extends { readonly kind: Kind }
  ? SubjectOf<C>
  : C extends { readonly actions: infer Actions; readonly then: readonly (infer Then)[] }
    ? Line<Actions, KeyOf<Then, Kind>>
    : never;

/** The illegal action, or the site whose ground has a label. */
type SubjectOf<C> = C extends { readonly label: '' }
  ? never
  : C extends { readonly action: infer Action extends string }
    ? Action
    : C extends { readonly site: infer Site extends string }
      ? Site
      : never;

/** A key after the actions that lead to it, with spaces in between. */
type Line<Actions, Key extends string> = Actions extends readonly [infer First extends string, ...infer Rest]
  ? `${First} ${Line<Rest, Key>}`
  : Key;
