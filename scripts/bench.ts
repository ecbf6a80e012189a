// npm run bench   every figure that the README quotes: medians and ratios of one run on one machine
import { benchActions, benchLenses, benchLinks, benchRecordTexts } from './bench/games.ts';
import { benchPage } from './bench/page.ts';
import { benchOrthodoxPerft, benchVariantPerft } from './bench/perft.ts';

benchOrthodoxPerft();
benchVariantPerft();
benchActions();
benchRecordTexts();
benchLenses();
await benchLinks();
await benchPage();
