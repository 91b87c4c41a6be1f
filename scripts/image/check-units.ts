import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../machine/paths.ts';
import { installDebianPackage } from '../machine/programs.ts';
import { runCommand } from '../machine/run-command.ts';

const ANALYZE = '/usr/bin/systemd-analyze';
const INSTALLED = '/opt/selvedge';

/**
 * Has systemd judge the units of deploy/systemd, which stand for what was built.
 *
 * @param built the folder that `npm run build` has made, in the place of /opt/selvedge
 * @param work an empty folder, or one to be made
 * @returns what is wrong; nothing where there is no systemd, which is said
 */
export async function checkUnits(built: string, work: string): Promise<string[]> {
  if (!existsSync(ANALYZE)) await installDebianPackage('systemd');
  if (!existsSync(ANALYZE)) {
    console.log('The units of systemd were not judged: there is no systemd-analyze.');
    return [];
  }
  await mkdir(work, { recursive: true });
  const names = await readdir(join(root, 'deploy/systemd'));
  for (const name of names) {
    const unit = await readFile(join(root, 'deploy/systemd', name), 'utf8');
    await writeFile(join(work, name), unit.replaceAll(INSTALLED, built));
  }
  const units = names.map((name) => join(work, name));
  const { ok, output } = await runCommand(ANALYZE, ['verify', '--recursive-errors=no', ...units]);
  // What it only warns of, such as a word that it does not know, is wrong too.
  return ok && output.trim() === '' ? [] : [`systemd finds in the units:\n${output}`];
}
