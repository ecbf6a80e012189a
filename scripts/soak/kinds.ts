/** The operations of a page or its service worker that are counted. */
export type Operation =
  | 'open'
  | 'transaction'
  | 'read'
  | 'write'
  | 'commit'
  | 'local read'
  | 'local write'
  | 'cache open'
  | 'cache match'
  | 'cache write'
  | 'fetch'
  | 'import';

/** The parts of the session. */
export type ChapterName = 'game' | 'dialogs' | 'library' | 'learning' | 'update';

/** A way in which an operation fails. */
export interface Kind {
  readonly name: string;
  readonly operation: Operation;
  /**
   * The name of the error, or `silence` for no answer at all, or `lost answer` for an operation that
   * succeeded but is reported as failed.
   */
  readonly how: string;
  /** The chapters in which it can matter. */
  readonly chapters: readonly ChapterName[];
}

const games: readonly ChapterName[] = ['game', 'library'];
/** The chapters in which parts of the page and settings are loaded. */
const page: readonly ChapterName[] = ['dialogs', 'library', 'learning'];

export const kinds: readonly Kind[] = [
  { name: 'open, refused', operation: 'open', how: 'SecurityError', chapters: games },
  { name: 'open, failing', operation: 'open', how: 'UnknownError', chapters: games },
  { name: 'open, silent', operation: 'open', how: 'silence', chapters: games },
  { name: 'transaction', operation: 'transaction', how: 'InvalidStateError', chapters: games },
  { name: 'read', operation: 'read', how: 'UnknownError', chapters: games },
  { name: 'write', operation: 'write', how: 'UnknownError', chapters: games },
  { name: 'commit, no room', operation: 'commit', how: 'QuotaExceededError', chapters: games },
  { name: 'commit, unknown', operation: 'commit', how: 'UnknownError', chapters: games },
  { name: 'commit, answer lost', operation: 'commit', how: 'lost answer', chapters: games },
  { name: 'local storage, reading', operation: 'local read', how: 'SecurityError', chapters: page },
  { name: 'local storage, no room', operation: 'local write', how: 'QuotaExceededError', chapters: page },
  { name: 'lazy import', operation: 'import', how: 'failed', chapters: page },
  { name: 'cache, opening', operation: 'cache open', how: 'UnknownError', chapters: ['update'] },
  { name: 'cache, looking up', operation: 'cache match', how: 'UnknownError', chapters: ['update'] },
  { name: 'cache, no room', operation: 'cache write', how: 'QuotaExceededError', chapters: ['update'] },
  { name: 'fetch in the worker', operation: 'fetch', how: 'failed', chapters: ['update'] },
];

/** What follows the first failure: a reload at once, the rest of the session, or only failures. */
export const modes = ['then a reload', 'then all is well', 'and all after it'] as const;
export type Mode = (typeof modes)[number];

/** One case: the nth operation of a kind fails in a chapter. */
export interface Fault {
  readonly chapter: ChapterName;
  readonly kind: Kind;
  readonly nth: number;
  readonly mode: Mode;
}

/** `game: write 7, and all after it`. */
export const faultName = ({ chapter, kind, nth, mode }: Fault): string =>
  `${chapter}: ${kind.name} ${String(nth)}, ${mode}`;
