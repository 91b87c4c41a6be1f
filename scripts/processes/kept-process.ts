import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerUser } from '@selvedge/database/embedded/server-user';
import { z } from 'zod';

const LONGEST_PAUSE_MS = 60_000;
/** A process that has lived this long and ends is started again after its first pause. */
const LIVED_MS = 60_000;

/** What a kept process is. */
export interface KeptProcessOptions {
  /** What it is called in sentences: "The hub has ended". */
  readonly name: string;
  /** What goes on without it, in a sentence of its own. */
  readonly meanwhile?: string;
  readonly script: string;
  readonly cwd: string;
  /** What it knows beside this process's own environment. */
  readonly environment: NodeJS.ProcessEnv;
  /** Settings of this process that it has no use for, most of them with a password or key in them. */
  readonly withheld: readonly string[];
  /** Whom it runs as; null: as this process does. */
  readonly user?: ServerUser | null;
  /** Length of the first pause before it is started again; each doubles, up to a minute. */
  readonly firstPauseMs: number;
  /** It is killed where it has not ended so long after it was asked to. */
  readonly stopLimitMs: number;
  /** It is killed, and started again, where it has been silent so long once it has said that it is alive. */
  readonly silenceLimitMs: number;
  /** Told what it says once it serves. */
  readonly onAlive?: (word: AliveWord) => void;
}

/**
 * Of glibc's allocator: few arenas, since what many threads set aside for themselves is most of what such a process holds, and
 * thresholds that do not grow, so that the memory of a page or a picture is given back. Of V8: room for young objects that
 * does not grow with the machine's memory. Measured in docs/performance.md.
 */
const GLIBC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
const V8 = ['--max-semi-space-size=16'];
/** No process of the same user opens a debugger in it, which reads all that it knows. */
const NO_DEBUGGER = ['--disable-sigusr1'];
/** The timer of Payload's jobs counts to a moment that is past already where the thread was held: it rings at once, as it should. */
const NO_WARNING = ['--disable-warning=TimeoutNegativeWarning'];

/** By what PostgreSQL's programs sign in where an address says nothing of it: here the database's owner does. */
const OWNERS_LOGIN: ReadonlySet<string> = new Set(['PGUSER', 'PGPASSWORD', 'PGPASSFILE']);

/** The environment of a kept process. */
export function environmentOf({
  environment,
  withheld,
}: Pick<KeptProcessOptions, 'environment' | 'withheld'>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !withheld.includes(name) && !OWNERS_LOGIN.has(name),
  );
  return { ...GLIBC, ...Object.fromEntries(own), ...environment };
}

/** What a kept process says of its start: where it serves, or why it does not. */
export type StartWord = { readonly ready: string } | { readonly failed: string };

/** What it says every few seconds, once it serves: its thread is not held. */
export interface AliveWord {
  readonly alive: true;
}

const word = z.union([
  z.object({ ready: z.string() }),
  z.object({ failed: z.string() }),
  z.looseObject({ alive: z.literal(true) }),
]);

/** Hands on what a process says. One that was broken into may say anything; nothing else is taken for a word. */
function onWord(child: ChildProcess, hear: (word: StartWord | AliveWord) => void): void {
  child.on('message', (said) => {
    const { data } = word.safeParse(said);
    if (data) hear(data);
  });
}

/** How often silence is counted within its limit. */
const COUNTS = 6;

/**
 * Kills a process that said it was alive and then fell silent, as one does whose thread never comes to an end. Silence is
 * counted and not timed, so that a machine that slept ends nothing.
 */
function endSilent(child: ChildProcess, silenceLimitMs: number, tellWhy: () => void): void {
  let silences: number | undefined;
  const counting = setInterval(() => {
    if (silences === undefined) return;
    silences += 1;
    if (silences <= COUNTS) return;
    clearInterval(counting);
    tellWhy();
    child.kill('SIGKILL');
  }, silenceLimitMs / COUNTS).unref();
  onWord(child, (word) => {
    if ('alive' in word) silences = 0;
  });
  child.on('exit', () => clearInterval(counting));
}

export interface KeptProcess {
  /** What came of the first try to start it. */
  readonly firstAttempt: Promise<StartWord>;
  /** Tells it something, now and whenever it is started anew. */
  tell(message: object): void;
  /** Tells it something that is of no use to one that is started anew. */
  tellNow(message: object): void;
  /** Ends it as `kill -9` does; it is started again after its pause. */
  kill(): void;
  /** Ends it and starts it no more. */
  close(): Promise<void>;
}

/**
 * Runs a program as a process of its own and starts it again, after growing pauses, when it ends.
 *
 * @param say told what happens, in sentences
 */
export function keepRunning(
  options: KeptProcessOptions,
  say: (sentence: string) => void,
): KeptProcess {
  const { name, meanwhile, firstPauseMs, silenceLimitMs } = options;
  const stopping = new AbortController();
  const first = Promise.withResolvers<StartWord>();
  const told: object[] = [];
  let child: ChildProcess | undefined;

  async function run(): Promise<void> {
    let pauseMs = firstPauseMs;
    let isFirst = true;
    while (!stopping.signal.aborted) {
      const from = performance.now();
      const started = spawn(
        process.execPath,
        [...V8, ...NO_DEBUGGER, ...NO_WARNING, options.script],
        {
          cwd: options.cwd,
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
          env: environmentOf(options),
          ...options.user,
        },
      );
      child = started;
      onWord(started, (word) => {
        if ('alive' in word) options.onAlive?.(word);
        else if (isFirst) first.resolve(word);
        else if ('failed' in word) say(word.failed);
      });
      endSilent(started, silenceLimitMs, () =>
        say(`The ${name} has been silent for ${silenceLimitMs / 1000} s and is ended.`),
      );
      // A process that is ending takes no message; its exit is what counts.
      started.on('error', () => undefined);
      for (const message of told) started.send(message);
      const [code, signal] = await once(started, 'exit');
      child = undefined;
      const how = signal ?? `code ${code}`;
      first.resolve({ failed: `The ${name} has ended (${how}).` });
      isFirst = false;
      if (stopping.signal.aborted) return;
      if (performance.now() - from > LIVED_MS) pauseMs = firstPauseMs;
      const words = [
        `The ${name} has ended (${how}); it is started again in ${pauseMs / 1000} s.`,
        meanwhile ?? '',
      ];
      say(words.join(' ').trim());
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }
  const running = run();
  const tellNow = (message: object) => {
    if (child?.connected) child.send(message);
  };
  return {
    firstAttempt: first.promise,
    tell(message) {
      told.push(message);
      tellNow(message);
    },
    tellNow,
    kill: () => void child?.kill('SIGKILL'),
    async close() {
      stopping.abort();
      const ending = child;
      ending?.kill('SIGTERM');
      const limit = setTimeout(() => ending?.kill('SIGKILL'), options.stopLimitMs);
      await running;
      clearTimeout(limit);
    },
  };
}
