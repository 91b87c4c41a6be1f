import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { binary, root } from './paths.ts';
import { runCommand, STOPPED_EXIT_CODE } from './run-command.ts';
import type { Tally } from './static-checks.ts';

const REPORT = 'test-results/vitest.json';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

/**
 * Runs Vitest and counts what passed and failed. A test file that could not even be loaded counts as one failure, and
 * so does a run that leaves no report.
 *
 * @param args further arguments, such as the projects to run
 */
export async function runVitest(args: readonly string[]): Promise<Tally> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const result = await runCommand(
    process.execPath,
    [binary('vitest'), 'run', ...reporters, ...args],
    { show: true, env: { NODE_ENV: 'test' } },
  );
  if (result.isStopped) process.exit(STOPPED_EXIT_CODE);
  try {
    const report = JSON.parse(readFileSync(join(root, REPORT), 'utf8')) as VitestReport;
    const failed =
      report.numFailedTests || (result.ok ? 0 : Math.max(1, report.numFailedTestSuites));
    return { passed: report.numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
