import { join } from 'node:path';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** What one process has counted and measured. */
export type Figures = readonly MetricObjectWithValues<MetricValue<string>>[];

/** One of the processes that serve the same port (WORKERS). */
export interface Worker {
  /** From 1. The first keeps the snapshot that all of them start from. */
  readonly number: number;
  /** What the others have counted, as they said last. */
  readonly figuresOfOthers: () => readonly Figures[];
}

export const ONLY_WORKER: Worker = { number: 1, figuresOfOthers: () => [] };

/** Where a process keeps what it makes of originals: the first in the data directory itself, each other in a folder there. */
export const workerFolder = (dataDir: string, number: number): string =>
  number === 1 ? dataDir : join(dataDir, `site-${number}`);
