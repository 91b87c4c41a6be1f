import { lstat, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntil } from '@selvedge/database/embedded/postmaster';
import { freePort } from '../machine/free-port.ts';
import { root } from '../machine/paths.ts';
import { step } from '../output/steps.ts';
import { imageSettings, stagesOf } from './containerfile.ts';
import { imageProblem, layOutRoot } from './image-root.ts';
import { memoryGroup } from './memory-group.ts';
import { type RunningImage, runImage } from './run-image.ts';

/** What an image may hold, unpacked. */
const MOST_MEGABYTES = 450;
/** What all that runs in it must do with: the demo's first start, site, hub and database, a backup. */
const MEMORY_BYTES = 1e9;
/** The demo is drawn at the first start, on a slow machine for minutes. */
const FIRST_START_MS = 1_200_000;
const NEXT_START_MS = 60_000;
/** As long as deploy/compose gives it. */
const STOP_MS = 15_000;

/** Looks into a PDF as applicants send one, and draws its page: what these load is loaded by no start. */
const LOOK_INTO_A_PDF = `
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const { documentExaminer } = await import('@selvedge/documents/examine-document');
  const { pdfPage } = await import('@selvedge/documents/pdf-page');
  const made = await PDFDocument.create();
  made.addPage([300, 300]).drawText('A page');
  const bytes = Buffer.from(await made.save());
  const judged = await documentExaminer(undefined)(bytes, 'application/pdf', 'check');
  const drawn = await pdfPage(bytes, 1, { person: 'check' });
  console.log(judged.reason ?? 'accepted', drawn?.pages);
  process.exit(judged.accepted && drawn?.pages === 1 ? 0 : 1);`;

/** What Next says where it gets its compiler, which nothing that runs has a use for. */
const FETCHED = /swc package|Downloading/u;

interface Place {
  readonly site: string;
  readonly hub: string;
}

/** What an address is answered with. */
const statusOf = (address: string, asked?: RequestInit): Promise<number | 'nothing'> =>
  fetch(address, asked).then(
    ({ status }) => status,
    () => 'nothing',
  );

/** What the files of a folder hold, in megabytes (of a million bytes), as engines tell the size of an image. */
async function megabytesOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await lstat(join(entry.parentPath, entry.name))).size;
  return bytes / 1e6;
}

/** The first person of the hub in a check. */
const PERSON = { email: 'ada@example.com', password: 'Vlei-Kiepersol-77' };

/** What a person who works in the hub asks first, each of which must be answered with 200. */
async function whatFailsOfHub(hub: string): Promise<string[]> {
  const signIn = await fetch(`${hub}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(PERSON),
  }).catch(() => undefined);
  const cookie = signIn?.headers.getSetCookie().map((line) => line.split(';')[0]) ?? [];
  const wrong: string[] = [];
  for (const path of [
    '/readyz',
    '/admin',
    '/admin/collections/registrations',
    '/admin/collections/media',
  ]) {
    const headers = { cookie: cookie.join('; ') };
    const status = await statusOf(hub + path, { headers, redirect: 'manual' });
    if (status !== 200) wrong.push(`of the image ${hub}${path} answers ${status}`);
  }
  return wrong;
}

/** What readers and staff ask first, and a picture that is made now; each must be answered with 200. */
async function whatFails({ site, hub }: Place): Promise<string[]> {
  const page = await fetch(`${site}/`).then((answer) => answer.text());
  const [picture] = /\/pictures\/[^"\s,]+/u.exec(page) ?? ['/no-picture-in-the-home-page'];
  const addresses = [
    ...['/', '/item_group/005', '/services/product/readyz', '/services/notification/readyz'],
    picture.replaceAll('&amp;', '&'),
  ].map((path) => site + path);
  const wrong: string[] = [];
  for (const address of addresses) {
    const status = await statusOf(address);
    if (status !== 200) wrong.push(`of the image ${address} answers ${status}`);
  }
  return [...wrong, ...(await whatFailsOfHub(hub))];
}

/** Runs what an operator runs in it beside the site. */
async function commandsThatFail(running: RunningImage): Promise<string[]> {
  const wrong: string[] = [];
  const commands = [
    ['node', 'scripts/bootstrap.mjs', 'backup', '/backups'],
    ['node', 'scripts/bootstrap.mjs', 'verify', '/backups'],
    ['node', '--input-type=module', '-e', LOOK_INTO_A_PDF],
  ];
  for (const command of commands) {
    const { ok, output } = await running.execute(command);
    if (!ok) wrong.push(`in the image ${command.join(' ')} fails:\n${output}`);
  }
  return wrong;
}

/**
 * Lays out the image that deploy/Containerfile makes of what was built and runs it as an engine would, twice on the same data:
 * it must be small, be well by its own health check, answer, and end by its own stop signal.
 *
 * @param built what `npm run build` has made
 * @param work a folder for root and volumes
 * @returns what is wrong; nothing where the machine cannot run it, which is said
 */
export async function checkImage(built: string, work: string): Promise<string[]> {
  const problem = await imageProblem();
  if (problem) {
    console.log(`The image's root was not run: ${problem}.`);
    return [];
  }
  const stage = stagesOf(await readFile(join(root, 'deploy/Containerfile'), 'utf8')).at(-1) ?? [];
  const image = imageSettings(stage);
  const at = join(work, 'root');
  await mkdir(work, { recursive: true });
  await step("Laying out the image's root", () => layOutRoot(at, stage, built));
  const wrong: string[] = [];
  const megabytes = Math.round(await megabytesOf(at));
  console.log(`The image holds ${megabytes} MB.`);
  if (megabytes > MOST_MEGABYTES) wrong.push(`the image holds more than ${MOST_MEGABYTES} MB`);
  const [port, hubPort] = [await freePort(), await freePort()];
  const place = { site: `http://127.0.0.1:${port}`, hub: `http://127.0.0.1:${hubPort}` };
  const memory = await memoryGroup(MEMORY_BYTES);
  if (!memory) console.log('Its memory was not bounded: this machine lets nobody do it.');
  for (const limitMs of [FIRST_START_MS, NEXT_START_MS]) {
    const settings = {
      HOST: '127.0.0.1',
      PORT: `${port}`,
      HUB_PORT: `${hubPort}`,
      HUB_ADMIN_EMAIL: PERSON.email,
      HUB_ADMIN_PASSWORD: PERSON.password,
    };
    const running = await runImage(at, image, join(work, 'volumes'), settings, memory);
    const from = performance.now();
    const isThere = async (address: string) =>
      running.hasEnded() || (await statusOf(address)) === 200;
    await step('Running it until the first page', () =>
      waitUntil(() => isThere(`${place.site}/`), limitMs),
    );
    console.log(`The first page came after ${((performance.now() - from) / 1000).toFixed(1)} s.`);
    await step('Running it until the hub is ready', () =>
      waitUntil(() => isThere(`${place.hub}/readyz`), limitMs),
    );
    if (running.hasEnded()) return [...wrong, `the image has ended:\n${running.printed()}`];
    try {
      if (!(await running.isHealthy())) wrong.push('the image is not well by its health check');
      wrong.push(...(await whatFails(place)), ...(await commandsThatFail(running)));
      if (FETCHED.test(running.printed())) wrong.push('the image fetches a part of itself');
    } finally {
      const code = await running.stop(STOP_MS);
      if (code !== 0) wrong.push(`told to stop, the image ends with ${code}`);
    }
    const kills = (await memory?.kills()) ?? 0;
    if (kills > 0)
      wrong.push(`in ${MEMORY_BYTES / 1e9} GB the image was short of memory ${kills} times`);
    if (wrong.length > 0) return [...wrong, `the image has said:\n${running.printed()}`];
  }
  await memory?.remove();
  return wrong;
}
