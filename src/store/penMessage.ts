/** What happens with a pen, for people who do not see the board. */
export type PenMessage =
  /** The pen waits for the end of an arrow, or puts it down. */
  | { readonly id: 'pen/down'; readonly from: string }
  | { readonly id: 'pen/drawn'; readonly from: string; readonly to: string; readonly isGone: boolean }
  /** The pen is taken, or laid down. */
  | { readonly id: 'pen/taken' | 'pen/laid-down' };
