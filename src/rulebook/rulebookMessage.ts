/** Why there is nothing to read, or to show. */
export type RulebookMessage =
  /** The name of a game. */
  | { readonly id: 'rulebook/none'; readonly name: string }
  /** A board is asked for that is none of its game's. */
  | { readonly id: 'rulebook/other-variant'; readonly asked: string };
