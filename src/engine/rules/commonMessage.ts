/** What boards of all variants say. */
export type CommonMessage =
  /** A king is in check, in words that follow a site's name. */
  | { readonly id: 'common/in-check' }
  /** How that moves which is no kind of piece. */
  | { readonly id: 'common/no-movement' }
  /** A site that comes and goes with the ground. */
  | { readonly id: 'common/not-there-now' }
  /** The button that confirms a move. */
  | { readonly id: 'common/play' };
