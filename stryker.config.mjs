// npm run mutation [-- --mutate 'src/engine/rules/**/*.ts']   changes the engine in every place, one change a time,
// and sees whether a test notices.
export default {
  testRunner: 'engine',
  plugins: ['./scripts/mutation/runner.mjs'],
  coverageAnalysis: 'perTest',
  mutate: ['src/engine/**/*.ts'],
  concurrency: 2,
  // A machine that does other things as well must not count as a mutant that hangs.
  timeoutMS: 20_000,
  timeoutFactor: 4,
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/report.json' },
  tempDirName: 'reports/.stryker',
  thresholds: { high: 95, low: 85, break: 85 },
};
