import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a served site keeps what visitors hand in. */
export interface ServedSite {
  readonly dataDir: string;
  /** Connection of the hub's role, which may read the inbox. */
  readonly hubUrl: string;
}

export const SERVED_FOLDER = 'test-results/served';

export const servedFile = (port: string): string => join(SERVED_FOLDER, `${port}.json`);

/** What `test/browser/serve.ts` has written down of the site at an address. */
export function servedSite(address: string): ServedSite {
  return JSON.parse(readFileSync(servedFile(new URL(address).port), 'utf8')) as ServedSite;
}
