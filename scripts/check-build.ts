import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '@selvedge/database/embedded/postmaster';
import { checkImage } from './image/check-image.ts';
import { checkUnits } from './image/check-units.ts';
import { freePort } from './machine/free-port.ts';
import { root } from './machine/paths.ts';
import { runCommand } from './machine/run-command.ts';
import { elapsed } from './output/steps.ts';

/**
 * `npm run check:build`: the promise that `npm run build` makes a folder that runs by itself. It is made outside the
 * repository, whose packages it could find otherwise, and holds none that only builders and tests need. The image that
 * deploy/Containerfile makes of it is run and the units of systemd are judged, where the machine can do it; then the folder is
 * started as it lies on an empty data directory: the site, both services and the hub must answer, without a word of building
 * or installing.
 */

const READY_LIMIT_MS = 120_000;
/** Packages that only whoever changes the program needs. */
const FOR_BUILDERS = ['vitest', 'vite', '@react-router/dev', '@biomejs/biome', 'lighthouse'];

const work = realpathSync(mkdtempSync(join(tmpdir(), 'selvedge-check-build-')));
const folder = join(work, 'selvedge');
const wrong: string[] = [];
const { ok, output } = await runCommand(
  process.execPath,
  [join(root, 'scripts/build.ts'), folder],
  {
    show: true,
  },
);
if (!ok) throw new Error(`It could not be made:\n${output}`);
for (const name of FOR_BUILDERS)
  if (existsSync(join(folder, 'node_modules', name))) wrong.push(`${name} is in it`);

/** Starts the folder as it lies, without a demo, and asks each part of it. */
async function checkFolder(): Promise<void> {
  const [port, hubPort] = [await freePort(), await freePort()];
  const site = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: join(work, 'data'),
      PORT: String(port),
      HUB_PORT: String(hubPort),
      DEMO: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const channel of [site.stdout, site.stderr])
    channel.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  try {
    const runs = await waitUntil(
      async () => printed.includes('Selvedge runs') || site.exitCode !== null,
      READY_LIMIT_MS,
    );
    if (!runs || site.exitCode !== null) wrong.push(`it does not start:\n${printed}`);
    const asked = [
      `http://127.0.0.1:${port}/`,
      `http://127.0.0.1:${port}/services/product/readyz`,
      `http://127.0.0.1:${port}/services/notification/readyz`,
      `http://127.0.0.1:${hubPort}/readyz`,
      `http://127.0.0.1:${hubPort}/admin/login`,
    ];
    for (const address of asked) {
      const { status } = await fetch(address).catch(() => ({ status: 'nothing' }));
      if (status !== 200) wrong.push(`${address} answers ${status}`);
    }
    if (/Installing/u.test(printed)) wrong.push('it installs something');
  } finally {
    const ended = site.exitCode === null ? once(site, 'exit') : undefined;
    site.kill('SIGTERM');
    await ended;
  }
}

try {
  wrong.push(...(await checkUnits(folder, join(work, 'units'))));
  wrong.push(...(await checkImage(folder, join(work, 'image'))));
  await checkFolder(); // last, as Node.js keeps what it has compiled in the folder once it runs
} finally {
  rmSync(work, { recursive: true, force: true });
}
for (const line of wrong) console.log(`  ${line}`);
console.log(
  wrong.length === 0
    ? `passed: it was made and answered within ${elapsed()}`
    : `FAILED: ${wrong.length} things are wrong, after ${elapsed()}`,
);
process.exit(wrong.length === 0 ? 0 : 1);
