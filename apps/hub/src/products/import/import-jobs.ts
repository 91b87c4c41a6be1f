import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, isAbsolute, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { nodeWithin } from '@selvedge/documents/node-within';
import { rejectedPath } from '@selvedge/import/report/rejected-file';
import type { HubSettings } from '../../settings.ts';
import {
  type Agreement,
  type ChildMessage,
  type ChildOrder,
  childMessage,
  type ImportProgress,
  type ImportState,
  type UndoState,
} from './import-messages.ts';
import { chunksOf, safeName } from './received-file.ts';
import type { RememberedMapping } from './remembered-mappings.ts';

/** A workbook of the largest size takes less; what takes more ends, and not the machine. */
const MEMORY_MB = 3072;
/** With what lies beside the engine's heap: files as they are, and what the engine sets aside. */
const WHOLE_MEMORY_MB = MEMORY_MB + 2048;
/** The largest file takes some minutes. */
const LONGEST_MS = 30 * 60_000;
const CHILD = 'src/products/import/import-child.ts';

const ENDED =
  'The import ended without a word, and nothing was written. A workbook that takes too much memory ends so: save it as CSV. Otherwise see the hub’s log.';
const STOPPED =
  'The import was stopped. Unless it stands among the latest imports, nothing was written.';
const TOO_SLOW = `The import took more than ${LONGEST_MS / 60_000} minutes and was ended. Nothing was written. Is its header right, and the column that brings rows together?`;

/** The child's source: the hub runs in its own folder, tests in that of the repository. */
function childPath(): string {
  const here = join(process.cwd(), CHILD);
  return existsSync(here) ? here : join(process.cwd(), 'apps/hub', CHILD);
}

/** What the child needs beside the hub's database: where pictures are kept, whom it trusts, and what its process runs with. */
const PASSED_ON =
  /^(?:PATH|HOME|TMPDIR|TZ|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|LOG_FORMAT|MALLOC_\w+|PG\w+|S3_\w+|AWS_\w+)$/u;

/** A file of strangers is read by a process that does not know how the hub signs, sends mail or opens what is sealed. */
const childEnvironment = (settings: HubSettings): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name))),
  NODE_ENV: process.env.NODE_ENV,
  HUB_DATABASE_URL: settings.HUB_DATABASE_URL,
  DATA_DIR: settings.DATA_DIR,
});

/**
 * Runs one import, or the taking back of one, in a process of its own.
 *
 * @param stopped ends it
 * @returns what it said last; a problem where it ended without a word
 */
async function runChild(
  settings: HubSettings,
  order: ChildOrder,
  stopped: AbortSignal,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<Exclude<ChildMessage, { progress: unknown }>> {
  if (stopped.aborted) return { problem: STOPPED };
  const child = fork(childPath(), [JSON.stringify(order)], {
    execPath: '/bin/sh',
    execArgv: [...nodeWithin(WHOLE_MEMORY_MB), `--max-old-space-size=${MEMORY_MB}`],
    env: childEnvironment(settings),
  });
  let last: Exclude<ChildMessage, { progress: unknown }> | undefined;
  child.on('message', (sent) => {
    const message = childMessage.parse(sent);
    if ('progress' in message) onProgress(message.progress);
    else last = message;
  });
  const late = AbortSignal.timeout(LONGEST_MS);
  const end = () => child.kill('SIGKILL');
  const ending = AbortSignal.any([stopped, late]);
  ending.addEventListener('abort', end);
  await once(child, 'exit');
  ending.removeEventListener('abort', end);
  // Who stops it may come too late: what was done is said.
  if (last) return last;
  if (stopped.aborted) return { problem: STOPPED };
  return { problem: late.aborted ? TOO_SLOW : ENDED };
}

/** Imports of which a file or an archive of pictures is kept, and those of which nothing has arrived yet. */
const [MOST_LARGE, MOST_OPENED] = [4, 20];

interface Job {
  readonly id: string;
  readonly folder: string;
  readonly file: string;
  /** Name of a ready mapping, or path of the one that came along; undefined: found out by the file's header. */
  readonly mapping: string | undefined;
  /** Whether the file changes only what it carries. */
  readonly update: boolean;
  /** The list whose products it changes; that of the mapping where it is left out. */
  readonly list: string | undefined;
  /** Path of the archive of pictures that came along. */
  pictures: string | undefined;
  readonly stop: AbortController;
  state: ImportState;
}

/** The imports that this process of the hub knows: one after the other, the latest ones remembered. */
interface ImportJobs {
  open(
    fileName: string,
    mapping: { readonly name?: string; readonly json?: string; readonly fileName?: string },
    how: { readonly update: boolean; readonly list?: string | undefined },
  ): Promise<string>;
  stateOf(id: string): ImportState | null;
  /** Takes an archive of pictures, before the file. */
  receivePictures(id: string, body: ReadableStream<Uint8Array>): Promise<void>;
  /** Takes the file and begins the dry run. */
  receive(id: string, body: ReadableStream<Uint8Array>): Promise<void>;
  /** Applies what was checked; more loss than was agreed to ends it. */
  apply(id: string, allowed: Agreement): void;
  /** The mapping file that came along; null where none did. */
  mappingFile(id: string): Promise<RememberedMapping | null>;
  /** Ends what is checked or applied now. */
  stop(id: string): void;
  /** Path of the list of rejected rows; null where there is none. */
  rejectedFile(id: string): string | null;
  undo(runId: string): string;
  undoStateOf(id: string): UndoState | null;
  /** Whether a file arrives or an import runs, beside which no other may. */
  isBusy(): boolean;
}

/** @param settings of the hub; files lie in `DATA_DIR/imports` until the next import begins */
export function importJobs(settings: HubSettings): ImportJobs {
  const root = resolve(settings.DATA_DIR, 'imports');
  const jobs = new Map<string, Job>();
  const undos = new Map<string, UndoState>();
  let running = 0;

  async function during<T>(work: () => Promise<T>): Promise<T> {
    running++;
    try {
      return await work();
    } finally {
      running--;
    }
  }

  /** Runs the importer over a job's file, dry unless something is allowed; whatever comes of it is in the job's state. */
  async function run(job: Job, allowed?: Agreement): Promise<void> {
    const { file, mapping, pictures, update, list, stop } = job;
    const dryRun = allowed === undefined;
    const answer = await during(() =>
      runChild(
        settings,
        { action: 'import', file, mapping, pictures, update, list, dryRun, allowed },
        stop.signal,
        (progress) => {
          job.state = { ...job.state, progress };
        },
      ),
    ).catch((error: unknown): ChildMessage => ({ problem: String(error) }));
    if ('report' in answer) {
      const stage = dryRun ? 'checked' : 'applied';
      job.state = { ...job.state, stage, progress: null, report: answer.report };
    } else {
      const { problem = 'The import ended without a report.', columns = null } =
        'problem' in answer ? answer : {};
      job.state = { ...job.state, stage: 'failed', progress: null, problem, columns };
    }
  }

  /** Lays what arrives on the disk; what does not arrive whole is said in the job's state. */
  async function take(job: Job, body: ReadableStream<Uint8Array>, path: string): Promise<void> {
    try {
      const chunks = chunksOf(body, job.stop.signal);
      await pipeline(chunks, createWriteStream(path, { mode: 0o600 }));
    } catch (error) {
      const problem = 'The file did not arrive whole. Choose it again.';
      job.state = { ...job.state, stage: 'failed', problem };
      throw error;
    }
  }

  /** The files of imports that are done with; of those that are checked or arrive, perhaps of colleagues, the newest stay. */
  async function forgetOthers(): Promise<void> {
    const all = [...jobs.values()];
    const isArriving = ({ state }: Job) => state.stage === 'waiting';
    const isLarge = (job: Job) =>
      job.state.stage === 'checked' || (isArriving(job) && job.pictures !== undefined);
    const large = all.filter(isLarge);
    const opened = all.filter((job) => isArriving(job) && !isLarge(job));
    const over = [
      ...all.filter(({ state: { stage } }) => stage === 'applied' || stage === 'failed'),
      ...large.slice(0, -MOST_LARGE),
      ...opened.slice(0, -MOST_OPENED),
    ];
    for (const { id } of over) jobs.delete(id);
    const folders = await readdir(root).catch(() => []);
    for (const id of folders) {
      if (!jobs.has(id)) await rm(join(root, id), { recursive: true, force: true });
    }
  }

  return {
    async open(written, mapping, { update, list }) {
      await forgetOthers();
      const id = randomUUID();
      const folder = join(root, id);
      await mkdir(join(folder, 'file'), { recursive: true, mode: 0o700 });
      const fileName = safeName(written);
      const mappingFile = join(folder, 'mapping', safeName(mapping.fileName ?? 'mapping.json'));
      if (mapping.json !== undefined) {
        await mkdir(join(folder, 'mapping'));
        await writeFile(mappingFile, mapping.json);
      }
      jobs.set(id, {
        id,
        folder,
        file: join(folder, 'file', fileName),
        mapping: mapping.json === undefined ? mapping.name : mappingFile,
        update,
        list,
        pictures: undefined,
        stop: new AbortController(),
        state: {
          stage: 'waiting',
          fileName,
          progress: null,
          report: null,
          problem: null,
          columns: null,
        },
      });
      return id;
    },
    stateOf: (id) => jobs.get(id)?.state ?? null,
    async receivePictures(id, body) {
      const job = jobs.get(id);
      if (!job) return;
      const archive = join(job.folder, 'pictures.archive');
      job.state = { ...job.state, stage: 'checking' }; // so that it can be stopped, like all that holds up others
      await during(() => take(job, body, archive));
      const isStopped = job.stop.signal.aborted;
      job.state = isStopped
        ? { ...job.state, stage: 'failed', problem: STOPPED }
        : { ...job.state, stage: 'waiting' };
      job.pictures = archive;
    },
    async receive(id, body) {
      const job = jobs.get(id);
      if (!job) return;
      job.state = { ...job.state, stage: 'checking' };
      await during(async () => {
        await take(job, body, job.file);
        void run(job);
      });
    },
    apply(id, allowed) {
      const job = jobs.get(id);
      if (!job) return;
      job.state = { ...job.state, stage: 'applying', report: null };
      void run(job, allowed);
    },
    async mappingFile(id) {
      const path = jobs.get(id)?.mapping;
      if (path === undefined || !isAbsolute(path)) return null;
      return { fileName: basename(path), json: await readFile(path, 'utf8') };
    },
    stop: (id) => jobs.get(id)?.stop.abort(),
    rejectedFile(id) {
      const job = jobs.get(id);
      if (!job?.state.report?.hasRejectedFile) return null;
      return rejectedPath(job.file);
    },
    undo(runId) {
      const id = randomUUID();
      undos.clear();
      undos.set(id, { stage: 'running', undone: null, problem: null });
      void during(() =>
        runChild(settings, { action: 'undo', runId }, new AbortController().signal),
      ).then((answer) =>
        undos.set(
          id,
          'undone' in answer
            ? { stage: 'done', undone: answer.undone, problem: null }
            : { stage: 'failed', undone: null, problem: 'problem' in answer ? answer.problem : '' },
        ),
      );
      return id;
    },
    undoStateOf: (id) => undos.get(id) ?? null,
    isBusy: () => running > 0,
  };
}
