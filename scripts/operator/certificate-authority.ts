import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DebianMachine } from './debian-machine.ts';

const FOLDER = '/etc/pebble';
const PORT = 14_000;

/** It issues for whoever answers on the ports of the house. */
const CONFIG = {
  pebble: {
    listenAddress: `127.0.0.1:${PORT}`,
    managementListenAddress: '127.0.0.1:15000',
    certificate: `${FOLDER}/cert.pem`,
    privateKey: `${FOLDER}/key.pem`,
    httpPort: 80,
    tlsPort: 443,
  },
};

/** What certbot asks a person once, and whom it asks for certificates. */
const CERTBOT = `server = https://127.0.0.1:${PORT}/dir
no-verify-ssl = true
non-interactive = true
agree-tos = true
register-unsafely-without-email = true
`;

/**
 * Starts an authority on a machine which issues certificates as Let's Encrypt does, and has certbot ask it.
 *
 * @param folder of the machine
 * @returns what went wrong, or null
 */
export async function startAuthority(
  machine: DebianMachine,
  folder: string,
): Promise<string | null> {
  await mkdir(join(folder, FOLDER), { recursive: true });
  await mkdir(join(folder, 'root/.config/letsencrypt'), { recursive: true });
  await writeFile(join(folder, FOLDER, 'config.json'), JSON.stringify(CONFIG));
  await writeFile(join(folder, 'root/.config/letsencrypt/cli.ini'), CERTBOT);
  const { ok, output } = await machine.run(
    [
      `openssl req -x509 -newkey rsa:2048 -nodes -days 9 -subj /CN=localhost -keyout ${FOLDER}/key.pem -out ${FOLDER}/cert.pem`,
      `systemd-run -E PEBBLE_VA_NOSLEEP=1 -E PEBBLE_WFE_NONCEREJECT=0 pebble -config ${FOLDER}/config.json`,
    ].join(' && '),
  );
  return ok ? null : output;
}
