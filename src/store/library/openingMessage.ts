import type { Message } from '../../engine/rules/message.ts';

/** What an import did, as numbers of games. */
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

/** Messages about a text from outside. */
export type OpeningMessage =
  | { readonly id: 'opening/nothing' | 'opening/file-too-long' | 'opening/no-export' }
  | {
      readonly id: 'opening/imported';
      readonly counts: ImportCounts;
      /** Why it stopped, if it did. */
      readonly trouble: Message | null;
      /** Whether settings and solved tasks were taken over with the games. */
      readonly withPreferences: boolean;
    };
