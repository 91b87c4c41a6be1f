import { type ChildProcess, fork } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import type { AheadDone, AheadTask } from './ahead-process.ts';
import { demoPictures } from './demo-pictures.ts';
import { PICTURE_WIDTH_PX, type Picture, structureKey } from './picture.ts';
import { busyMeter, untilIdle } from './spare-time.ts';
import { wideFiles } from './wide-files.ts';

/** What the disk keeps free: drawing ahead is a comfort, and what visitors send is not. */
const LEAST_FREE_BYTES = 3 * 2 ** 30;

export interface AheadOptions {
  /** Where the pictures are kept; see `wideFiles`. */
  readonly folder: string;
  /** The pictures by their names; by default every one of the demo. */
  readonly pictures?: ReadonlyMap<string, Picture>;
  /** Whether others need the machine now; by default where they use two fifths of its cores. */
  isBusy?(): boolean;
}

export interface DrawingAhead {
  /** A picture of this design was wanted: its others are drawn next. */
  prefer(picture: Picture): void;
  /** How many were drawn, once all are there; or why the rest is only drawn when it is wanted. */
  readonly done: Promise<{ readonly drawn: number; readonly stopped?: string }>;
  /** Ends it at once; what is drawn stays. */
  close(): Promise<void>;
}

/**
 * Draws the demo's pictures wide, those that are missing, one at a time in a process of the lowest priority, while the
 * machine has nothing better to do: first what is in front, then the other views, and before all the designs that
 * visitors look at. Another start goes on where this one ended.
 */
export function drawAhead(options: AheadOptions): DrawingAhead {
  const { folder, pictures = demoPictures(PICTURE_WIDTH_PX), isBusy = busyMeter() } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const preferred: string[] = [];
  let drawn = 0;
  let child: ChildProcess | undefined;
  let settle: (answer: AheadDone) => void = () => undefined;

  const draw = (task: AheadTask): Promise<AheadDone> => {
    child ??= startProcess((answer) => settle(answer));
    const { promise, resolve } = Promise.withResolvers<AheadDone>();
    settle = resolve;
    child.send(task);
    return promise;
  };
  /** Gives why it has stopped before the end. */
  const work = async (): Promise<string | undefined> => {
    const missing = await missingPictures(folder, pictures);
    for (let next = take(missing, preferred); next; next = take(missing, preferred)) {
      await untilIdle(isBusy, signal);
      if (await isFull(folder)) return 'the disk is nearly full';
      if (signal.aborted) break;
      const { failed } = await draw({ folder, ...next });
      if (failed !== undefined) return failed;
      drawn++;
    }
    return undefined;
  };
  const done = work()
    .catch((error: unknown) => String(error))
    .then((reason) => {
      child?.kill('SIGKILL');
      const stopped = signal.aborted ? 'it was ended' : reason;
      return { drawn, ...(stopped !== undefined && { stopped }) };
    });
  return {
    prefer: ({ structure }) => {
      if (preferred.at(-1) !== structure.seed) preferred.push(structure.seed);
    },
    done,
    async close() {
      stopping.abort();
      child?.kill('SIGKILL');
      await done;
    },
  };
}

function startProcess(hear: (answer: AheadDone) => void): ChildProcess {
  const child = fork(new URL('./ahead-process.ts', import.meta.url), { execArgv: [] });
  child.on('message', (answer: AheadDone) => hear(answer));
  child.on('exit', () => hear({ failed: 'its process has ended' }));
  child.on('error', ({ message }) => hear({ failed: message }));
  return child;
}

interface Missing {
  readonly key: string;
  readonly picture: Picture;
}

/** Those with one structure stand together; of the two lists, views from the front come first. */
async function missingPictures(
  folder: string,
  pictures: ReadonlyMap<string, Picture>,
): Promise<Missing[]> {
  const kept = await wideFiles(folder).keepOnly(new Set(pictures.keys()));
  const missing = [...pictures]
    .filter(([key]) => !kept.has(key))
    .map(([key, picture]): Missing => ({ key, picture }));
  const together = [...Map.groupBy(missing, ({ picture }) => structureKey(picture.structure))];
  const all = together.flatMap(([, group]) => group);
  const isFront = ({ picture }: Missing) => picture.structure.view === 'front';
  return [...all.filter(isFront), ...all.filter((one) => !isFront(one))];
}

/** Takes the next out of the list: of the design that was wanted last, else the first. */
function take(missing: Missing[], preferred: string[]): Missing | undefined {
  for (let seed = preferred.at(-1); seed !== undefined; seed = preferred.at(-1)) {
    const place = missing.findIndex(({ picture }) => picture.structure.seed === seed);
    if (place >= 0) return missing.splice(place, 1)[0];
    preferred.pop();
  }
  return missing.shift();
}

async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < LEAST_FREE_BYTES;
}
