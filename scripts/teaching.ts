// Prints how many words the short paths and the rulebooks have, and how many minutes they take.
//
//   npm run -s teaching

import { rulebooks } from '../tests/support/rulebooks.ts';
import { paths } from '../tests/support/paths.ts';
import { cardsFor, measurePath, measureRulebook } from './teaching/measure.ts';

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
