import { rulebookOf } from '../../src/rulebook/index.ts';
import type { Example, HintedTask, Rulebook, Section } from '../../src/rulebook/rulebook.ts';
import { oneOfEachName } from './registry.ts';
import { valueOf } from './result.ts';

/** All rulebooks, with their variants. */
export const rulebooks: readonly Rulebook[] = await Promise.all(
  oneOfEachName.map(async ({ id }) => valueOf(await rulebookOf(id))),
);

/** The rulebook with this `nameOf`. Throws if there is none. */
export function rulebookNamed(name: string): Rulebook {
  const rulebook = rulebooks.find((known) => nameOf(known) === name);
  if (!rulebook) throw new Error(`There is no rulebook “${name}”.`);
  return rulebook;
}

/** The name of a rulebook in tests: the id of its first variant. */
export const nameOf = ({ variants }: Rulebook): string => variants[0]?.id ?? 'nameless';

export const examplesOf = ({ sections }: Rulebook): { section: Section; example: Example }[] =>
  sections.flatMap((section) => section.examples.map((example) => ({ section, example })));

export const tasksOf = ({ sections }: Rulebook): { section: Section; task: HintedTask }[] =>
  sections.flatMap((section) => section.tasks.map((task) => ({ section, task })));
