import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntil } from '@selvedge/database/embedded/postmaster';
import { root } from '../../scripts/paths.ts';

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
 * Runs nginx with the very configuration that docs/operations.md gives, but for its ports.
 *
 * @returns ends it
 */
export async function startNginx(options: NginxOptions): Promise<() => Promise<void>> {
  const { path, folder, port, sites } = options;
  const documented = await readFile(join(root, 'docs/nginx.conf'), 'utf8');
  const ours = documented
    .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${sites[0]}`)
    .replace('127.0.0.1:3010', `127.0.0.1:${sites[1]}`)
    .replace('/var/cache/nginx/selvedge', join(folder, 'cache'));
  const config = join(folder, 'nginx.conf');
  await mkdir(join(folder, 'temporary'));
  await writeFile(config, aroundIt(ours, folder));
  const child = spawn(path, ['-p', folder, '-c', config, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const answers = () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ ok }) => ok);
  const isUp = await waitUntil(() => answers().catch(() => false), START_LIMIT_MS);
  if (!isUp) throw new Error(`nginx does not answer:\n${said}`);
  return async () => {
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
  };
}

/** What Debian's own nginx.conf has around the files of conf.d. */
function aroundIt(config: string, folder: string): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'temporary', name)};`)
    .join('\n');
  return `${user}
pid ${join(folder, 'nginx.pid')};
events {}
http {
access_log off;
${temporary}
${config}
}
`;
}
