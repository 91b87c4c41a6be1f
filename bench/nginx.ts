import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainNginx } from '../scripts/machine/documented-nginx.ts';
import { ensureNginx } from '../scripts/machine/programs.ts';

const FILE_PORT = 3189;
const PROXY_PORT = 3187;
const ASK_EVERY_MS = 20;

const quoted = (value: string): string => `"${value.replace(/(["\\])/gu, '\\$1')}"`;

/** What stands around the servers: one worker, no log, all files in one folder. */
const configuration = (folder: string, servers: string): string => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  ${servers}
}
`;

const fileServer = (folder: string, headers: ReadonlyMap<string, string>): string => `
  types {}
  default_type text/html;
  server {
    listen 127.0.0.1:${FILE_PORT};
    root ${folder};
    ${[...headers].map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n    ')}
  }`;

/** An nginx under load, by its address and process. */
export interface RunningNginx {
  readonly url: string;
  readonly pid: number;
}

/**
 * Runs nginx, which is installed where it is missing, with one worker, tied to the first core, serving these bytes from a
 * file with these headers while the work lasts.
 */
export const withNginxFile = <T>(
  bytes: Buffer,
  headers: ReadonlyMap<string, string>,
  work: (nginx: RunningNginx) => Promise<T>,
): Promise<T> =>
  withNginx(`http://127.0.0.1:${FILE_PORT}/page`, work, async (folder) => {
    await writeFile(join(folder, 'page'), bytes);
    return fileServer(folder, headers);
  });

/** Runs nginx in the same way as the documented proxy before a site, asked for the page at the path. */
export const withNginxProxy = <T>(
  site: string,
  path: string,
  work: (nginx: RunningNginx) => Promise<T>,
): Promise<T> =>
  withNginx(`http://127.0.0.1:${PROXY_PORT}${path}`, work, (folder) =>
    plainNginx({
      port: PROXY_PORT,
      sites: [Number(new URL(site).port)],
      cache: join(folder, 'cache'),
    }),
  );

async function withNginx<T>(
  url: string,
  work: (nginx: RunningNginx) => Promise<T>,
  serversIn: (folder: string) => Promise<string>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-bench-nginx-'));
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, await serversIn(folder)));
  const child = spawn(
    'taskset',
    ['-c', '0', await ensureNginx(), '-p', folder, '-c', join(folder, 'nginx.conf')],
    { stdio: 'inherit' },
  );
  const ended = once(child, 'exit');
  try {
    while (!(await answers(url))) {
      if (child.exitCode !== null) throw new Error('nginx did not start; see above.');
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
    return await work({ url, pid: child.pid ?? 0 });
  } finally {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
