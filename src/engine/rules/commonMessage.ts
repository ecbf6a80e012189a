/** Messages on the boards of all variants. */
export type CommonMessage =
  /** A king is in check. Worded to follow the name of a site. */
  | { readonly id: 'common/in-check' }
  /** How `NO_KIND` moves: it does not. */
  | { readonly id: 'common/no-movement' }
  /** A site whose ground is elsewhere now. */
  | { readonly id: 'common/not-there-now' }
  /** The button that confirms a move. */
  | { readonly id: 'common/play' };
