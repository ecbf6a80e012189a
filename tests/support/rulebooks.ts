import { battleChieftainRules } from '../../src/rulebook/battle-chieftain/battleChieftain.ts';
import { chess99Rules } from '../../src/rulebook/chess99/chess99.ts';
import { ben39Rules } from '../../src/rulebook/ben39/ben39.ts';
import { hex39Rules } from '../../src/rulebook/hex39/hex39.ts';
import { tnsRules } from '../../src/rulebook/tns/tns.ts';
import type { Example, Rulebook, Section, Task } from '../../src/rulebook/rulebook.ts';

/** All rulebooks. */
export const rulebooks: readonly Rulebook[] = [
  chess99Rules,
  hex39Rules,
  tnsRules,
  battleChieftainRules,
  ben39Rules,
];

/** What a test calls a rulebook: the id of the first variant it is about. */
export const nameOf = ({ variants }: Rulebook): string => variants[0] ?? 'nameless';

export const examplesOf = ({ sections }: Rulebook): { section: Section; example: Example }[] =>
  sections.flatMap((section) => section.examples.map((example) => ({ section, example })));

export const tasksOf = ({ sections }: Rulebook): { section: Section; task: Task }[] =>
  sections.flatMap((section) => section.tasks.map((task) => ({ section, task })));
