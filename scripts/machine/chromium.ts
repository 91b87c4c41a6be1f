import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { binary } from './paths.ts';
import { installDebianPackage } from './programs.ts';
import { runCommand } from './run-command.ts';

const USUAL_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const found = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...USUAL_PATHS, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  );

/**
 * The path of a Chromium for the browser tests: the machine's, Playwright's, or else one that is installed now (from
 * Debian's packages as root, otherwise Playwright's own).
 *
 * @throws Error that says how to install one by hand
 */
export async function ensureChromium(): Promise<string> {
  const present = found();
  if (present) return present;
  const attempts = [
    () => installDebianPackage('chromium'),
    () => runCommand(process.execPath, [binary('playwright'), 'install', 'chromium']),
  ];
  for (const attempt of attempts) {
    await attempt();
    const installed = found();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one (on Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The path of Chromium's headless shell, which has no window to draw and takes half the processor time of the whole
 * browser for the same tests; of the whole browser where it is not to be had.
 *
 * @throws as {@link ensureChromium}
 */
export async function ensureHeadlessShell(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  if (!existsSync(SHELL)) await installDebianPackage('chromium-headless-shell');
  return existsSync(SHELL) ? SHELL : ensureChromium();
}
