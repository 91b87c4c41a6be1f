import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type DrawingAhead, drawAhead } from '@selvedge/demo/drawing/draw-ahead';
import { type DrawnOnDemand, drawOnDemand } from '@selvedge/demo/drawing/draw-on-demand';
import { wideFiles } from '@selvedge/demo/drawing/wide-files';
import { demoIsLoaded } from '@selvedge/demo/load-demo';
import pg from 'pg';

/** Whoever has just started the site looks at it first. */
const AHEAD_AFTER_MS = 20_000;

export interface DemoDrawing extends Omit<DrawnOnDemand, 'close'> {
  /** Begins to draw what may be wanted, some time from now, if this database holds the demo. Never rejects. */
  begin(databaseUrl: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * The demo's pictures wider than they are kept: drawn when they are wanted, and ahead of that while the machine is idle.
 * They are kept in `<dataDir>/wide`, which may be deleted at any time.
 */
export function demoDrawing(dataDir: string): DemoDrawing {
  const folder = join(dataDir, 'wide');
  const stopping = new AbortController();
  const { signal } = stopping;
  let ahead: DrawingAhead | undefined;
  const drawer = drawOnDemand({
    files: wideFiles(folder),
    onWanted: (picture) => ahead?.prefer(picture),
  });
  return {
    ...drawer,
    async begin(databaseUrl) {
      try {
        await pause(AHEAD_AFTER_MS, undefined, { signal, ref: false });
        if (!(await holdsDemo(databaseUrl)) || signal.aborted) return;
        ahead = drawAhead({ folder });
        const { stopped } = await ahead.done;
        if (stopped === undefined || signal.aborted) return;
        console.error(`Large pictures are drawn when they are wanted from now on: ${stopped}.`);
      } catch (error) {
        if (!signal.aborted) console.error('Large pictures are not drawn ahead:', error);
      }
    },
    async close() {
      stopping.abort();
      await Promise.all([ahead?.close(), drawer.close()]);
    },
  };
}

async function holdsDemo(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return await demoIsLoaded(client);
  } finally {
    await client.end();
  }
}
