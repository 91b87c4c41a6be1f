import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ScenePasses } from '../dress.ts';
import { photograph } from '../photograph.ts';
import { decodePlaces } from '../places.ts';
import { decodeRadiance } from '../radiance.ts';
import type { Raster } from '../raster.ts';
import { LIGHT_FILES, PASS_FILES, THUMBNAIL_FILE } from '../read-scenes.ts';
import { type Scene, sceneSchema } from '../scene.ts';

/** A wall of 3.2 by 2 m seen straight on above a rug of 2 by 1 m, boards to the right of it. */
export const WALL = { widthM: 3.2, heightM: 2 } as const;
export const RUG = { widthM: 2, lengthM: 1 } as const;

const [WIDTH, HEIGHT] = [160, 120];
/** Pixels to the metre of the wall. */
const PX_PER_M = WIDTH / WALL.widthM;
/** The wall ends within this line of pixels, of which it covers a quarter. */
export const EDGE_LINE = HEIGHT - 20;
export const EDGE_COVER = 64;
const RUG_RIGHT = 120;

export const SYNTHETIC_SCENE: Scene = sceneSchema.parse({
  version: 1,
  name: 'synthetic-room',
  title: 'Synthetic room',
  description: 'A wall above a rug, as numbers give them.',
  widthPx: WIDTH,
  heightPx: HEIGHT,
  brightMax: 3,
  exposure: 1,
  evening: { description: 'The same by lamplight.', exposure: 0.5 },
  bounce: 0,
  kind: 'room',
  setting: 'home',
  parts: [
    { part: 1, surface: 'wall', u0: -0.5, uSpan: 5, v0: -0.5, vSpan: 4 },
    { part: 2, surface: 'rug', u0: 0, uSpan: RUG.widthM, v0: 0, vSpan: RUG.lengthM },
  ],
  surfaces: [
    {
      surface: 'wall',
      label: 'Wall',
      kind: 'wall',
      groups: ['001'],
      paint: true,
      plain: '#d9d2c4',
    },
    { surface: 'rug', label: 'Rug', kind: 'rug', groups: ['004'], plain: '#808080', ...RUG },
  ],
  suits: ['001', '004'],
} satisfies Scene);

const partAt = (x: number, y: number): number => (y <= EDGE_LINE ? 1 : x < RUG_RIGHT ? 2 : 0);

/** Where a pixel's middle lies on its part, in metres. */
export function placeAt(x: number, y: number): readonly [u: number, v: number] {
  if (partAt(x, Math.floor(y)) === 1) return [(x + 0.5) / PX_PER_M, (y + 0.5) / PX_PER_M];
  const rows = HEIGHT - 1 - EDGE_LINE;
  return [((x + 0.5) / RUG_RIGHT) * RUG.widthM, ((y - EDGE_LINE - 0.5) / rows) * RUG.lengthM];
}

/** A raster of three channels from what each pixel has. */
export function drawn(
  widthPx: number,
  heightPx: number,
  pixel: (x: number, y: number) => readonly [number, number, number],
): Raster {
  const data = new Uint8Array(3 * widthPx * heightPx);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) data.set(pixel(x, y), 3 * (y * widthPx + x));
  return { widthPx, heightPx, channels: 3, data };
}

const PASSES = ['light', 'bright', 'parts', 'coordinates'] as const;

/** Every pixel of the evening's light: warm, and far from the day's. */
export const EVENING_LIGHT = [200, 140, 60] as const;

/** The passes as decoders would give them. `light` is the value of every pixel. */
export function syntheticRasters(light = 180): Record<(typeof PASSES)[number], Raster> {
  const spans = new Map(SYNTHETIC_SCENE.parts.map((one) => [one.part, one]));
  return {
    light: drawn(WIDTH, HEIGHT, () => [light, light, light]),
    bright: drawn(WIDTH / 2, HEIGHT / 2, () => [0, 0, 0]),
    parts: drawn(WIDTH, HEIGHT, (x, y) => [partAt(x, y), y === EDGE_LINE ? EDGE_COVER : 255, 0]),
    coordinates: drawn(WIDTH / 2, HEIGHT, (i, row) => {
      const isLow = row >= HEIGHT / 2;
      const j = isLow ? row - HEIGHT / 2 : row;
      const number = partAt(2 * i, 2 * j);
      const span = spans.get(number);
      if (!span) return [0, 0, 0];
      const [u, v] = placeAt(2 * i + 0.5, 2 * j + 0.5);
      const code = (share: number): number => {
        const value = Math.round(65535 * Math.min(1, Math.max(0, share)));
        return isLow ? value % 256 : value >> 8;
      };
      return [
        code((u - span.u0) / span.uSpan),
        code((v - span.v0) / span.vSpan),
        isLow ? number : 128,
      ];
    }),
  };
}

/** The scene in memory, under a light of one value everywhere. */
export function syntheticPasses(light?: number): ScenePasses {
  const rasters = syntheticRasters(light);
  return {
    scene: SYNTHETIC_SCENE,
    ...decodePlaces(SYNTHETIC_SCENE, rasters.parts, rasters.coordinates),
    radiance: decodeRadiance(SYNTHETIC_SCENE, rasters.light, rasters.bright),
  };
}

/** The same seen as a window, by day alone: curtains instead of the wall, a sofa instead of the rug. */
export const SYNTHETIC_WINDOW: Scene = sceneSchema.parse({
  ...SYNTHETIC_SCENE,
  name: 'synthetic-window',
  title: 'Synthetic window',
  description: 'Curtains above a sofa, as numbers give them.',
  evening: undefined,
  parts: SYNTHETIC_SCENE.parts.map((part) => ({
    ...part,
    surface: part.surface === 'wall' ? 'curtains' : 'sofa',
  })),
  surfaces: [
    { surface: 'sofa', label: 'Sofa', kind: 'upholstery', groups: ['005'], plain: '#d9d2c4' },
    { surface: 'curtains', label: 'Curtains', kind: 'curtain', groups: ['005'], plain: '#808080' },
  ],
  suits: ['005'],
} satisfies Scene);

/** Writes a scene with the passes of the synthetic one into a folder, as one of those that lie there. */
export async function writeSyntheticScene(
  folder: string,
  scene: Scene = SYNTHETIC_SCENE,
): Promise<void> {
  const to = join(folder, scene.name);
  await mkdir(to, { recursive: true });
  await writeFile(join(to, 'scene.json'), JSON.stringify(scene));
  const thumbnail = photograph(syntheticPasses(), new Map(), scene.widthPx);
  await thumbnail.webp().toFile(join(to, THUMBNAIL_FILE));
  const rasters = syntheticRasters();
  const write = (file: string, { data, widthPx, heightPx }: Raster) => {
    const picture = sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } });
    const encoded = file.endsWith('.avif')
      ? picture.avif({ quality: 90, chromaSubsampling: '4:4:4' })
      : picture.webp({ lossless: true });
    return encoded.toFile(join(to, file));
  };
  const day = PASSES.map((pass) => write(PASS_FILES[pass], rasters[pass]));
  const dusk = drawn(WIDTH, HEIGHT, () => EVENING_LIGHT);
  await Promise.all([...day, scene.evening && write(LIGHT_FILES.evening.light, dusk)]);
}
