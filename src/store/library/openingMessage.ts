import type { Message } from '../../engine/rules/message.ts';

/** What an import did, in games. */
export interface ImportCounts {
  readonly added: number;
  /** Here already, at least as far as in the import. */
  readonly known: number;
  /** Here before, and further in the import. */
  readonly updated: number;
  /** Unreadable, and put in the repository as they are. */
  readonly damaged: number;
  /** So damaged that there is nothing to put in the repository. */
  readonly leftOut: number;
}

/** What there is to say of a text from outside. */
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
