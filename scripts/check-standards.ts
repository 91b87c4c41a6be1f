import { BROWSER_RUNS, runBrowserTests } from './checks/browser-run.ts';
import { endWith } from './checks/tally.ts';
import { runVitest } from './checks/vitest-run.ts';
import { ensureHeadlessShell } from './machine/chromium.ts';
import { ensureJava } from './machine/programs.ts';
import { step } from './output/steps.ts';

/**
 * `npm run check:standards -- [all]`: every page of the sitemap is valid HTML to html-validate and to the Nu Html Checker (which
 * needs Java), its structured data says what search engines ask for, and its links lead somewhere; the services'
 * descriptions are what OpenAPI wants. Of products one stands for ten, with `all` for itself. `npm test` looks at one page of
 * each kind, without Java.
 */
if (process.argv.includes('all')) process.env.EVERY_PRODUCT = 'on';
const chromiumPath = await step('Looking for Chromium', ensureHeadlessShell);
await step('Looking for Java', ensureJava);
endWith([
  await runVitest(['--project', 'services', 'test/hosts']),
  await runBrowserTests(chromiumPath, BROWSER_RUNS.everyPage, ['--grep', '@standards']),
]);
