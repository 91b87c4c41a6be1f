import { BROWSER_RUNS, runBrowserTests } from './checks/browser-run.ts';
import { endWith } from './checks/tally.ts';
import { ensureHeadlessShell } from './machine/chromium.ts';
import { step } from './output/steps.ts';

/**
 * `npm run check:a11y -- [all]`: the promise that everyone can use the site. Axe by WCAG 2.2 AA, and what is good practice
 * beyond it, on every state and on the addresses of the sitemap, on a phone and on a desk; every kind of page walked by
 * keyboard. Of products one stands for ten, with `all` for itself. `npm test` looks at one address of each kind.
 */
if (process.argv.includes('all')) process.env.EVERY_PRODUCT = 'on';
const chromiumPath = await step('Looking for Chromium', ensureHeadlessShell);
endWith([
  await runBrowserTests(chromiumPath, BROWSER_RUNS.site, ['--grep', '@a11y']),
  await runBrowserTests(chromiumPath, BROWSER_RUNS.everyPage, ['--grep', '@a11y']),
]);
