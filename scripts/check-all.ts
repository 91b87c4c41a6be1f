import { BROWSER_RUNS, runBrowserTests } from './checks/browser-run.ts';
import { runVitest } from './checks/vitest-run.ts';
import { ensureHeadlessShell } from './machine/chromium.ts';
import { runCommand, STOPPED_EXIT_CODE } from './machine/run-command.ts';
import { elapsed } from './output/steps.ts';

/** The checks in their full form: every state at every width, every way, fifty rounds of harm. */
const CHECKS: readonly (readonly [task: string, ...args: string[]])[] = [
  ['check-ways'],
  ['check-a11y', 'all'],
  ['check-headers'],
  ['check-standards'],
  ['check-access'],
  ['check-uploads'],
  ['check-abuse'],
  ['check-faults'],
  ['check-durability', '50'],
  ['check-privacy'],
  ['check-restore', '20'],
  ['check-build'],
  ['check-operator'],
];

/** `npm run check:all`: the long matrices, one check after the other, each also when an earlier one failed. */
const failed: string[] = [];
console.log('\nLong tests of units, and the engine under many random catalogues');
process.env.LONG_TESTS = '1';
const long = await runVitest(['.long.test', 'engines-agree', 'changed-engine', 'stored-engine']);
if (long.failures.length > 0) failed.push('long tests');
console.log('\nThe browser tests of every width');
const chromiumPath = await ensureHeadlessShell();
const everyWidth = ['--grep', '@matrix', '--grep-invert', '@a11y']; // check:a11y has the others
const widths = await runBrowserTests(chromiumPath, BROWSER_RUNS.site, everyWidth);
if (widths.failures.length > 0) failed.push('every width');
for (const [task, ...args] of CHECKS) {
  console.log(`\nnpm run ${task.replace('-', ':')}`);
  const { ok, isStopped } = await runCommand(process.execPath, [`scripts/${task}.ts`, ...args], {
    show: true,
    env: { NODE_ENV: 'production' },
  });
  if (isStopped) process.exit(STOPPED_EXIT_CODE);
  if (!ok) failed.push(task);
}
console.log(
  `\n${failed.length === 0 ? 'passed' : `FAILED: ${failed.join(', ')}`} after ${elapsed()}`,
);
process.exit(failed.length === 0 ? 0 : 1);
