import type { Browser, Page } from 'playwright';
import { preferring } from '../../tests/browser/support/preferring.ts';
import type { Scene } from './scene.ts';

/** Buttons are larger for a finger, so phones and tablets are touched. */
const TOUCHED = { hasTouch: true, isMobile: true };
const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, ...TOUCHED },
  tablet: { viewport: { width: 820, height: 1180 }, ...TOUCHED },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;
/** The preferences of the system that the page follows. */
const THEMES = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'dark', contrast: 'more' },
} as const;

/** A picture that has been taken, such as `play-tns-drop.phone.light.png`. */
export interface Shot {
  readonly file: string;
  readonly size: string;
  readonly theme: string;
}

/** Takes pictures of a scene in all sizes and themes into a folder, each as a first-time visitor. */
export async function shotsOf(
  browser: Browser,
  address: string,
  folder: string,
  { name, path, prefers, isWhole = false, staysScrolled = false, prepare }: Scene,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const [size, screen] of Object.entries(SIZES)) {
    const context = await browser.newContext({ ...screen, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    if (prefers) await preferring(page, prefers);
    // The boards of the library load after its text.
    await page.goto(address + (await path), { waitUntil: 'networkidle' });
    await page.getByRole('heading').first().waitFor();
    await prepare?.(page);
    if (isWhole) {
      await seenToTheEnd(page);
      // In the picture are rows that the window has no room for, and that are not shown or drawn before it has.
      await page.evaluate(() => {
        const still = new CSSStyleSheet();
        still.replaceSync('* { animation: none !important; content-visibility: visible !important; }');
        document.adoptedStyleSheets.push(still);
      });
    }
    for (const [theme, wishes] of Object.entries(THEMES)) {
      await page.emulateMedia(wishes);
      // Sticky elements would be in the middle of a picture of the whole page.
      if (!staysScrolled)
        await page.evaluate(() => {
          scrollTo(0, 0);
        });
      await page.waitForTimeout(100);
      const file = `${name}.${size}.${theme}.png`;
      await page.screenshot({ path: `${folder}/${file}`, fullPage: isWhole });
      shots.push({ file, size, theme });
    }
    await context.close();
  }
  return shots;
}

/** Scrolls through a page, since some parts are drawn only when they are near. */
async function seenToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
}
