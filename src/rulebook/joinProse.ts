import { at } from '../engine/at.ts';
import type {
  CardData,
  ClaimData,
  ExampleData,
  PathData,
  RulebookData,
  SectionData,
  TaskData,
} from './data.ts';
import type { CardProse, ExampleProse, PathProse, RulebookProse, SectionProse, TaskProse } from './prose.ts';
import type { Card, Claim, Example, HintedTask, PathText, RulebookText, Section, Task } from './rulebook.ts';

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

/**
 * The text of a path: each card together with its prose.
 * @throws RangeError when the prose misses something, which its type normally prevents.
 */
export const joinPath = <P extends PathData>(data: P, prose: PathProse<P> & PathProse): PathText => ({
  cards: data.cards.map((card) => joinCard(card, entryOf(prose.cards, card.id))),
  last: { ...data.last, ...prose.last },
});

const joinCard = (card: CardData, { title, text, ...prose }: CardProse): Card => ({
  ...joinTask(card, prose),
  title,
  text,
});

const joinSection = ({ examples, tasks, ...section }: SectionData, prose: SectionProse): Section => ({
  ...section,
  title: prose.title,
  text: prose.text,
  examples: examples.map((example) => joinExample(example, entryOf(prose.examples, example.id))),
  tasks: tasks.map((task) => joinHintedTask(task, entryOf(prose.tasks, task.id))),
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

const joinHintedTask = (task: TaskData, { hint, ...prose }: TaskProse): HintedTask => ({
  ...joinTask(task, prose),
  hint,
});

const joinTask = <T extends TaskData>(
  task: T,
  { prompt, otherwise }: Pick<TaskProse, 'prompt' | 'otherwise'>,
): Omit<T, 'goals'> & Task => ({
  ...task,
  prompt,
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
