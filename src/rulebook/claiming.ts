import type { ClaimData, GroundClaim, IllegalClaim, LeadsClaim, WordlessClaim } from './data.ts';

// Functions with which rulebooks write claims. Lists are given as texts with spaces in between. If the prose
// has a sentence about a claim, the claim keeps its literal type, because the type of the prose is made from
// it.

/** The words of a text that has spaces between them. */
type Words<Text extends string> = string extends Text
  ? readonly string[]
  : Text extends `${infer First} ${infer Rest}`
    ? readonly [First, ...Words<Rest>]
    : Text extends ''
      ? readonly []
      : readonly [Text];

function joinList<Text extends string>(text: Text): Words<Text>;
function joinList(text: string): readonly string[] {
  return text === '' ? [] : text.split(' ');
}

export const legal = (action: string): WordlessClaim => ({ kind: 'legal', action });
export const illegal = <Action extends string>(
  action: Action,
  reason?: string,
): IllegalClaim & { readonly action: Action } => ({
  kind: 'illegal',
  action,
  ...(reason === undefined ? {} : { reason }),
});
export const goals = (from: string, to: string): WordlessClaim => ({ kind: 'goals', from, to: joinList(to) });

/** The actions lead to an outcome, or to a game that goes on. */
export const ends = (actions: string, outcome: string | null): LeadsClaim<never> => ({
  kind: 'leads',
  actions: joinList(actions),
  outcome,
});
/** The actions lead to a position. */
export const comes = (actions: string, position: string): LeadsClaim<never> => ({
  kind: 'leads',
  actions: joinList(actions),
  position,
});
/** The actions lead to a position where the other claims hold. */
export const after = <Actions extends string, const Then extends readonly ClaimData[]>(
  actions: Actions,
  ...then: Then
): { readonly kind: 'leads'; readonly actions: Words<Actions>; readonly then: Then } => ({
  kind: 'leads',
  actions: joinList(actions),
  then,
});

export const outcome = (text: string | null): WordlessClaim => ({ kind: 'outcome', outcome: text });
export const claimable = (reasons: string): WordlessClaim => ({
  kind: 'claimable',
  reasons: joinList(reasons),
});
export const marked = (site: string, mark: string): WordlessClaim => ({ kind: 'marked', site, mark });
export const unmarked = (site: string, mark: string): WordlessClaim => ({ kind: 'unmarked', site, mark });
/** The ground of the site has a label in the prose. */
export const ground = <Site extends string>(site: Site): GroundClaim & { readonly site: Site } => ({
  kind: 'ground',
  site,
});
/** The ground of the site has no label. */
export const bare = (site: string): GroundClaim & { readonly label: '' } => ({
  kind: 'ground',
  site,
  label: '',
});
