import { databaseIsEmpty, loadDemo } from '@selvedge/demo/load-demo';
import pg from 'pg';
import { progress, step } from './steps.ts';

/** Loads the demo supplier, if nothing has been published yet. A database with anything in it stays as it is. */
export async function fillWithDemo(options: { ownerUrl: string; mediaDir: string }): Promise<void> {
  const client = new pg.Client(options.ownerUrl);
  await client.connect();
  try {
    if (!(await databaseIsEmpty(client))) return;
  } finally {
    await client.end();
  }
  const bars = new Map<string, (done: number, total: number) => void>();
  const barOf = (label: string) => {
    const bar = bars.get(label) ?? progress(label);
    bars.set(label, bar);
    return bar;
  };
  await step('Loading the demo supplier', () =>
    loadDemo({ ...options, onProgress: (label, done, total) => barOf(label)(done, total) }),
  );
}
