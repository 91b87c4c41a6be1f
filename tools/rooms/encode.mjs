// Turns the raw passes of a view into the committed ones: node tools/rooms/encode.mjs FROM/{view} [TO/{view}]
// light and bright become AVIF, whose losses nobody sees; parts and coordinates lossless WebP; beside them lies a thumbnail,
// which the product's own compositor makes of them.
import { copyFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { photograph } from '../../packages/scenes/src/photograph.ts';
import { readPasses, readScenes, THUMBNAIL_FILE } from '../../packages/scenes/src/read-scenes.ts';

const [from, to = join('packages/scenes/passes', basename(from ?? ''))] = process.argv.slice(2);
if (!from)
  throw new Error(
    'Say where the raw passes are: node tools/rooms/encode.mjs FROM/{view} [TO/{view}]',
  );

const THUMBNAIL_PX = 320;
const LOSSY = { quality: 74, effort: 6, chromaSubsampling: '4:4:4' };
await mkdir(to, { recursive: true });
let total = 0;
for (const file of await readdir(from)) {
  const [, name, width, height] = /^(\w+)\.(\d+)x(\d+)\.rgb$/u.exec(file) ?? [];
  if (!name) continue;
  const raw = { width: Number(width), height: Number(height), channels: 3 };
  const picture = sharp(await readFile(join(from, file)), { raw });
  const isLight = name === 'light' || name === 'bright';
  const out = join(to, `${name}.${isLight ? 'avif' : 'webp'}`);
  await (isLight
    ? picture.avif(LOSSY)
    : picture.webp({ lossless: true, effort: 6, exact: true })
  ).toFile(out);
  const { size } = await stat(out);
  total += size;
  process.stdout.write(`${name} ${Math.round(size / 1024)} KB  `);
}
await copyFile(join(from, 'scene.json'), join(to, 'scene.json'));
const scene = (await readScenes(dirname(to))).get(basename(to));
const passes = await readPasses(scene, dirname(to));
await photograph(passes, new Map(), THUMBNAIL_PX)
  .webp({ quality: 78, effort: 6 })
  .toFile(join(to, THUMBNAIL_FILE));
console.log(`= ${Math.round(total / 1024)} KB in ${to}`);
