// Turns the raw passes of a view into the committed ones: node tools/rooms/encode.mjs FROM/{view} [TO/{view}]
// light and bright become AVIF, whose losses nobody sees; parts and coordinates lossless WebP; beside them lies a thumbnail,
// which the product's own compositor makes of them. An evening is added to the passes of its day, whose parts it must have.
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { photograph } from '../../packages/scenes/src/photograph.ts';
import {
  LIGHT_FILES,
  PASS_FILES,
  readPasses,
  readScenes,
  THUMBNAIL_FILE,
} from '../../packages/scenes/src/read-scenes.ts';

const [from, to = join('packages/scenes/passes', basename(from ?? ''))] = process.argv.slice(2);
if (!from)
  throw new Error(
    'Say where the raw passes are: node tools/rooms/encode.mjs FROM/{view} [TO/{view}]',
  );

const THUMBNAIL_PX = 320;
const LOSSY = { quality: 74, effort: 6, chromaSubsampling: '4:4:4' };
const EVENING_FILE = 'evening.json';

const files = await readdir(from);
await mkdir(to, { recursive: true });
if (files.includes(EVENING_FILE)) await addEvening();
else await writeDay();

async function writeDay() {
  for (const file of Object.values(LIGHT_FILES.evening)) await rm(join(to, file), { force: true });
  for (const name of ['light', 'bright', 'parts', 'coordinates']) await write(name);
  await copyFile(join(from, 'scene.json'), join(to, 'scene.json'));
  const scene = (await readScenes(dirname(to))).get(basename(to));
  const passes = await readPasses(scene, dirname(to));
  await photograph(passes, new Map(), THUMBNAIL_PX)
    .webp({ quality: 78, effort: 6 })
    .toFile(join(to, THUMBNAIL_FILE));
}

async function addEvening() {
  const day = sharp(join(to, PASS_FILES.parts)).removeAlpha().raw();
  if (!(await day.toBuffer()).equals(await raw('parts').raw().toBuffer()))
    throw new Error(`${to} shows other parts than its evening: render the day anew first`);
  for (const name of ['evening', 'evening-bright']) await write(name);
  const scene = JSON.parse(await readFile(join(to, 'scene.json'), 'utf8'));
  scene.evening = JSON.parse(await readFile(join(from, EVENING_FILE), 'utf8'));
  await writeFile(join(to, 'scene.json'), `${JSON.stringify(scene, null, 2)}\n`);
}

/** A raw pass as a picture; undefined where the view has none such. */
function raw(pass) {
  for (const file of files) {
    const [, name, width, height] = /^([\w-]+)\.(\d+)x(\d+)\.rgb$/u.exec(file) ?? [];
    if (name !== pass) continue;
    return sharp(readFileSync(join(from, file)), {
      raw: { width: Number(width), height: Number(height), channels: 3 },
    });
  }
}

async function write(pass) {
  const picture = raw(pass);
  if (!picture) return;
  const isLossless = pass === 'parts' || pass === 'coordinates';
  const out = join(to, `${pass}.${isLossless ? 'webp' : 'avif'}`);
  await (isLossless
    ? picture.webp({ lossless: true, effort: 6, exact: true })
    : picture.avif(LOSSY)
  ).toFile(out);
  console.log(`${out}: ${Math.round((await stat(out)).size / 1024)} KB`);
}
