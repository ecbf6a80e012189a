import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/launchOptions.ts';

const { PREVIEW_PORT = '4183', CI, WHOLE } = process.env;
const address = `http://127.0.0.1:${PREVIEW_PORT}/`;

/** A page that lives for seconds is not worth compiling twice, nor a process for a graphics card that is not there. */
const FLAGS = ['--in-process-gpu', '--js-flags=--no-maglev --no-turbofan'];

/** Specs named *.phone.spec.ts are for a small touch screen, all others for a desktop. */
const PHONE = /\.phone\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A machine under load may stall for seconds. What needed another try is reported, and is to be mended.
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: CI !== undefined,
  // Whoever goes through everything has as long as it takes.
  globalTimeout: WHOLE === undefined ? 30 * 60_000 : 0,
  reporter: 'list',
  webServer: {
    command: `npx vite preview --port ${PREVIEW_PORT} --strictPort`,
    url: address,
    reuseExistingServer: false,
  },
  use: {
    baseURL: address,
    // A trace takes a quarter of a test's time, so only what has failed is tried again with one.
    trace: 'on-first-retry',
    // Only what is about them needs them.
    serviceWorkers: 'block',
    launchOptions: launchOptions(...FLAGS),
  },
  projects: [
    { name: 'desktop', testIgnore: PHONE, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: PHONE,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
