import { linkTo } from '../support/links.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const BEN39 =
  '1sk1/1r1b1/2p1p2/3n3/2PPP2/1BNR1/G1SK 8/2c5/8/2C1i3/3Z4/2W1X3/5CX1/4cX2 d14,l2 w IPWXXZwwxxxxxzz';
const TNS = '1/F1n/3tH/k1K2r1/4N2/7/N4/1R1/1 w f2,w3,n2,W3 m';

for (const [name, link] of [
  ['TNS Chess', linkTo('tns', { start: TNS, actions: 'b3-d4' })],
  ['Ben39', linkTo('ben39', { start: BEN39 })],
] as const)
  for (const height of [640, 844])
    test(`in ${name} a clock makes no strip taller on a phone of ${String(height)} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: height === 640 ? 360 : 390, height });
      await page.clock.install({ time: '2030-01-01T10:00:00Z' });
      await page.goto(link);
      await page.clock.pauseAt('2030-01-01T11:00:00Z');
      const heights = () =>
        page.locator('.strip').evaluateAll((strips) => strips.map((strip) => strip.clientHeight));
      await expect(page.locator('.strip')).toHaveCount(2);
      const before = await heights();
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('button', { name: 'Clock', exact: true }).tap();
      await page.getByLabel('Minutes each').fill('120');
      await page.getByRole('dialog').getByRole('button', { name: 'Start the clock' }).tap();
      await expect(page.getByRole('timer').last()).toHaveText('120:00');
      await page.clock.runFor(5000);
      await expect(page.getByRole('timer').last()).toHaveText('119:55');
      expect(await heights()).toEqual(before);
      if (height === 844)
        for (const words of await page.locator('.strip-words:not(:empty)').all())
          // A line that is cut would be higher.
          expect(await words.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThan(8);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(height === 640 ? 360 : 390);
      await page.getByRole('button', { name: 'Pause the clock' }).last().tap();
      await page.clock.runFor(5000);
      await expect(page.getByRole('timer').last()).toHaveText('119:55');
      await page.clock.resume();
      await expectAccessible(page);
    });
