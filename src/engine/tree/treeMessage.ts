/** Messages about trees of variations. */
export type TreeMessage =
  | { readonly id: 'tree/other-variant' | 'tree/other-start' }
  | { readonly id: 'tree/too-large'; readonly most: number }
  /** Lines end before these actions, which are not legal. */
  | { readonly id: 'tree/lines-left-out'; readonly actions: readonly string[] };
