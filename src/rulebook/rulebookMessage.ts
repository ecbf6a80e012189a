/** Why a rulebook cannot be read, or an example cannot be shown. */
export type RulebookMessage =
  /** `name` is the name of the game. */
  | { readonly id: 'rulebook/none'; readonly name: string }
  /** The variant `asked` is not one of the rulebook's. */
  | { readonly id: 'rulebook/other-variant'; readonly asked: string };
