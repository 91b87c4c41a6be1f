import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ClerkAnswer, ClerkQuestion } from '@selvedge/hub/test/clerk-question';
import { QUIET } from '../building/hub-build.ts';
import { root } from '../machine/paths.ts';

const FIRST_REFUSAL = 400;

/** A clerk of the hub, without its pages. */
export interface Clerk {
  /** Asks an endpoint of the only application; with a form, by POST. Rejects where it is refused. */
  ask(path: string, form?: Readonly<Record<string, string>>): Promise<void>;
  /** All that the clerk's process has printed. */
  printed(): string;
  end(): Promise<void>;
}

/** Signs a clerk in, in a process that ends with this one. */
export async function startClerk(hubUrl: string, dataDir: string): Promise<Clerk> {
  const folder = join(root, 'apps/hub');
  const child = fork(join(folder, 'test/clerk-process.ts'), {
    cwd: folder,
    env: {
      ...process.env,
      ...QUIET,
      HUB_DATABASE_URL: hubUrl,
      DATA_DIR: dataDir,
      PAYLOAD_SECRET: 'only for this check',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const channel of [child.stdout, child.stderr]) {
    channel?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const ended = once(child, 'exit');
  const told = async (): Promise<unknown> => {
    const news = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
    if (!news) throw new Error(`The clerk has gone:\n${printed}`);
    return news[0];
  };
  await told();
  return {
    async ask(path, form) {
      const question: ClerkQuestion = { path, ...(form && { form }) };
      const answer = told();
      child.send(question);
      const { status, location } = (await answer) as ClerkAnswer;
      const { searchParams } = new URL(location ?? '', 'http://hub');
      const flash = searchParams.get('flash') ?? searchParams.get('confirm');
      const { decision } = form ?? {};
      const isDone = decision === undefined || flash?.startsWith(decision);
      if (status >= FIRST_REFUSAL || !isDone)
        throw new Error(`The clerk was answered ${status} ${flash} at ${path}`);
    },
    printed: () => printed,
    async end() {
      child.disconnect();
      await ended;
    },
  };
}
