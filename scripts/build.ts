import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { assemble } from './building/assemble.ts';
import { buildHubIfStale } from './building/hub-build.ts';
import { buildSiteIfStale } from './building/site-build.ts';
import { root } from './machine/paths.ts';
import { elapsed, step } from './output/steps.ts';

/**
 * `npm run build [-- FOLDER]`: makes a folder, `dist/` by default, that starts without building or installing anything. It is
 * put together aside and takes the place of the one before when it is whole.
 */
const [to = 'dist'] = process.argv.slice(2);
const folder = resolve(root, to);
const aside = `${folder}.new`;
try {
  if (to.startsWith('-'))
    throw new Error(
      `${to} is no name of a folder. Call: npm run build, or npm run build -- FOLDER`,
    );
  if (existsSync(folder) && !existsSync(resolve(folder, '.built')))
    throw new Error(`${folder} is there and was not made by this command. Name another folder.`);
  await step('Building the site, if it changed', buildSiteIfStale);
  await step('Building the hub, if it changed', buildHubIfStale);
  await rm(aside, { recursive: true, force: true });
  const files = await step('Putting it together', () => assemble(aside));
  await rm(folder, { recursive: true, force: true });
  await rename(aside, folder);
  console.log(`${folder} holds ${files} files, made in ${elapsed()}. Start it there: npm start`);
} catch (error) {
  await rm(aside, { recursive: true, force: true });
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
