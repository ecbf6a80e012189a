import * as v from 'valibot';
import { isRevision } from '../../engine/game/identity.ts';
import type { Result } from '../../engine/rules/result.ts';
import { success } from '../../engine/rules/result.ts';
import { formatNumber, natural, readFormat, text, time, titleText } from './format.ts';
import { keepingFailure } from './keepingFailure.ts';

// The list of the library reads studies, so this file leaves their trees to others: it knows them as links only.

/** The number of the current format. */
export const STUDY_SCHEMA = 1;

/** A study needs its schema, id, variant and link. Any other damaged field gets a default. */
const studySchema = v.object({
  /** The format in which it was saved. */
  schema: formatNumber,
  id: v.pipe(text, v.nonEmpty()),
  variant: text,
  /** The whole tree, its notes and the node shown, as the link to it holds them; never empty. */
  link: v.pipe(v.string(), v.nonEmpty()),
  /** A name that somebody gave it; empty for none. */
  title: v.fallback(titleText, ''),
  /** Milliseconds since 1970. */
  created: v.fallback(time, 0),
  changed: v.fallback(time, 0),
  /** Grows with every change of the tree. */
  revision: v.fallback(v.custom<number>(isRevision), 0),
  /** The number of moves in the tree and the position shown, for lists, so that they need not read the link. */
  moves: v.fallback(natural, 0),
  position: v.fallback(text, ''),
});

/** A study as it is saved on the device. */
export type SavedStudy = Readonly<v.InferOutput<typeof studySchema>>;

/** Whether a newer Oddboard saved the study, which may then hold more, so that it is not overwritten. */
export const isNewerStudy = ({ schema }: SavedStudy): boolean => schema > STUDY_SCHEMA;

/** Reads a saved study, from this Oddboard, or from a newer one as far as this one understands it. */
export function readStudy(value: unknown): Result<SavedStudy> {
  const read = readFormat(value, { number: STUDY_SCHEMA, migrations: [], schema: studySchema });
  if (read.kind === 'read') return success(read.value);
  return keepingFailure({ id: `study/${read.kind}` });
}
