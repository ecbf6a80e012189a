import { games, registry } from '../../src/engine/registry.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { selfPlayFigures, together } from '../../src/rulebook/known/figures.ts';
import type { Known, SelfPlay } from '../../src/rulebook/known/known.ts';
import { knownOf } from '../../src/rulebook/known/known.ts';
import { knownText } from '../../src/ui/learn/knownText.ts';
import { howKnown, shareWords } from '../../src/words/en/known.ts';

/** The page `docs/known.md`, from what is known. */
export async function knownPage(known: Known): Promise<string> {
  const variants = await Promise.all(registry.map(({ load }) => load()));
  const rows = games.flatMap((boards) => [
    ...boards.flatMap(({ id }) => playsOf(known, [id]).map((play) => row(`\`${id}\``, play))),
    ...(boards.length > 1
      ? [
          row(
            'the boards together',
            together(
              playsOf(
                known,
                boards.map(({ id }) => id),
              ),
            ),
          ),
        ]
      : []),
  ]);
  const parts = variants.map((variant) => partAbout(known, variant));
  return [
    '# What is known',
    '',
    '`npm run known -- [VARIANT…] [--games N] [--minutes N]` plays, searches and writes this page and `src/rulebook/known/known.json`,',
    'from which the rulebook has it too. It goes on where it stopped.',
    '',
    ...howKnown(known).flatMap((text) => [text, '']),
    ...table(['variant', 'games', 'White scored', 'drawn', 'turns', 'actions to choose from'], rows),
    '',
    ...parts.flat(),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** The games that were played on boards. */
const playsOf = (known: Known, ids: readonly string[]): readonly SelfPlay[] =>
  ids.flatMap((id) => knownOf(known, id).selfPlay ?? []);

function row(name: string, play: SelfPlay): readonly string[] {
  const figures = selfPlayFigures(play);
  const { share, drawn, median, moves } = figures;
  return [name, String(figures.games), shareWords(share), String(drawn), String(median), moves.toFixed(1)];
}

function partAbout(known: Known, variant: Variant): readonly string[] {
  const title = variant.board === undefined ? variant.name : `${variant.name}: \`${variant.id}\``;
  return [`## ${title}`, '', ...knownText(known, variant).flatMap((text) => [text, ''])];
}

/** A table as Prettier leaves it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
