import { at } from '../engine/at.ts';
import type { ClaimData, ExampleData, RulebookData, SectionData, TaskData } from './data.ts';
import type { ExampleProse, RulebookProse, SectionProse, TaskProse } from './prose.ts';
import type { Claim, Example, RulebookText, Section, Task } from './rulebook.ts';

/**
 * The text of a rulebook: each part of its data together with its prose.
 * @throws RangeError when the prose misses something, which its type normally prevents.
 */
export function joinProse<R extends RulebookData>(
  data: R,
  prose: RulebookProse<R> & RulebookProse,
): RulebookText {
  return {
    lead: prose.lead,
    sections: data.sections.map((section) => joinSection(section, entryOf(prose.sections, section.id))),
    rulings: data.rulings.map((ruling) => ({ ...ruling, ...entryOf(prose.rulings, ruling.id) })),
  };
}

const joinSection = ({ examples, tasks, ...section }: SectionData, prose: SectionProse): Section => ({
  ...section,
  title: prose.title,
  text: prose.text,
  examples: examples.map((example) => joinExample(example, entryOf(prose.examples, example.id))),
  tasks: tasks.map((task) => joinTask(task, entryOf(prose.tasks, task.id))),
});

const joinExample = (example: ExampleData, prose: ExampleProse): Example => ({
  ...example,
  caption: prose.caption,
  claims: example.claims.map((claim) => joinClaim(claim, prose, [])),
});

/** A claim together with its sentence. `before` are the actions of its example that lead to it. */
function joinClaim(claim: ClaimData, prose: ExampleProse, before: readonly string[]): Claim {
  switch (claim.kind) {
    case 'illegal':
      return { ...claim, why: entryOf(prose.why, [...before, claim.action].join(' ')) };
    case 'ground':
      return { ...claim, label: claim.label ?? entryOf(prose.ground, [...before, claim.site].join(' ')) };
    case 'leads': {
      const { then, ...leads } = claim;
      const after = [...before, ...claim.actions];
      return then ? { ...leads, then: then.map((each) => joinClaim(each, prose, after)) } : leads;
    }
    case 'legal':
    case 'goals':
    case 'outcome':
    case 'claimable':
    case 'marked':
    case 'unmarked':
      return claim;
  }
}

const joinTask = (task: TaskData, { prompt, hint, otherwise }: TaskProse): Task => ({
  ...task,
  prompt,
  hint,
  goals: task.goals.map((goal, i) => ({ ...goal, otherwise: at(otherwise, i) })),
});

/**
 * The entry of a part of the prose under a key.
 * @throws RangeError when there is none.
 */
function entryOf<T>(entries: Readonly<Record<string, T>> | undefined, key: string): T {
  const entry = entries?.[key];
  if (entry === undefined) throw new RangeError(`The prose has nothing for “${key}”.`);
  return entry;
}
