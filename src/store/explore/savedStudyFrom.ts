import { currentPosition } from '../../engine/game/game.ts';
import { writeTreeLink } from '../../engine/record/treeLink.ts';
import { sizeOf } from '../../engine/tree/tree.ts';
import type { SavedStudy } from '../library/savedStudy.ts';
import { STUDY_SCHEMA } from '../library/savedStudy.ts';
import type { Study } from './study.ts';
import { lineOf } from './study.ts';

/** A study in the form to save. */
export const savedStudyFrom = (
  study: Study,
  {
    id,
    title,
    created,
    changed,
    revision,
  }: Omit<SavedStudy, 'schema' | 'variant' | 'link' | 'moves' | 'position'>,
): SavedStudy => ({
  id,
  title,
  created,
  changed,
  revision,
  schema: STUDY_SCHEMA,
  variant: study.tree.variant.id,
  link: writeTreeLink(study),
  moves: sizeOf(study.tree) - 1,
  position: study.tree.variant.writePosition(currentPosition(lineOf(study))),
});
