import { catalogue } from '../../src/engine/game/catalogue.ts';
import { rulebookOf } from '../../src/rulebook/index.ts';
import type { Example, Rulebook, Section, Task } from '../../src/rulebook/rulebook.ts';
import { valueOf } from './result.ts';

/** All rulebooks, in the order of the catalogue. */
export const rulebooks: readonly Rulebook[] = [
  ...new Set(await Promise.all(catalogue.map(async ({ id }) => valueOf(await rulebookOf(id))))),
];

/** What a test calls a rulebook: the id of the first variant it is about. */
export const nameOf = ({ variants }: Rulebook): string => variants[0] ?? 'nameless';

export const examplesOf = ({ sections }: Rulebook): { section: Section; example: Example }[] =>
  sections.flatMap((section) => section.examples.map((example) => ({ section, example })));

export const tasksOf = ({ sections }: Rulebook): { section: Section; task: Task }[] =>
  sections.flatMap((section) => section.tasks.map((task) => ({ section, task })));
