import { describe, expect, test } from 'vitest';
import { after, bare, ground, illegal, legal } from '../../src/rulebook/claiming.ts';
import type { RulebookData } from '../../src/rulebook/data.ts';
import { joinProse } from '../../src/rulebook/joinProse.ts';
import type { RulebookProse } from '../../src/rulebook/prose.ts';

const data = {
  sections: [
    {
      id: 'board',
      examples: [
        {
          id: 'start',
          position: 'k w',
          claims: [
            legal('a1-a2'),
            illegal('a1-a3', 'blocked'),
            after('a1-a2 b1-b2', illegal('a2-a1'), after('a2-a3', illegal('a2-a1'), ground('a3'))),
            ground('a2'),
            bare('a3'),
          ],
        },
        { id: 'quiet', claims: [legal('a1-a2')] },
      ],
      tasks: [],
    },
    {
      id: 'winning',
      examples: [],
      tasks: [
        { id: 'win', position: 'k w', goals: [{ kind: 'won' }, { kind: 'safe' }], solution: ['a1-a2'] },
      ],
    },
  ],
  rulings: [{ id: 'who-begins', section: 'board' }],
} as const satisfies RulebookData;

type Prose = RulebookProse<typeof data>;

const start: Prose['sections']['board']['examples']['start'] = {
  caption: 'The start.',
  why: {
    'a1-a3': 'Something is in the way.',
    'a1-a2 b1-b2 a2-a1': 'It never goes back.',
    'a1-a2 b1-b2 a2-a3 a2-a1': 'Nothing is there.',
  },
  ground: { a2: 'wall of White', 'a1-a2 b1-b2 a2-a3 a3': 'wall of Black' },
};
const quiet = { caption: 'Nothing to be told.' };
const board: Prose['sections']['board'] = {
  title: 'The board',
  text: ['One paragraph.', 'Another one.'],
  examples: { start, quiet },
};
const win = { prompt: 'Win.', hint: 'Move.', otherwise: ['You have not won.', 'You are in check.'] } as const;
const winning: Prose['sections']['winning'] = { title: 'Winning', text: ['Win.'], tasks: { win } };
const whoBegins = { question: 'Who begins?', ours: 'White.', other: 'Black.' };
const prose: Prose = {
  lead: 'A game.',
  sections: { board, winning },
  rulings: { 'who-begins': whoBegins },
};

describe('a rulebook with its prose', () => {
  const { lead, sections, rulings } = joinProse(data, prose);
  const [joinedBoard, joinedWinning] = sections;

  test('has its lead, and sections with titles and paragraphs in the order of the data', () => {
    expect(lead).toBe('A game.');
    expect(sections).toMatchObject([
      { id: 'board', title: 'The board', text: ['One paragraph.', 'Another one.'] },
      { id: 'winning', title: 'Winning', text: ['Win.'] },
    ]);
  });

  test('says why each illegal action is illegal, even after others, and names each terrain', () => {
    expect(joinedBoard?.examples).toEqual([
      {
        id: 'start',
        position: 'k w',
        caption: 'The start.',
        claims: [
          { kind: 'legal', action: 'a1-a2' },
          { kind: 'illegal', action: 'a1-a3', reason: 'blocked', why: 'Something is in the way.' },
          {
            kind: 'leads',
            actions: ['a1-a2', 'b1-b2'],
            then: [
              { kind: 'illegal', action: 'a2-a1', why: 'It never goes back.' },
              {
                kind: 'leads',
                actions: ['a2-a3'],
                then: [
                  { kind: 'illegal', action: 'a2-a1', why: 'Nothing is there.' },
                  { kind: 'ground', site: 'a3', label: 'wall of Black' },
                ],
              },
            ],
          },
          { kind: 'ground', site: 'a2', label: 'wall of White' },
          { kind: 'ground', site: 'a3', label: '' },
        ],
      },
      { id: 'quiet', caption: 'Nothing to be told.', claims: [{ kind: 'legal', action: 'a1-a2' }] },
    ]);
  });

  test('has a prompt, a hint and a sentence for each goal in every task', () => {
    expect(joinedWinning?.tasks).toEqual([
      {
        id: 'win',
        position: 'k w',
        prompt: 'Win.',
        hint: 'Move.',
        goals: [
          { kind: 'won', otherwise: 'You have not won.' },
          { kind: 'safe', otherwise: 'You are in check.' },
        ],
        solution: ['a1-a2'],
      },
    ]);
  });

  test('has its rulings', () => {
    expect(rulings).toEqual([{ ...whoBegins, id: 'who-begins', section: 'board' }]);
  });

  test('cannot be made if prose is missing that the types did not catch', () => {
    expect(() => joinProse<RulebookData>(data, { lead: '', sections: { board, winning } })).toThrow(
      new RangeError('The prose has nothing for “who-begins”.'),
    );
  });
});

// The compiler is the test: it reports a line under `@ts-expect-error` that has no error.
test('a missing sentence and a superfluous one are type errors', () => {
  const { title, text } = board;
  const refused: readonly unknown[] = [
    // @ts-expect-error: no rulings
    { lead: '', sections: { board, winning } } satisfies Prose,
    // @ts-expect-error: no section “winning”
    { ...prose, sections: { board } } satisfies Prose,
    // @ts-expect-error: there is no section “ending”
    { ...prose, sections: { board, winning, ending: winning } } satisfies Prose,
    // @ts-expect-error: there is no ruling “who-ends”
    { ...prose, rulings: { 'who-begins': whoBegins, 'who-ends': whoBegins } } satisfies Prose,
    // @ts-expect-error: no example “quiet”
    { title, text, examples: { start } } satisfies typeof board,
    // @ts-expect-error: there is no example “loud”
    { title, text, examples: { start, quiet, loud: quiet } } satisfies typeof board,
    // @ts-expect-error: the section has no tasks
    { title, text, examples: { start, quiet }, tasks: { win } } satisfies typeof board,
    // @ts-expect-error: the section has no examples
    { ...winning, examples: { quiet } } satisfies typeof winning,
    // @ts-expect-error: nothing says why something is illegal
    { caption: '', ground: start.ground } satisfies typeof start,
    // @ts-expect-error: nothing says why a2-a1 is illegal
    { ...start, why: { 'a1-a3': '' } } satisfies typeof start,
    // @ts-expect-error: a1-a4 is not claimed to be illegal
    { ...start, why: { ...start.why, 'a1-a4': '' } } satisfies typeof start,
    // @ts-expect-error: a3 is mere ground
    { ...start, ground: { ...start.ground, a3: '' } } satisfies typeof start,
    // @ts-expect-error: nothing is illegal in this example
    { caption: '', why: { 'a1-a3': '' } } satisfies Prose['sections']['board']['examples']['quiet'],
    // @ts-expect-error: the task has two goals
    { ...winning, tasks: { win: { ...win, otherwise: [''] } } } satisfies typeof winning,
    // @ts-expect-error: the task has two goals
    { ...winning, tasks: { win: { ...win, otherwise: ['', '', ''] } } } satisfies typeof winning,
  ];
  expect(refused).toHaveLength(15);
});
