import { runCommand } from '../machine/run-command.ts';
import { step } from '../output/steps.ts';
import type { Tally } from './tally.ts';

/** The checks that harm a site of their own, each as long as it takes to see that it still holds. */
const SHORT_CHECKS = [
  {
    title: 'What was acknowledged is there, after one round of harm',
    task: 'check-durability',
    args: ['1'],
  },
  { title: 'A house comes back from a backup', task: 'check-restore', args: ['1'] },
  { title: 'What applicants send lies nowhere in plain text', task: 'check-privacy', args: [] },
] as const;

/** Runs the short forms of the checks of safety and counts what holds; prints what a failed one said. */
export async function shortChecks(): Promise<Tally> {
  const failures: string[] = [];
  for (const { title, task, args } of SHORT_CHECKS) {
    const { ok, output } = await step(title, () =>
      runCommand(process.execPath, [`scripts/${task}.ts`, ...args], {
        env: { NODE_ENV: 'production' },
      }),
    );
    if (ok) continue;
    failures.push(title);
    console.log(`${output}\nThe whole of it: npm run ${task.replace('-', ':')}`);
  }
  return { passed: SHORT_CHECKS.length - failures.length, failures };
}
