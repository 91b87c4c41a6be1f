import type { SceneSummary } from '@selvedge/contract/scene-summary';
import type { Hour } from '@selvedge/contract/scene-urls';
import type { Raster } from '@selvedge/scenes/raster';
import type { Scene } from '@selvedge/scenes/scene';
import { bitmapPixels } from './bitmap-pixels.ts';
import type { LoadedScene } from './compositor.ts';
import { placesApart } from './places-apart.ts';

/**
 * Asks for the passes of a scene, together, and reads them.
 *
 * @param known the scene at another hour, of which only the light is asked for
 * @throws Error where one cannot be had, and PixelsAltered where the browser changes what it reads
 */
export async function loadScene(
  summary: SceneSummary,
  hour: Hour,
  known: LoadedScene | undefined,
  signal: AbortSignal,
): Promise<LoadedScene> {
  const { light, bright } = (hour === 'evening' && summary.evening) || summary.files;
  const [{ scene, places }, lit, over] = await Promise.all([
    known ?? unlitScene(summary, signal),
    bitmapOf(light, signal),
    bright === undefined ? undefined : bitmapOf(bright, signal),
  ]);
  return { scene, hour, places, light: lit, bright: over };
}

async function unlitScene({ files }: SceneSummary, signal: AbortSignal) {
  const [scene, parts, coordinates] = await Promise.all([
    // What the server sends, it has read itself, by the schema of the package.
    answerOf(files.scene, signal).then((answer) => answer.json() as Promise<Scene>),
    bitmapOf(files.parts, signal),
    bitmapOf(files.coordinates, signal),
  ]);
  const read = { scene, parts: bitmapPixels(parts), coordinates: bitmapPixels(coordinates) };
  for (const bitmap of [parts, coordinates]) bitmap.close();
  refuseAltered(scene, read.parts);
  return { scene, places: await placesApart(read) };
}

/** A browser that hides its visitor among others gives pixels that it has changed: numbers read from them are none. */
export class PixelsAltered extends Error {
  override readonly name = 'PixelsAltered';
}

function refuseAltered(scene: Scene, { data }: Raster): void {
  const known = new Set([0, ...scene.parts.map(({ part }) => part)]);
  for (let at = 0; at < data.length; at += 4)
    if (!known.has(data[at] as number))
      throw new PixelsAltered('The browser changes the pixels that it reads.');
}

async function answerOf(url: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
  return answer;
}

/** The picture at an address, its numbers as they are written: no colours are managed. */
export async function bitmapOf(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const bytes = await (await answerOf(url, signal)).blob();
  return createImageBitmap(bytes, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
}
