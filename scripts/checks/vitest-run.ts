import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { binary, root } from '../machine/paths.ts';
import { runCommand, STOPPED_EXIT_CODE } from '../machine/run-command.ts';
import { failure, type Tally } from './tally.ts';

const REPORT = 'test-results/vitest.json';

interface VitestReport {
  numPassedTests: number;
  testResults: readonly {
    /** The file. */
    name: string;
    status: 'passed' | 'failed';
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** The tests that failed; a file in which none did, and which failed all the same, stands for itself. */
function failuresOf({ testResults }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      if (tests.length === 0) return [failure(file, message)];
      return tests.map((test) => failure(`${file} > ${test.fullName}`, test.failureMessages[0]));
    });
}

/**
 * Runs Vitest and tells what passed and failed. A test file that could not even be loaded counts as one failure, and
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
    const failures = failuresOf(report);
    if (failures.length === 0 && !result.ok) failures.push('Vitest ended with an error, above');
    return { passed: report.numPassedTests, failures };
  } catch {
    return { passed: 0, failures: ['Vitest left no report'] };
  }
}
