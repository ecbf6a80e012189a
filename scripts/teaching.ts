// Prints how many words the short paths and the rulebooks have, and how many minutes they take; with the id of a
// game and a seed, twenty questions of legality for people who have read its path, and then the answers.
//
//   npm run -s teaching [-- GAME SEED]

import { oneOfEachName } from '../tests/support/registry.ts';
import { rulebooks } from '../tests/support/rulebooks.ts';
import { paths } from '../tests/support/paths.ts';
import { cardsFor, measurePath, measureRulebook } from './teaching/measure.ts';
import { questionsAbout } from './teaching/questions.ts';

const [asked, seed = '1'] = process.argv.slice(2);
if (asked === undefined) printTable();
else printQuestions(asked, Number(seed));

/** How long the paths and the rulebooks take, as a table. */
function printTable(): void {
  console.log('| Game | Path: cards, words, minutes | For beginners | Rulebook: words, minutes |');
  console.log('|---|---|---|---|');
  for (const [game, path] of paths) {
    const rulebook = rulebooks.find(({ variants }) => variants[0]?.game === game);
    if (!rulebook) throw new Error(`There is no rulebook of ${game}.`);
    const [known, all] = [true, false].map((knowsChess) => {
      const { words, minutes } = measurePath(path, knowsChess);
      return `${String(cardsFor(path, knowsChess).length + 1)}, ${String(words)}, ${minutes.toFixed(1)}`;
    });
    const { words, minutes } = measureRulebook(rulebook);
    console.log(
      `| ${path.variants[0]?.name ?? game} | ${String(known)} | ${String(all)} | ${String(words)}, ${minutes.toFixed(1)} |`,
    );
  }
}

/** Twenty questions about a game, then their answers. */
function printQuestions(game: string, number: number): void {
  const variant = oneOfEachName.find((known) => known.game === game);
  if (!variant) throw new Error(`There is no game “${game}”.`);
  const questions = questionsAbout(variant, 20, number);
  questions.forEach(({ position, action }, i) => {
    console.log(`${String(i + 1)}. ${position}\n   Is this legal now: ${action}?`);
  });
  questions.forEach(({ whyNot }, i) => {
    console.log(`${String(i + 1)}. ${whyNot ?? 'Legal.'}`);
  });
}
