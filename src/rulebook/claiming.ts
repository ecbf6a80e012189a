import type { ReasonKind } from '../engine/rules/reason.ts';
import type { Claim } from './rulebook.ts';

// Claims in the words in which a rulebook makes them. Lists are given with spaces between.

const joinList = (text: string): string[] => (text === '' ? [] : text.split(' '));

export const legal = (action: string): Claim => ({ kind: 'legal', action });
export const illegal = (action: string, why: string, reason?: ReasonKind): Claim => ({
  kind: 'illegal',
  action,
  why,
  ...(reason === undefined ? {} : { reason }),
});
export const goals = (from: string, to: string): Claim => ({ kind: 'goals', from, to: joinList(to) });

/** The actions lead to an outcome, or to a game that goes on. */
export const ends = (actions: string, outcome: string | null): Claim => ({
  kind: 'leads',
  actions: joinList(actions),
  outcome,
});
/** The actions lead to a position. */
export const comes = (actions: string, position: string): Claim => ({
  kind: 'leads',
  actions: joinList(actions),
  position,
});
/** The actions lead to where the other claims hold. */
export const after = (actions: string, ...then: readonly Claim[]): Claim => ({
  kind: 'leads',
  actions: joinList(actions),
  then,
});

export const outcome = (text: string | null): Claim => ({ kind: 'outcome', outcome: text });
export const claimable = (reasons: string): Claim => ({ kind: 'claimable', reasons: joinList(reasons) });
export const marked = (site: string, mark: string): Claim => ({ kind: 'marked', site, mark });
export const unmarked = (site: string, mark: string): Claim => ({ kind: 'unmarked', site, mark });
export const ground = (site: string, label: string): Claim => ({ kind: 'ground', site, label });
