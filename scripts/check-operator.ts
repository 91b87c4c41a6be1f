import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '@selvedge/database/embedded/postmaster';
import { root } from './machine/paths.ts';
import { startAuthority } from './operator/certificate-authority.ts';
import { startEngine } from './operator/container-engine.ts';
import { type DebianMachine, machineProblem, startDebian } from './operator/debian-machine.ts';
import { elapsed, step } from './output/steps.ts';

/**
 * `npm run check:operator`: the promise that docs/operations.md leads from nothing to a house, by systemd and in containers.
 * Its commands are called in a fresh Debian 13 that systemd has started, in their order, with an authority of certificates
 * beside it; then the house is asked by TLS, backed up, watched, and its certificate renewed. Then Docker's are called there
 * in their order too, and that house is asked in the same way. It takes root, and the ports of a house.
 */

/** As the page names them. */
const SITE = 'www.example.com';
const HUB = 'hub.example.com';
const [PRODUCT, NOTIFICATION] = ['product.example.com', 'notification.example.com'];
const NAMES = [SITE, HUB, PRODUCT, NOTIFICATION];
const PORTS = [80, 443, 3000, 3001, 9090, 9093];
const READY_LIMIT_MS = 180_000;
/** Prometheus asks once a minute. */
const SCRAPED_LIMIT_MS = 90_000;
const PROMETHEUS = 'http://127.0.0.1:9090/api/v1';
const TARGETS_UP = `curl -sf '${PROMETHEUS}/query?query=sum(up)' | grep -q '"2"'`;

/** What a person would look at in a house, whatever it runs in, and what it must print. */
const HOUSE_LOOKS = [
  [`curl -skI https://${SITE}/`, /^HTTP\/2 200/u],
  [`curl -sk https://${PRODUCT}/readyz`, /ready/u],
  [`curl -skI https://${HUB}/admin/login`, /^HTTP\/2 200/u],
  [`curl -sI http://${SITE}/`, /^HTTP\/1.1 308/u],
  [`curl -skI https://${SITE}/metrics`, /^HTTP\/2 404/u],
] as const;

const SYSTEMD_LOOKS = [
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

const COMPOSE = 'docker compose --env-file house.env -f deploy/compose/house.yaml';
const CONTAINER_LOOKS = [
  [`${COMPOSE} logs site-1`, /Hub +https:\/\/hub\.example\.com\/admin/u],
  [`${COMPOSE} exec site-1 ls /backups`, /^selvedge-/u],
  [`${COMPOSE} exec s3 ls /buckets`, /^selvedge$/mu],
  [`${COMPOSE} ps --all --format '{{.Service}} {{.Status}}'`, /^keys Exited \(0\)/mu],
] as const;

/** The machine's own house gives way, with its certificate, and the settings are as they are delivered. */
const GIVE_WAY = [
  'systemctl stop selvedge nginx prometheus prometheus-alertmanager',
  'install -d /etc/selvedge/tls && cp -L /etc/nginx/tls/*.pem /etc/selvedge/tls',
  'cp deploy/compose/house.env.example house.env',
];

const SECTION = /^## From nothing to a house$(.*?)^## /msu;
const BLOCK = /^```(sh|nft)\n(.*?)^```$/gmsu;

/** What the page has root call on one machine, line by line, and what it gives the firewall. */
async function documentedCommands() {
  const page = await readFile(join(root, 'docs/operations.md'), 'utf8');
  const [, section = ''] = SECTION.exec(page) ?? [];
  const blocks = [...section.matchAll(BLOCK)];
  const textOf = (language: string) =>
    blocks.filter(([, own]) => own === language).map(([, , text = '']) => text);
  const lines = textOf('sh').join('').trim().split('\n');
  const { docker = [], own = [] } = Object.groupBy(lines, (line) =>
    line.startsWith('docker ') ? 'docker' : 'own',
  );
  if (own.length < 10 || docker.length < 5)
    throw new Error('docs/operations.md does not say how to begin any more.');
  return { own, docker, firewall: textOf('nft').join('') };
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

async function call(machine: DebianMachine, command: string): Promise<void> {
  const { ok, output } = await step(command, () => machine.run(command));
  if (!ok) wrong.push(`${command}\n${output}`);
}

async function look(machine: DebianMachine, looks: readonly (readonly [string, RegExp])[]) {
  for (const [command, wanted] of looks) {
    const { ok, output } = await machine.run(command);
    if (!ok || !wanted.test(output)) wrong.push(`${command}\n${output}`);
  }
}

async function waitFor(machine: DebianMachine, what: string, command: string, limitMs: number) {
  const answers = async () => (await machine.run(command)).ok;
  if (!(await waitUntil(answers, limitMs))) wrong.push(what);
}

async function houseBySystemd(machine: DebianMachine): Promise<void> {
  const { own, firewall } = await documentedCommands();
  const authority = await startAuthority(machine, folder);
  if (authority !== null) wrong.push(`the authority does not start:\n${authority}`);
  for (const command of own) await call(machine, command);
  await writeFile(join(folder, 'root/clients.nft'), firewall);
  const firewalled = await machine.run(
    "unshare --net sh -c 'nft -f /etc/nftables.conf && nft -f /root/clients.nft'",
  );
  if (!firewalled.ok) wrong.push(`the firewall takes none of it:\n${firewalled.output}`);
  const ready = 'curl -sf http://localhost:3001/readyz';
  await waitFor(machine, 'the hub is not ready', ready, READY_LIMIT_MS);
  await waitFor(machine, 'Prometheus does not see site and hub', TARGETS_UP, SCRAPED_LIMIT_MS);
  await look(machine, [...HOUSE_LOOKS, ...SYSTEMD_LOOKS]);
}

async function houseInContainers(machine: DebianMachine): Promise<void> {
  const { docker } = await documentedCommands();
  for (const command of GIVE_WAY) await call(machine, command);
  wrong.push(...(await startEngine(machine)));
  for (const command of docker) {
    await call(machine, command);
    const [oneMachine] = /.*one-machine\.yaml/u.exec(command) ?? [];
    if (oneMachine === undefined) continue;
    const ready = 'curl -sf http://localhost:3000/readyz && curl -sf http://localhost:3001/readyz';
    await waitFor(machine, 'one-machine.yaml is not ready', ready, READY_LIMIT_MS);
    await call(machine, `${oneMachine} down --volumes`);
  }
  const asked = `curl -skf https://${SITE}/`;
  await waitFor(machine, 'the house in containers does not answer', asked, READY_LIMIT_MS);
  await look(machine, [...HOUSE_LOOKS, ...CONTAINER_LOOKS]);
  await call(machine, `${COMPOSE} down --volumes`);
}

try {
  const machine = await step('Starting a Debian', () => startDebian(folder, NAMES));
  try {
    await houseBySystemd(machine);
    await houseInContainers(machine);
  } finally {
    await machine.stop();
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
for (const line of wrong) console.log(`  ${line}`);
console.log(
  wrong.length === 0
    ? `passed: a house by TLS, by systemd and in containers, within ${elapsed()}`
    : `FAILED: ${wrong.length} things are wrong, after ${elapsed()}`,
);
process.exit(wrong.length === 0 ? 0 : 1);
