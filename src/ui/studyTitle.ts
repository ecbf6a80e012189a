import { registryEntryOf } from '../engine/registry.ts';
import type { SavedStudy } from '../store/library/savedStudy.ts';
import { fullName } from './fullName.ts';
import { isolated } from './isolated.ts';
import { dayWords } from '#words/dates.ts';
import * as words from '#words/ui/study.ts';

/**
 * The title of a study: its own if it has one, otherwise its variant and the day on which it was begun. `shown` prepares
 * a name for use in the title.
 */
export function titleOfStudy(
  { title, variant, created }: Pick<SavedStudy, 'title' | 'variant' | 'created'>,
  shown: (name: string) => string = isolated,
): string {
  if (title !== '') return shown(title);
  const entry = registryEntryOf(variant);
  return words.studyOf(entry.ok ? fullName(entry.value) : variant, created === 0 ? '' : dayWords(created));
}
