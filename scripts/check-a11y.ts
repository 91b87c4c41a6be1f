import { BROWSER_RUNS, runBrowserTests } from './browser-run.ts';
import { ensureChromium } from './chromium.ts';
import { elapsed, step } from './steps.ts';

/**
 * `npm run check:a11y`: the promise that everyone can use the site. Axe by WCAG 2.2 AA, and what is good practice beyond
 * it, on every state and on every address of the sitemap, on a phone and on a desk; every kind of page walked by
 * keyboard. `npm test` looks at one address of each kind.
 */
const chromiumPath = await step('Looking for Chromium', ensureChromium);
const tallies = [
  await runBrowserTests(chromiumPath, BROWSER_RUNS.site, ['--grep', '@a11y']),
  await runBrowserTests(chromiumPath, BROWSER_RUNS.everyPage, ['--grep', '@a11y']),
];
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${failed === 0 ? 'passed' : `${failed} FAILED`} after ${elapsed()}`);
process.exit(failed === 0 ? 0 : 1);
