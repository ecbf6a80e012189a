/** Messages about games and studies saved on the device. */
export type KeepingMessage =
  /** Why the database cannot be read or written now. */
  | {
      readonly id:
        | 'keeping/not-opened-yet'
        | 'keeping/newer-database'
        | 'keeping/no-room'
        | 'keeping/forbidden'
        | 'keeping/broken';
    }
  /** `cause` is in the browser’s own words; empty if it gives none. */
  | { readonly id: 'keeping/not-written'; readonly cause: string }
  /** The saved value cannot be read as a game. */
  | { readonly id: 'saved/no-game' | 'saved/newer' | 'saved/damaged' }
  /** The saved value cannot be read as a study. */
  | { readonly id: 'study/nothing' | 'study/newer' | 'study/damaged' }
  /** A newer Oddboard saved the study; this one shows what it understands of it. */
  | { readonly id: 'study/newer-shown' }
  /** The study that an address asks for cannot be opened. */
  | { readonly id: 'study/gone' | 'study/other-variant' }
  /** The game that an address asks for cannot be opened. */
  | { readonly id: 'finding/no-game' | 'finding/gone' | 'finding/other-variant' }
  /** A newer Oddboard saved the game; this one shows what it understands of it. */
  | { readonly id: 'finding/newer' };
