/** A bound on what is read: more changes than any game has. */
const HIGHEST_REVISION = 1_000_000_000;

/**
 * Which game a record belongs to, and how far that game had come. Of two copies of one game, the one with the
 * higher revision is current.
 */
export interface Identity {
  /** 1 to 40 letters, digits, `-` and `_`. */
  readonly id: string;
  /** Grows by one with every change of the game, taking back included. */
  readonly revision: number;
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,40}$/.test(value);

/** Whether a value from outside can be a revision. */
export const isRevision = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= HIGHEST_REVISION;

/** An identity as a link stores it. */
export type IdentityPair = readonly [id: string, revision: number];

/** Whether a value from outside is an identity as a link stores it. */
export const isIdentityPair = (value: unknown): value is IdentityPair =>
  Array.isArray(value) && value.length === 2 && isId(value[0]) && isRevision(value[1]);

/** Reads an identity from its two parts; undefined if they are not valid. */
export const readIdentity = (id: unknown, revision: unknown): Identity | undefined =>
  isId(id) && isRevision(revision) ? { id, revision } : undefined;
