import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '@selvedge/database/embedded/postmaster';
import { startAuthority } from './operator/certificate-authority.ts';
import { type DebianMachine, machineProblem, startDebian } from './operator/debian-machine.ts';
import { root } from './paths.ts';
import { elapsed, step } from './steps.ts';

/**
 * `npm run check:operator`: the promise that docs/operations.md leads from nothing to a house. Its commands are called in a
 * fresh Debian 13 that systemd has started, in their order, with an authority of certificates beside it; then the house is
 * asked by TLS, backed up, watched, and its certificate renewed. It takes root, and the ports of a house.
 */

/** As the page names them. */
const SITE = 'www.example.com';
const HUB = 'hub.example.com';
const NAMES = [SITE, HUB, `product.${SITE}`, `notification.${SITE}`];
const PORTS = [80, 443, 3000, 3001, 9090, 9093];
const READY_LIMIT_MS = 180_000;
/** Prometheus asks once a minute. */
const SCRAPED_LIMIT_MS = 90_000;
const PROMETHEUS = 'http://127.0.0.1:9090/api/v1';
const TARGETS_UP = `curl -sf '${PROMETHEUS}/query?query=sum(up)' | grep -q '"2"'`;

/** What a person would look at afterwards, and what it must print. */
const LOOKS = [
  [`curl -skI https://${SITE}/`, /^HTTP\/2 200/u],
  [`curl -sk https://product.${SITE}/readyz`, /ready/u],
  [`curl -skI https://${HUB}/admin/login`, /^HTTP\/2 200/u],
  [`curl -sI http://${SITE}/`, /^HTTP\/1.1 308/u],
  [`curl -skI https://${SITE}/metrics`, /^HTTP\/2 404/u],
  ['systemctl start selvedge-backup && ls /var/backups/selvedge', /^selvedge-/u],
  ['systemctl is-active selvedge-backup.timer certbot.timer', /^active\nactive$/mu],
  ['certbot renew --force-renewal', /all renewals succeeded/u],
  [`curl -skI https://${SITE}/`, /^HTTP\/2 200/u],
  ['promtool check config /etc/prometheus/prometheus.yml', /SUCCESS: \d+ rules found/u],
  ['amtool check-config /etc/prometheus/alertmanager.yml', /SUCCESS/u],
  [`curl -s ${PROMETHEUS}/rules`, /"SelvedgeDown"/u],
  [`curl -s ${PROMETHEUS}/alertmanagers`, /"activeAlertmanagers":\[\{/u],
  ['systemctl --failed --quiet', /^$/u],
] as const;

const SECTION = /^## From nothing to a house$(.*?)^## /msu;
const BLOCK = /^```(sh|nft)\n(.*?)^```$/gmsu;

/** What the page has root call on one machine, line by line, and what it gives the firewall. */
async function documentedCommands() {
  const page = await readFile(join(root, 'docs/operations.md'), 'utf8');
  const [, section = ''] = SECTION.exec(page) ?? [];
  const blocks = [...section.matchAll(BLOCK)];
  const textOf = (language: string) =>
    blocks.filter(([, own]) => own === language).map(([, , text = '']) => text);
  const shell = textOf('sh').join('').trim().split('\n');
  if (shell.length < 10) throw new Error('docs/operations.md does not say how to begin any more.');
  return { shell, firewall: textOf('nft').join('') };
}

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });

async function problem(): Promise<string | null> {
  for (const port of PORTS) if (await isTaken(port)) return `port ${port} is taken`;
  return machineProblem();
}

const why = await problem();
if (why !== null) {
  console.log(`Not run here: ${why}.`);
  process.exit(0);
}
const work = realpathSync(mkdtempSync(join(tmpdir(), 'selvedge-check-operator-')));
const folder = join(work, 'debian');
const wrong: string[] = [];

async function settle(machine: DebianMachine): Promise<void> {
  const { shell, firewall } = await documentedCommands();
  const authority = await startAuthority(machine, folder);
  if (authority !== null) wrong.push(`the authority does not start:\n${authority}`);
  for (const command of shell) {
    const { ok, output } = await step(command, () => machine.run(command));
    if (!ok) wrong.push(`${command}\n${output}`);
  }
  await writeFile(join(folder, 'root/clients.nft'), firewall);
  const firewalled = await machine.run(
    "unshare --net sh -c 'nft -f /etc/nftables.conf && nft -f /root/clients.nft'",
  );
  if (!firewalled.ok) wrong.push(`the firewall takes none of it:\n${firewalled.output}`);
}

async function look(machine: DebianMachine): Promise<void> {
  const isReady = async () => (await machine.run('curl -sf http://localhost:3001/readyz')).ok;
  if (!(await waitUntil(isReady, READY_LIMIT_MS))) wrong.push('the hub is not ready');
  const areScraped = async () => (await machine.run(TARGETS_UP)).ok;
  if (!(await waitUntil(areScraped, SCRAPED_LIMIT_MS)))
    wrong.push('Prometheus does not see site and hub');
  for (const [command, wanted] of LOOKS) {
    const { ok, output } = await machine.run(command);
    if (!ok || !wanted.test(output)) wrong.push(`${command}\n${output}`);
  }
}

try {
  const machine = await step('Starting a Debian', () => startDebian(folder, NAMES));
  try {
    await settle(machine);
    await look(machine);
  } finally {
    await machine.stop();
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
for (const line of wrong) console.log(`  ${line}`);
console.log(
  wrong.length === 0
    ? `passed: a house by TLS within ${elapsed()}`
    : `FAILED: ${wrong.length} things are wrong, after ${elapsed()}`,
);
process.exit(wrong.length === 0 ? 0 : 1);
