import { databaseIsEmpty, loadDemo } from '@selvedge/demo/load-demo';
import { fillBucket } from '@selvedge/pictures/fill-bucket';
import type { S3Settings } from '@selvedge/pictures/s3-settings';
import pg from 'pg';
import { progress, step } from '../output/steps.ts';

export interface FillOptions {
  /** A migrated database, as its owner. */
  readonly ownerUrl: string;
  readonly mediaDir: string;
  /** The bucket that gets the pictures too, where the settings name one. */
  readonly s3: S3Settings | undefined;
}

/** Loads the demo supplier, if nothing has been published yet. A database with anything in it stays as it is. */
export async function fillWithDemo(options: FillOptions): Promise<void> {
  const { mediaDir, s3 } = options;
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
    loadDemo({
      ...options,
      onProgress: (label, done, total) => barOf(label)(done, total),
      ...(s3 && { keepPictures: () => fillBucket(mediaDir, s3, progress('bucket')) }),
    }),
  );
}
