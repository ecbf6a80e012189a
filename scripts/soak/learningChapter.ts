import type { Chapter, Finding } from './chapter.ts';
import { nothingWrong } from './chapter.ts';
import { localKeys } from './names.ts';
import { saidOn, until } from './screen.ts';

const [, OLD_PROGRESS = ''] = localKeys('progress');
/** Two tasks of Chess 99 that have been solved before. */
const SOLVED = ['chess99/before-one', 'chess99/before-two'];
const TASK = 'pawn-race';
const LOADED = 8000;

/** Learning: a setting is changed and a task is solved, in addition to two that have been solved before. */
export const learningChapter: Chapter = {
  route: '#/play/chess99',
  device: { [OLD_PROGRESS]: JSON.stringify({ state: { solved: SOLVED }, version: 0 }) },
  begin: ({ page }) => {
    let isDark = false;
    let isSolved = false;
    let said = '';
    const theme = () => page.locator('html').getAttribute('data-theme');
    const isSolvedOn = () => page.getByText('Solved. Well done!', { exact: true }).isVisible();
    /** What is stored about tasks, under any key. */
    const remembered = () =>
      page.evaluate(
        (keys) => keys.map((key) => localStorage.getItem(key)).join(),
        [...localKeys('progress')],
      );
    return {
      steps: [
        {
          name: 'choose the dark theme',
          take: async () => {
            await page.getByRole('button', { name: 'Settings', exact: true }).click();
            await page.getByRole('dialog').getByRole('radio', { name: 'Dark' }).check();
            isDark = await until(async () => (await theme()) === 'dark', 1500);
            if (!isDark) throw new Error('It does not get dark.');
            await page.getByRole('button', { name: 'Close' }).click();
          },
        },
        {
          name: 'solve a task',
          take: async () => {
            said = await saidOn(page);
            await page.evaluate((hash) => {
              soak.go(hash, null);
            }, `#/learn/chess99/pawn/${TASK}`);
            await until(
              () => page.evaluate(() => soak.board().some((site) => site.startsWith('h7, White'))),
              LOADED,
            );
            await page.evaluate(() => soak.pick(['h7', 'h9']));
            isSolved = await until(isSolvedOn, 2500);
            if (!isSolved) throw new Error('The task is not solved.');
          },
        },
      ],
      beforeReload: async (): Promise<Finding> => {
        said += await saidOn(page);
        return nothingWrong;
      },
      afterReload: async (): Promise<Finding> => {
        const complaints: string[] = [];
        // It is fine if the page has said that it cannot save this.
        const isWarned = /kept|keep/.test(said);
        await until(async () => (await theme()) !== null, LOADED);
        if (isDark && !isWarned && (await theme()) !== 'dark')
          complaints.push('The theme is gone after the reload, and nothing was said.');
        const tasks = await remembered();
        for (const task of SOLVED)
          if (!tasks.includes(task)) complaints.push(`${task}, solved before, is not remembered any more.`);
        if (isSolved && !isWarned && !tasks.includes(TASK))
          complaints.push('The task is solved no more after the reload, and nothing was said.');
        return { complaints, lost: 0 };
      },
    };
  },
};
