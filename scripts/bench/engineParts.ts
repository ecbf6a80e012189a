// Run from a bundle: PART [VARIANT]
import { benchActions, benchLenses, benchLinks, benchRecordTexts } from './games.ts';
import { benchLongGames } from './longGames.ts';
import { benchLooks } from './looks.ts';
import { benchProofs } from './proofs.ts';
import { benchTrees } from './trees.ts';
import { benchOrthodoxPerft, benchVariantPerft } from './perft.ts';

/** The benchmarks of the engine, by the names of the parts. */
const parts: Readonly<Record<string, (variant: string) => void>> = {
  perft: () => {
    benchOrthodoxPerft();
    benchVariantPerft();
  },
  looks: benchLooks,
  actions: benchActions,
  lenses: benchLenses,
  records: benchRecordTexts,
  links: benchLinks,
  trees: benchTrees,
  'long-games': benchLongGames,
  proofs: benchProofs,
};

const [part = '', variant = ''] = process.argv.slice(2);
const measure = parts[part];
if (!measure) throw new Error(`The engine has no part ${part} to be measured.`);
measure(variant);
