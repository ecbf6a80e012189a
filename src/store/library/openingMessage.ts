import type { TurnName } from '../../engine/record/rounds.ts';
import type { BySide } from '../../engine/rules/side.ts';
import type { Message } from '../../engine/rules/message.ts';

/** What an import did, as numbers of games or of studies. */
export interface ImportCounts {
  readonly added: number;
  /** Already here, and at least as far as in the import. */
  readonly known: number;
  /** Already here, but further in the import. */
  readonly updated: number;
  /** Unreadable, and put into the repository unchanged. */
  readonly damaged: number;
  /** So damaged that nothing could be put into the repository. */
  readonly leftOut: number;
}

/** What is wrong with one of several games in a text. */
export interface GameFault {
  /** Which game of the text it is, counted from 1. */
  readonly number: number;
  readonly players: BySide<string>;
  readonly causes: readonly Message[];
}

/** Messages about a text from outside. */
export type OpeningMessage =
  /** Nothing says that a game ends after this turn; null if it has none. */
  | { readonly id: 'opening/no-result'; readonly last: TurnName | null }
  | { readonly id: 'opening/nothing' | 'opening/file-too-long' | 'opening/no-export' }
  | {
      readonly id: 'opening/imported';
      readonly counts: ImportCounts;
      readonly studies: ImportCounts;
      /** The games of which not all could be read. */
      readonly faults: readonly GameFault[];
      /** Why it stopped, if it did. */
      readonly trouble: Message | null;
      /** Whether settings and solved tasks were taken over with the games. */
      readonly withPreferences: boolean;
    };
