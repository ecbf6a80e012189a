// npm run -s access   prints what playing asks of a finger, a keyboard and an ear on every board: the tables in docs/access.md
import { boardWidthOn } from './access/boardWidthOn.ts';
import { effortOf } from './access/effort.ts';
import { hitRate } from './access/finger.ts';
import { gamesOf } from './access/games.ts';
import { keysOf } from './access/keys.ts';
import type { Screen } from './access/screens.ts';
import { PHONES, SCREENS, boardWidth, screenName } from './access/screens.ts';
import { spacing } from './access/spacing.ts';
import { printTable } from './access/table.ts';
import type { TapKind } from './access/taps.ts';
import { tapsIn } from './access/taps.ts';
import { wordCounts } from './access/words.ts';
import { median } from './bench/figures.ts';
import type { BuiltPage } from './builtPage.ts';
import { withBuiltPage } from './builtPage.ts';
import { layoutOf } from '../src/ui/board/geometry.ts';
import { registry } from '../tests/support/registry.ts';

const SCATTERS = [6, 8];
const KINDS: readonly TapKind[] = ['first', 'target', 'other piece', 'look'];
/** A small screen and a large one; on those between them, the keys have turned out to be the same. */
const KEYBOARD_SCREENS = SCREENS.filter((_, i) => i === 0 || i === SCREENS.length - 1);

const boards = registry.map((variant) => ({
  variant,
  layout: layoutOf(variant.topology, false, true),
  games: gamesOf(variant),
}));
type Board = (typeof boards)[number];

const percent = (share: number): string => (share * 100).toFixed(1);

/** Prints a row for each board with a cell for each screen. */
async function printByScreen(
  title: string,
  screens: readonly Screen[],
  cellOf: (board: Board, screen: Screen) => Promise<string>,
): Promise<void> {
  const rows: string[][] = [];
  for (const board of boards)
    rows.push([board.variant.id, ...(await Promise.all(screens.map((screen) => cellOf(board, screen))))]);
  printTable(title, ['board', ...screens.map(screenName)], rows);
}

async function printPages(built: BuiltPage): Promise<void> {
  await printByScreen('Pixels between sites, and the share of the screen', SCREENS, async (board, screen) => {
    const { variant, layout } = board;
    const width = await boardWidthOn(built, variant, screen);
    const scale = width / layout.width;
    const share = (width * scale * layout.height) / (screen.width * screen.height);
    return `${(scale * spacing(layout)).toFixed(1)}, ${percent(share)} %`;
  });
  await printByScreen('Keys for an action, Tabs among them', KEYBOARD_SCREENS, async (board, screen) => {
    const { keys, tabs } = await keysOf(built, board.variant, screen);
    return `${keys.toFixed(1)}, ${tabs.toFixed(1)}`;
  });
}

function printFinger(): void {
  const rows = boards.flatMap(({ variant, layout, games }) => {
    const taps = tapsIn(games);
    return PHONES.map((screen) => {
      const scale = boardWidth(variant.id, screen) / layout.width;
      const rates = KINDS.map((kind) => {
        const ofKind = taps.filter((tap) => tap.kind === kind);
        return SCATTERS.map((scatter) => percent(hitRate(layout, ofKind, scale, scatter))).join(', ');
      });
      return [variant.id, screenName(screen), ...rates];
    });
  });
  printTable(
    `Taps that hit, in percent, at ${SCATTERS.join(' and ')} px`,
    ['board', 'screen', ...KINDS],
    rows,
  );
}

function printTurns(): void {
  const rows = boards.map(({ variant, games }) => {
    const { taps, gestures } = effortOf(games);
    const words = wordCounts(games);
    return [
      variant.id,
      taps.toFixed(2),
      gestures.toFixed(2),
      String(median(words)),
      String(Math.max(...words)),
    ];
  });
  printTable(
    'Taps and gestures of a turn, and words of an announcement',
    ['board', 'taps', 'gestures', 'words, median', 'words, most'],
    rows,
  );
}

printTurns();
printFinger();
await withBuiltPage(printPages);
