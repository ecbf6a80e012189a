// npm run bench   every figure that the README quotes: medians and ratios of one run on one machine
import { benchActions, benchLinks } from './bench/games.ts';
import { benchPage } from './bench/page.ts';
import { benchOrthodoxPerft, benchVariantPerft } from './bench/perft.ts';

benchOrthodoxPerft();
benchVariantPerft();
benchActions();
await benchLinks();
await benchPage();
