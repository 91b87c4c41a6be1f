import { BROWSER_RUNS, runBrowserTests } from './checks/browser-run.ts';
import { endWith } from './checks/tally.ts';
import { runVitest } from './checks/vitest-run.ts';
import { ensureHeadlessShell } from './machine/chromium.ts';
import { step } from './output/steps.ts';

/**
 * `npm run check:headers -- [all]`: the promise of headers. Every kind of answer of the public process carries them; in a
 * browser no page of the sitemap, no state and nothing that they load is without them, comes from another host or violates
 * the policy; the hub's answers carry its own. Of products one stands for ten, with `all` for itself. `npm test` looks at
 * one address of each kind.
 */
process.env.WITHOUT_AXE = 'on';
if (process.argv.includes('all')) process.env.EVERY_PRODUCT = 'on';
const chromiumPath = await step('Looking for Chromium', ensureHeadlessShell);
endWith([
  await runVitest(['--project', 'services', 'test/headers']),
  await runBrowserTests(chromiumPath, BROWSER_RUNS.site, ['--grep', '@headers']),
  await runBrowserTests(chromiumPath, BROWSER_RUNS.everyPage, ['--grep', '@headers']),
  await runBrowserTests(chromiumPath, BROWSER_RUNS.hub, ['--grep', '@headers']),
]);
