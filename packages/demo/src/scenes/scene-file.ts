import { createHash } from 'node:crypto';
import type { Scene } from './scene.ts';

/** Raise it when the code changes what it draws: every scene is then drawn anew under a new name. */
const SCENE_VERSION = 8;
/** A scene is this much wider than a picture of an article, and never wider than what is served. */
const WIDTH_TO_PICTURE = 8 / 3;
const MAX_WIDTH_PX = 2560;
const HEIGHT_TO_WIDTH = 5 / 8;

export interface SceneSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The size of a scene where articles have pictures of this width. */
export function sceneSize(pictureWidthPx: number): SceneSize {
  const widthPx = Math.min(MAX_WIDTH_PX, Math.round(pictureWidthPx * WIDTH_TO_PICTURE));
  return { widthPx, heightPx: Math.round(widthPx * HEIGHT_TO_WIDTH) };
}

/** The file under the media folder, named by all that decides its bytes: `<2>/<40 hex>.jpg`. */
export function sceneFile(scene: Scene, { widthPx }: SceneSize): string {
  const parts = JSON.stringify([SCENE_VERSION, widthPx, scene]);
  const key = createHash('sha256').update(parts).digest('hex').slice(0, 40);
  return `${key.slice(0, 2)}/${key}.jpg`;
}
