import { BROWSER_RUNS, runBrowserTests } from './checks/browser-run.ts';
import { endWith } from './checks/tally.ts';
import { ensureHeadlessShell } from './machine/chromium.ts';
import { step } from './output/steps.ts';

/**
 * `npm run check:ways`: the promise that every way leads where it says. From a page of every route one link of every kind
 * is followed on a desk and on a phone: by click, Back, Forward and a reload, and without scripts; filters are ticked and
 * addresses narrowed at random. `npm test` walks the short form of it.
 */
process.env.EVERY_WAY = 'on';
const chromiumPath = await step('Looking for Chromium', ensureHeadlessShell);
endWith([await runBrowserTests(chromiumPath, BROWSER_RUNS.site, ['--grep', '@ways'])]);
