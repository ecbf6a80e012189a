import type { Locator, Page } from '@playwright/test';
import { linkTo } from '../../support/links.ts';

/** White wins in two turns by e5-f6: whatever the pawn does, the other pawn takes it. */
export const WON_IN_TWO = '1/1p2/5/6/2P3R/6/4B/4/1 w';

/** The address in Explore of that position of Hex 39. */
export const EXPLORING_IT = linkTo('hex39', { start: WON_IN_TWO }).replace('/play/', '/explore/');

/** Who wins by force at the node that is shown, or what can be done to prove it. */
export const proof = (page: Page): Locator => page.getByRole('group', { name: 'Proof' });
