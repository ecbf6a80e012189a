import type { Locator, Page } from '@playwright/test';
import { at } from '../../src/engine/at.ts';
import { randomNumbers } from '../../scripts/bench/randomGames.ts';
import { linkTo } from '../support/links.ts';
import { ben39Start, site } from './support/board.ts';
import type { Imagined } from '../support/listener.ts';
import { DUE, follow } from '../support/listener.ts';
import { preferring } from './support/preferring.ts';
import { expect, test } from './support/test.ts';

/** How many turns are played of each game, each of one announced step or of several. */
const TURNS = 20;
/** More than the choices of any move after its goal. */
const MOST_CHOICES = 6;

const region = (page: Page): Locator => page.locator('p[role=status]');

/** What is heard after something was done: an announcement that matches and is not the one before. */
async function heard(page: Page, before: string, what: RegExp): Promise<string> {
  let words = '';
  await expect
    .poll(async () => {
      words = (await region(page).textContent()) ?? '';
      return words !== before && what.test(words);
    })
    .toBe(true);
  return words;
}

const now = async (page: Page): Promise<string> => (await region(page).textContent()) ?? '';

/** The pieces by the accessible names of the sites. */
async function read(page: Page): Promise<Imagined> {
  const names = await page
    .getByRole('toolbar', { name: /^Board of/ })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return new Map(
    names.flatMap((name) => {
      const [where = '', piece = ''] = name.split(', ');
      return piece === 'empty' ? [] : [[where, piece] as const];
    }),
  );
}

/** The sites that an answer to M names: `The White king on e1 can go to d2, or change places with d1 (White queen).` */
function goalsIn(answer: string): string[] {
  const [, deeds = ''] = / can ([^.]*)\./.exec(answer) ?? [];
  return deeds
    .split(/, (?:or )?| or /)
    .flatMap(
      (goal) =>
        /^(?:(?:go to|be dropped on|change \w+ with|send|send to capture) )?([a-o]\d+)\b/.exec(goal)?.[1] ??
        [],
    );
}

/** Asks what the focused piece can do. */
async function ask(page: Page): Promise<string> {
  const before = await now(page);
  await page.keyboard.press('m');
  return heard(page, before, /\.$/);
}

/**
 * Picks the focused piece and a goal, which is null for a piece that is only asked how it moves; then the first of
 * the buttons for as long as there are some.
 */
async function bring(page: Page, goal: string | null): Promise<string> {
  const before = await now(page);
  await page.keyboard.press('Enter');
  await heard(page, before, /\S/);
  if (goal !== null) {
    await site(page, goal).focus();
    await page.keyboard.press('Enter');
  }
  const chips = page.getByRole('group', { name: 'Choose how' }).getByRole('button');
  for (let i = 0; i < MOST_CHOICES && (await chips.count()) > 0; i++) await chips.first().press('Enter');
  return heard(page, before, new RegExp(`${DUE.source}|wins|Draw`));
}

/** The pieces of a hand that can be dropped now. */
const handOf = (page: Page, side: string): Promise<Locator[]> =>
  page
    .getByRole('list', { name: `${side}’s hand` })
    .getByRole('button', { disabled: false })
    .all();

/** The ground that can be moved, by the names of the sites. */
const movableGround = (page: Page): Promise<Locator[]> =>
  page.getByRole('button', { name: /, movable square/ }).all();

/** Makes a move, a drop, or the end of a turn that has been announced as due. */
async function takeStep(page: Page, due: string, next: () => number, imagined: Imagined): Promise<string> {
  const [, side = '', task = ''] = DUE.exec(due) ?? [];
  if (task.startsWith('may drop') && next() < 0.5) {
    const before = await now(page);
    await page.getByRole('button', { name: 'End the turn' }).press('Enter');
    return heard(page, before, DUE);
  }
  const own = [...imagined].filter(([, piece]) => piece.startsWith(side)).map(([where]) => site(page, where));
  const pieces = [
    ...(task === 'to move' ? [...own, ...(await movableGround(page))] : []),
    ...(await handOf(page, side)),
  ];
  const from = Math.floor(next() * pieces.length);
  for (const piece of [...pieces.slice(from), ...pieces.slice(0, from)]) {
    await piece.focus();
    const answer = await ask(page);
    // A piece of the enemy on the ground could go somewhere only in the enemy’s turn.
    if (!answer.includes(' can ')) continue;
    const goals = goalsIn(answer);
    const isAsked = answer.includes('choose: ') && (goals.length === 0 || next() < 0.7);
    if (isAsked) return bring(page, null);
    if (goals.length > 0) return bring(page, at(goals, Math.floor(next() * goals.length)));
  }
  throw new Error('No piece can do anything.');
}

for (const [name, address, seed] of [
  ['TNS Chess', '#/play/tns', 3],
  ['Ben39', linkTo('ben39', { start: ben39Start }), 5],
] as const)
  test(`${name} is played from announcements and names alone, and what is imagined stays true`, async ({
    page,
  }) => {
    test.slow();
    await preferring(page, { explanations: false });
    await page.goto(address);
    const next = randomNumbers(seed);
    await site(page, 'e5').or(site(page, 'h2')).first().focus();
    await page.keyboard.press('p');
    let words = await heard(page, '', DUE);
    const imagined = await read(page);
    const sideDue = () => DUE.exec(words)?.[1];
    for (let turn = 0; turn < TURNS;) {
      const side = sideDue();
      words = await takeStep(page, words, next, imagined);
      follow(imagined, words);
      expect([...(await read(page))].sort(), words).toEqual([...imagined].sort());
      if (sideDue() !== side) turn++;
    }
  });
