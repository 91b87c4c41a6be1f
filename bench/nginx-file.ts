import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNginx } from '../scripts/nginx.ts';

const PORT = 3189;
const ASK_EVERY_MS = 20;

const quoted = (value: string): string => `"${value.replace(/(["\\])/gu, '\\$1')}"`;

const configuration = (folder: string, headers: ReadonlyMap<string, string>): string => `
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
  types {}
  default_type text/html;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${PORT};
    root ${folder};
    ${[...headers].map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n    ')}
  }
}
`;

/**
 * Runs nginx, which is installed where it is missing, with one worker, tied to the first core, serving these bytes from a
 * file with these headers while the work lasts.
 */
export async function withNginxFile<T>(
  bytes: Buffer,
  headers: ReadonlyMap<string, string>,
  work: (url: string, pid: number) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-bench-nginx-'));
  writeFileSync(join(folder, 'page'), bytes);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, headers));
  const child = spawn(
    'taskset',
    ['-c', '0', await ensureNginx(), '-p', folder, '-c', join(folder, 'nginx.conf')],
    { stdio: 'inherit' },
  );
  const ended = once(child, 'exit');
  try {
    const url = `http://127.0.0.1:${PORT}/page`;
    while (!(await answers(url))) {
      if (child.exitCode !== null) throw new Error('nginx did not start; see above.');
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
    return await work(url, child.pid ?? 0);
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
