import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntil } from '@selvedge/database/embedded/postmaster';
import { plainNginx } from '../../scripts/machine/documented-nginx.ts';

const START_LIMIT_MS = 10_000;

interface NginxOptions {
  /** The program. */
  readonly path: string;
  /** Empty; its files are kept there. */
  readonly folder: string;
  readonly port: number;
  /** Ports of the two sites, on the loopback. */
  readonly sites: readonly [number, number];
}

/**
 * Runs nginx with the very configuration that docs/operations.md gives, but for its ports and without TLS.
 *
 * @returns ends it
 */
export async function startNginx(options: NginxOptions): Promise<() => Promise<void>> {
  const { path, folder, port, sites } = options;
  const ours = await plainNginx({ port, sites, cache: join(folder, 'cache') });
  const answers = () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ ok }) => ok);
  return runNginx(path, folder, ours, () => answers().catch(() => false));
}

/**
 * Runs nginx with the files of its conf.d.
 *
 * @param config the files, in one text
 * @param isUp whether it answers
 * @returns ends it
 */
export async function runNginx(
  path: string,
  folder: string,
  config: string,
  isUp: () => Promise<boolean>,
): Promise<() => Promise<void>> {
  const file = join(folder, 'nginx.conf');
  await mkdir(join(folder, 'temporary'));
  await writeFile(file, aroundIt(config, folder));
  const child = spawn(path, ['-p', folder, '-c', file, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  if (!(await waitUntil(isUp, START_LIMIT_MS))) throw new Error(`nginx does not answer:\n${said}`);
  return async () => {
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
  };
}

/** What nginx.conf of Debian 13 has around the files of conf.d; who says one of these again beside it must not stop the start. */
function aroundIt(config: string, folder: string): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'temporary', name)};`)
    .join('\n');
  return `${user}
pid ${join(folder, 'nginx.pid')};
events {}
http {
sendfile on;
tcp_nopush on;
types_hash_max_size 2048;
server_tokens off;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_prefer_server_ciphers off;
gzip on;
access_log off;
${temporary}
${config}
}
`;
}
