import type { Visit } from './visit.ts';

/** Something that a person does. */
export interface Step {
  readonly name: string;
  /** Fails when it cannot be done. */
  readonly take: () => Promise<void>;
}

/** What came of looking at the page. */
export interface Finding {
  /** What is wrong, in words. */
  readonly complaints: readonly string[];
  /** How many actions were shown and are gone. */
  readonly lost: number;
}

/** A part of the session, under way. */
export interface Session {
  readonly steps: readonly Step[];
  /** What is not true of what the page says; remembers what it shows. */
  readonly beforeReload: () => Promise<Finding>;
  /** What is not there any more. */
  readonly afterReload: () => Promise<Finding>;
}

/** A part of the session. It begins on a page that has just been opened. */
export interface Chapter {
  /** Where it begins: a hash route. */
  readonly route: string;
  /** What stands in local storage from before. */
  readonly device?: Readonly<Record<string, string>>;
  readonly begin: (visit: Visit) => Session;
}

export const nothingWrong: Finding = { complaints: [], lost: 0 };
