import type { Visit } from './visit.ts';

/** A step that a person takes. */
export interface Step {
  readonly name: string;
  /** Rejects if it is not possible. */
  readonly take: () => Promise<void>;
}

/** The result of checking the page. */
export interface Finding {
  /** What is wrong, in sentences. */
  readonly complaints: readonly string[];
  /** How many actions were shown and are now lost. */
  readonly lost: number;
}

/** A part of the session in progress. */
export interface Session {
  readonly steps: readonly Step[];
  /** Checks whether what the page says is true, and remembers what it shows. */
  readonly beforeReload: () => Promise<Finding>;
  /** Checks whether everything that was shown is still there. */
  readonly afterReload: () => Promise<Finding>;
}

/** A part of the session. It begins on a newly opened page. */
export interface Chapter {
  /** Where it begins: a hash route. */
  readonly route: string;
  /** What local storage already holds. */
  readonly device?: Readonly<Record<string, string>>;
  readonly begin: (visit: Visit) => Session;
}

export const nothingWrong: Finding = { complaints: [], lost: 0 };
