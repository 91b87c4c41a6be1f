// The first step of every command: plain JavaScript that any Node.js from 20 on can run. It installs what is missing
// and hands over to scripts/<task>.ts on the Node.js that the project pins.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { passOn } from './output/log-lines.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** What `npm run build` has put together holds all that it needs. */
const isBuilt = existsSync(join(root, '.built'));

/** How often the life of the process that called us is looked at. */
const PARENT_LOOK_MS = 250;

/** For how long the channels of a task that has ended are listened to. */
const LAST_WORDS_MS = 500;

/** @param {string} message */
function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>} */
function lockedPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** npm keeps a record of what it installed; it is complete only when every locked version stands in it. */
function isInstalled() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record) || !existsSync(pinnedNode)) return false;
  const installed = lockedPackages(record);
  return Object.entries(lockedPackages(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, link }]) =>
      !path.startsWith('node_modules/') || optional || link || installed[path]?.version === version,
  );
}

function install() {
  if (isInstalled()) return;
  console.log('Installing the dependencies (once, about a minute) …');
  // Under `npm run`, npm says which of its own files runs; called by hand, npm is looked up on the path.
  const npm = process.env.npm_execpath;
  // Not `npm ci`: it refuses a lock without the optional packages of some foreign platform.
  const args = ['install', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) {
    fail(
      'Installing the dependencies failed (see above). Check that the npm registry can be reached, then call the command again.',
    );
  }
  if (!existsSync(pinnedNode)) mendPinnedNode();
}

/** npm may have refused the install script that puts the pinned Node.js in its place; this runs it. */
function mendPinnedNode() {
  spawnSync(process.execPath, ['installArchSpecificPackage'], {
    cwd: join(modules, 'node'),
    stdio: 'inherit',
  });
  if (!existsSync(pinnedNode)) {
    fail(
      'The pinned Node.js is missing: npm did not run the install script of the package "node". Allow it with `npm install-scripts approve node`, then call the command again.',
    );
  }
}

/** How a house speaks: as LOG_FORMAT says, or else for people on a terminal and in JSON elsewhere. */
function logFormat() {
  const { LOG_FORMAT } = process.env;
  if (LOG_FORMAT === 'pretty' || LOG_FORMAT === 'json') return LOG_FORMAT;
  return process.stdout.isTTY ? 'pretty' : 'json';
}

/**
 * Runs the task, passes on the signals that end it, and ends as it ended. The channel between the two lets the task
 * notice when this process is killed, so that it never lives on by itself.
 *
 * @param {string} task
 * @param {string[]} args
 */
function run(task, args) {
  const channel = task === 'start' ? 'pipe' : 'inherit';
  const child = spawn(pinnedNode, ['--disable-sigusr1', join('scripts', `${task}.ts`), ...args], {
    cwd: root,
    stdio: ['inherit', channel, channel, 'ipc'],
    env: {
      // React and others are several times as fast when told that nobody is developing.
      NODE_ENV: task === 'dev' ? 'development' : 'production',
      // Keeps what Node.js makes of the sources, which shortens every later start.
      NODE_COMPILE_CACHE: join(modules, '.cache', 'node'),
      ...process.env,
      PATH: `${join(modules, '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    },
  });
  const format = logFormat();
  if (child.stdout) passOn(child.stdout, process.stdout, format, false);
  if (child.stderr) passOn(child.stderr, process.stderr, format, true);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(/** @type {NodeJS.Signals} */ (signal)));
  }
  // npm passes a signal on to its shell only, which ends without a word to us; its end is the request to stop.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, PARENT_LOOK_MS).unref();
  child.on('exit', (code, signal) => {
    const end = () => process.exit(code ?? (signal === null ? 1 : 128));
    // What was said last is passed on first; whoever outlives the task and holds its channels is not waited for.
    child.once('close', end);
    setTimeout(end, LAST_WORDS_MS);
  });
}

const [task, ...args] = process.argv.slice(2);
// A name that the folder itself gives leads nowhere else, whatever was asked for.
if (!task || !readdirSync(join(root, 'scripts')).includes(`${task}.ts`)) {
  fail('Usage: node scripts/bootstrap.mjs <start|test|dev|build|import|bench|check> [arguments]');
} else {
  if (!isBuilt) install();
  run(task, args);
}
