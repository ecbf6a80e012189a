import * as v from 'valibot';

/** A bound on what is read: more changes than any game has. */
const HIGHEST_REVISION = 1_000_000_000;

const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
export const revisionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HIGHEST_REVISION));

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

/** An identity as a link stores it: the id and the revision. */
export const identityTuple = v.strictTuple([idSchema, revisionSchema]);

/** Reads an identity from its two parts; undefined if they are not valid. */
export function readIdentity(id: unknown, revision: unknown): Identity | undefined {
  const read = v.safeParse(identityTuple, [id, revision]);
  return read.success ? { id: read.output[0], revision: read.output[1] } : undefined;
}
