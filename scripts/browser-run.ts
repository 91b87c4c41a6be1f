import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { binary, root } from './paths.ts';
import { runCommand } from './run-command.ts';
import type { Tally } from './static-checks.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Runs the browser tests with the given Chromium and counts what passed and failed. */
export async function runBrowserTests(chromiumPath: string): Promise<Tally> {
  const result = await runCommand(
    process.execPath,
    [binary('playwright', '@playwright/test'), 'test'],
    {
      show: true,
      env: { CHROMIUM_PATH: chromiumPath, NODE_ENV: 'production' },
    },
  );
  try {
    const report = JSON.parse(
      readFileSync(join(root, 'test-results/browser.json'), 'utf8'),
    ) as PlaywrightReport;
    const { expected, unexpected, flaky } = report.stats;
    if (flaky > 0) console.log(`${flaky} passed only when tried again; see "flaky" above.`);
    return { passed: expected + flaky, failed: unexpected + report.errors.length };
  } catch {
    console.log(result.output.slice(-2000));
    return { passed: 0, failed: 1 };
  }
}
