import { buildHubIfStale } from './building/hub-build.ts';
import { buildSiteIfStale } from './building/site-build.ts';
import { BROWSER_RUNS, runBrowserTests } from './checks/browser-run.ts';
import { shortChecks } from './checks/short-checks.ts';
import { forgetReports, staticChecks } from './checks/static-checks.ts';
import { endWith, type Tally } from './checks/tally.ts';
import { runVitest } from './checks/vitest-run.ts';
import { ensureHeadlessShell } from './machine/chromium.ts';
import { step } from './output/steps.ts';

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
