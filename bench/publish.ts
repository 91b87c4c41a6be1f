import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../scripts/paths.ts';
import { ADMINISTRATOR } from '../test/hub/administrator.ts';
import { percentile } from './percentile.ts';
import type { BenchResult } from './result.ts';

const SITE_PORT = 3196;
const HUB_PORT = 3197;
const SITE = `http://localhost:${SITE_PORT}`;
const HUB = `http://localhost:${HUB_PORT}`;
const ROUNDS = 20;
const ASK_READY_EVERY_MS = 200;
const GIVE_UP_MS = 10_000;
const START_MS = 600_000;

/** @param ended settled once the servers have ended, which they do where they cannot be built */
async function untilReady(ended: Promise<unknown>): Promise<void> {
  const from = performance.now();
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!isOver && performance.now() - from < START_MS) {
    const answer = await fetch(`${HUB}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(ASK_READY_EVERY_MS);
  }
  throw new Error('The hub did not become ready.');
}

async function post(path: string, body: object, token?: string): Promise<Response> {
  const answer = await fetch(`${HUB}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `JWT ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Milliseconds until visitors are sent a home page with this text; asked without a pause. */
async function untilSeen(text: string): Promise<number> {
  const from = performance.now();
  while (performance.now() - from < GIVE_UP_MS) {
    const page = await fetch(SITE);
    if ((await page.text()).includes(text)) return performance.now() - from;
  }
  throw new Error(`The site did not show "${text}" within ${GIVE_UP_MS / 1000} s.`);
}

async function measure(): Promise<{ saves: number[]; delays: number[] }> {
  const { token } = Object(await (await post('/api/users/login', ADMINISTRATOR)).json());
  const saves: number[] = [];
  const delays: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const title = `Cloth for the bench ${round}.`;
    const from = performance.now();
    await post('/api/globals/home-page', { title, _status: 'published' }, token);
    saves.push(performance.now() - from);
    delays.push(await untilSeen(title));
  }
  return { saves, delays };
}

const row = (what: string, values: readonly number[], limit?: string) => ({
  what,
  'median ms': percentile(values, 0.5).toFixed(0),
  'slowest ms': Math.max(...values).toFixed(0),
  ...(limit !== undefined && { 'limit ms': limit }),
});

/** How long after the hub has answered a save visitors are sent what was published. */
export async function run(): Promise<BenchResult> {
  const child = spawn(
    process.execPath,
    [join(root, 'test/hub/serve.ts'), String(SITE_PORT), String(HUB_PORT)],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, LOG_LEVEL: 'warn' },
    },
  );
  const ended = once(child, 'exit');
  try {
    await untilReady(ended);
    const { saves, delays } = await measure();
    return {
      name: 'Publish',
      rows: [
        row('the hub saves and answers', saves),
        row('from that answer to the changed home page', delays, '1000'),
      ],
      notes: [
        `The demo supplier, site and hub as they run; ${ROUNDS} saves of the home page, one after the other.`,
      ],
    };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
