import type { Message } from '../../engine/rules/message.ts';

/** What happens to a tree, for people who do not see it. */
export type ExploreMessage =
  /** A node is shown; `replies` are the notations of what was tried from there. */
  | { readonly id: 'explore/shown'; readonly standing: Message; readonly replies: readonly string[] }
  /** So many actions are gone; `standing` is the node that is shown now. */
  | { readonly id: 'explore/removed'; readonly count: number; readonly standing: Message }
  | { readonly id: 'explore/asks'; readonly count: number; readonly first: string }
  | { readonly id: 'explore/kept' }
  | { readonly id: 'explore/promoted' | 'explore/main-line' | 'explore/nothing-to-change' }
  | { readonly id: 'explore/undone' | 'explore/redone'; readonly standing: Message }
  | { readonly id: 'explore/collapsed' | 'explore/expanded' }
  /** The notations of what was tried after the node shown, and of what was tried in its place. */
  | { readonly id: 'explore/replies'; readonly replies: readonly string[] }
  | { readonly id: 'explore/variations'; readonly moves: readonly string[] }
  /** A position is kept, to be compared with another; `name` is its move. */
  | { readonly id: 'explore/kept-to-compare'; readonly name: string }
  | { readonly id: 'explore/none-kept-to-compare' }
  | { readonly id: 'explore/merged'; readonly count: number }
  /** Lines were taken into the tree, with so many moves that it had not; `standing` is the node that is shown now. */
  | { readonly id: 'explore/taken'; readonly count: number; readonly standing: Message }
  /** Another page has added so many moves. */
  | { readonly id: 'explore/received'; readonly count: number }
  /** The game around which the tree grew has gone on; so many of its moves were not in the tree. */
  | { readonly id: 'explore/followed'; readonly count: number };
