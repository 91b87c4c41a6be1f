import { rmSync } from 'node:fs';
import { binary } from '../machine/paths.ts';
import { type CommandResult, runCommand } from '../machine/run-command.ts';
import { step } from '../output/steps.ts';
import type { Tally } from './tally.ts';

interface StaticCheck {
  readonly title: string;
  /** What a person does about a finding. */
  readonly fix: string;
  readonly run: () => Promise<CommandResult>;
}

const node = (command: string, packageName: string, ...args: string[]): Promise<CommandResult> =>
  runCommand(process.execPath, [binary(command, packageName), ...args]);

async function types(): Promise<CommandResult> {
  const generated = await node('react-router', '@react-router/dev', 'typegen', 'apps/site');
  if (!generated.ok) return generated;
  const servers = await node('tsc', 'typescript', '-p', '.');
  const site = await node('tsc', 'typescript', '-p', 'apps/site');
  const hub = await node('tsc', 'typescript', '-p', 'apps/hub');
  const all = [servers, site, hub];
  const isStopped = all.some((result) => result.isStopped);
  return {
    ok: all.every(({ ok }) => ok),
    isStopped,
    output: all.map(({ output }) => output).join(''),
  };
}

const CHECKS: readonly StaticCheck[] = [
  {
    title: 'Format and lint',
    fix: 'npx biome check --write .',
    run: () => node('biome', '@biomejs/biome', 'check', '--error-on-warnings', '.'),
  },
  { title: 'Types', fix: 'correct the lines named above', run: types },
  {
    title: 'Boundaries: who imports whom',
    fix: 'move the code to the room it belongs to (.dependency-cruiser.mjs has the table)',
    run: () =>
      node(
        'depcruise',
        'dependency-cruiser',
        '--config',
        '.dependency-cruiser.mjs',
        'packages',
        'apps',
      ),
  },
  {
    title: 'Dead code',
    fix: 'remove what nothing uses (knip.json names the entrances)',
    run: () => node('knip', 'knip', '--no-progress'),
  },
];

/** Format, lint, types, boundaries and dead code. Prints what each found and how to fix it. */
export async function staticChecks(): Promise<Tally> {
  const failures: string[] = [];
  for (const check of CHECKS) {
    const result = await step(check.title, check.run);
    if (result.ok) continue;
    failures.push(check.title);
    console.log(`${result.output}\nTo fix: ${check.fix}\n`);
  }
  return { passed: CHECKS.length - failures.length, failures };
}

/** Forgets the reports of an earlier run, so that none of them can be taken for this one's. */
export function forgetReports(): void {
  rmSync('test-results', { recursive: true, force: true });
}
