import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { binary, root } from '../machine/paths.ts';
import { runCommand, STOPPED_EXIT_CODE } from '../machine/run-command.ts';
import { failure, type Tally } from './tally.ts';

interface Suite {
  suites?: readonly Suite[];
  specs?: readonly {
    file: string;
    title: string;
    ok: boolean;
    tests: readonly { results: readonly { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport extends Suite {
  stats: { expected: number; flaky: number };
  errors: readonly { message?: string }[];
}

function failuresOf({ suites = [], specs = [] }: Suite): string[] {
  const broken = specs.filter(({ ok }) => !ok);
  return [
    ...broken.map(({ file, title, tests }) =>
      failure(`${file} > ${title}`, tests[0]?.results[0]?.error?.message),
    ),
    ...suites.flatMap(failuresOf),
  ];
}

/** The configurations of Playwright, and where each writes its report. */
export const BROWSER_RUNS = {
  site: { config: 'playwright.config.ts', report: 'test-results/browser.json' },
  everyPage: { config: 'playwright.every-page.config.ts', report: 'test-results/every-page.json' },
  hub: { config: 'playwright.hub.config.ts', report: 'test-results/hub-browser.json' },
} as const;

/**
 * Runs browser tests with the given Chromium and tells what passed and failed.
 *
 * @param args further arguments, such as the tests to run
 * @param isShown whether its lines come as it writes them; else all of them at its end, for a run beside another
 */
export async function runBrowserTests(
  chromiumPath: string,
  { config, report }: (typeof BROWSER_RUNS)[keyof typeof BROWSER_RUNS],
  args: readonly string[] = [],
  isShown = true,
): Promise<Tally> {
  const result = await runCommand(
    process.execPath,
    [binary('playwright', '@playwright/test'), 'test', '--config', config, ...args],
    {
      show: isShown,
      env: { CHROMIUM_PATH: chromiumPath, NODE_ENV: 'production' },
    },
  );
  if (result.isStopped) process.exit(STOPPED_EXIT_CODE);
  if (!isShown) console.log(`\n${result.output}`);
  try {
    const read = JSON.parse(readFileSync(join(root, report), 'utf8')) as PlaywrightReport;
    const { expected, flaky } = read.stats;
    if (flaky > 0) console.log(`${flaky} passed only when tried again; see "flaky" above.`);
    const failures = [
      ...failuresOf(read),
      ...read.errors.map(({ message }) => failure(config, message)),
    ];
    if (failures.length === 0 && !result.ok) failures.push(`${config} ended with an error, above`);
    return { passed: expected + flaky, failures };
  } catch {
    console.log(result.output.slice(-2000));
    return { passed: 0, failures: [`${config} left no report`] };
  }
}
