import { BROWSER_RUNS, runBrowserTests } from './browser-run.ts';
import { ensureHeadlessShell } from './chromium.ts';
import { buildHubIfStale } from './hub-build.ts';
import { shortChecks } from './short-checks.ts';
import { buildSiteIfStale } from './site-build.ts';
import { forgetReports, staticChecks } from './static-checks.ts';
import { step } from './steps.ts';
import { endWith, type Tally } from './tally.ts';
import { runVitest } from './vitest-run.ts';

/**
 * `npm test`: everything that must hold, each part also when an earlier one failed. The matrix, every
 * state of every part on every screen, is `npm run check:all`'s.
 */
forgetReports();
const chromiumPath = await step('Looking for Chromium', ensureHeadlessShell);
const tallies: Tally[] = [];
tallies.push(await staticChecks());
console.log('\nUnit and integration tests');
tallies.push(await runVitest([]));
console.log('\nChecks of safety, in short');
tallies.push(await shortChecks());
await step('Building the site, if it changed', buildSiteIfStale);
await step('Building the hub, if it changed', buildHubIfStale);
console.log('\nBrowser tests of the site, and beside them those across the hub and the site');
// Those across the hub wait for its answers half of the time, and change one house: one after the other.
tallies.push(
  ...(await Promise.all([
    runBrowserTests(chromiumPath, BROWSER_RUNS.site, ['--grep-invert', '@matrix']),
    runBrowserTests(chromiumPath, BROWSER_RUNS.hub, [], false),
  ])),
);

endWith(tallies);
