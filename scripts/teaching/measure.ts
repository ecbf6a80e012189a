import type { Card, Path, Rulebook, Section } from '../../src/rulebook/rulebook.ts';

// How long the paths and the rulebooks take to read.

/** Words that somebody reads in a minute who is new to everything, and in a rulebook. */
const SLOWLY = 150;
const STEADILY = 200;
/** What a task takes, in minutes. */
const TASK = 0.25;

const wordsIn = (text: string): number => (text.match(/[\p{L}\p{N}’]+/gu) ?? []).length;

/** The words that a card shows before anything is tried. */
export const wordsOnCard = ({
  title,
  text,
  prompt = '',
}: Pick<Card, 'title' | 'text'> & Partial<Card>): number => wordsIn(`${title} ${text} ${prompt}`);

/** Words, and minutes. */
export interface Measure {
  readonly words: number;
  readonly minutes: number;
}

/** The cards for people who know chess, or else all, without the one that leads to a game. */
export const cardsFor = ({ cards }: Path, knowsChess: boolean): readonly Card[] =>
  cards.filter(({ forBeginners }) => !(knowsChess && forBeginners));

/** The path for people who know chess, or for those who have never played. */
export function measurePath(path: Path, knowsChess: boolean): Measure {
  const cards = cardsFor(path, knowsChess);
  const words = [...cards, path.last].reduce((sum, card) => sum + wordsOnCard(card), 0);
  return { words, minutes: words / SLOWLY + cards.length * TASK };
}

/** Everything that a rulebook says before anything is tried. */
export function measureRulebook({ lead, sections, rulings }: Rulebook): Measure {
  const said = [
    lead,
    ...sections.flatMap(saidIn),
    ...rulings.flatMap(({ question, ours, other }) => [question, ours, other]),
  ];
  const words = wordsIn(said.join(' '));
  return { words, minutes: words / STEADILY };
}

const saidIn = ({ title, text, examples, tasks }: Section): readonly string[] => [
  title,
  ...text,
  ...examples.map(({ caption }) => caption),
  ...tasks.map(({ prompt }) => prompt),
];
