// npm run -s access   prints how well a finger hits the sites of every board on phones: the table in docs/access.md
import type { Screen } from './access/screens.ts';
import { SCREENS, boardWidth } from './access/screens.ts';
import type { TapKind, Taps } from './access/taps.ts';
import { tapsIn } from './access/taps.ts';
import type { Taking } from './access/finger.ts';
import { hitRate } from './access/finger.ts';
import { allVariants } from '../src/engine/registry.ts';
import type { Variant } from '../src/engine/rules/variant.ts';
import { layoutOf } from '../src/ui/board/geometry.ts';

const SCATTERS = [6, 8];
const KINDS: readonly TapKind[] = ['first', 'target', 'other piece'];
const TITLES: Readonly<Record<Taking, string>> = {
  exact: 'Exactly what lies under the finger',
  nearest: 'What the finger means',
};

const rates = KINDS.flatMap((kind) => SCATTERS.map((scatter) => `${kind}, ${String(scatter)} px`));
const heads = ['board', 'screen', 'px per square', 'share of the screen', ...rates, 'taps per action'];

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function rowOf(variant: Variant, { taps, perAction }: Taps, screen: Screen, taking: Taking): string {
  const { width, height } = screen;
  const layout = layoutOf(variant.topology, false, true);
  const board = boardWidth(variant.id, screen);
  const scale = board / layout.width;
  const rateOf = (kind: TapKind, scatter: number): string => {
    const ofKind = taps.filter((tap) => tap.kind === kind);
    return percent(hitRate(layout, ofKind, scale, scatter, taking));
  };
  return row([
    variant.id,
    `${String(width)} × ${String(height)}`,
    scale.toFixed(1),
    percent((board * scale * layout.height) / (width * height)),
    ...KINDS.flatMap((kind) => SCATTERS.map((scatter) => rateOf(kind, scatter))),
    perAction.toFixed(2),
  ]);
}

const measured = (await allVariants()).map((variant) => ({ variant, taps: tapsIn(variant) }));
for (const taking of ['exact', 'nearest'] satisfies Taking[]) {
  console.log(`## ${TITLES[taking]}\n`);
  console.log(row(heads));
  console.log(row(heads.map(() => '---')));
  for (const { variant, taps } of measured)
    for (const screen of SCREENS) console.log(rowOf(variant, taps, screen, taking));
  console.log('');
}
