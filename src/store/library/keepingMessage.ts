/** What there is to say of games that are kept on the device. */
export type KeepingMessage =
  /** Why the database cannot be asked or written now. */
  | {
      readonly id:
        | 'keeping/not-opened-yet'
        | 'keeping/newer-database'
        | 'keeping/no-room'
        | 'keeping/forbidden'
        | 'keeping/broken';
    }
  /** In the browser's own words; empty where it has none. */
  | { readonly id: 'keeping/not-written'; readonly cause: string }
  /** What is kept cannot be read as a game. */
  | { readonly id: 'saved/no-game' | 'saved/newer' | 'saved/damaged' }
  /** The game that an address asks for. */
  | { readonly id: 'finding/no-game' | 'finding/gone' | 'finding/other-variant' }
  /** A newer Oddboard has kept it, and this one shows it as it understands it. */
  | { readonly id: 'finding/newer' };
