import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.ts';

/** The files that docs/operations.md puts into conf.d of a proxy before a house, in one text. */
export async function documentedNginx(): Promise<string> {
  const read = (name: string) => readFile(join(root, 'deploy/nginx', name), 'utf8');
  return (await Promise.all([read('upstreams.conf'), read('selvedge.conf')])).join('\n');
}

/** Where a proxy of a test listens, without TLS, and what is behind it, all on the loopback. */
export interface PlainProxy {
  readonly port: number;
  readonly sites: readonly [number, number?];
  /** Where it keeps pages. */
  readonly cache: string;
}

/** The documented proxy for one name and without TLS, for tests of what it keeps and passes on. */
export async function plainNginx({ port, sites, cache }: PlainProxy): Promise<string> {
  const [one, other] = sites;
  const parts = (await documentedNginx()).split(/^(?=server \{$)/mu);
  return parts
    .filter((part) => !part.includes('default_server'))
    .join('')
    .replaceAll(/^\s*ssl_.*$/gmu, '')
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${one}`)
    .replace(/server 127\.0\.0\.1:3000([^;]*);/u, other ? `server 127.0.0.1:${other}$1;` : '')
    .replaceAll('/var/cache/nginx/selvedge', cache);
}
