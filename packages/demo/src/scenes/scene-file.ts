import { createHash } from 'node:crypto';
import type { Scene } from './scene.ts';

/** Raise it when the code changes what it draws: every scene is then drawn anew under a new name. */
const SCENE_VERSION = 11;
/** A scene is this much wider than a picture of an article, and never wider than what is served. */
const WIDTH_TO_PICTURE = 8 / 3;
const MAX_WIDTH_PX = 2560;
/** As wide as a scene is drawn before anyone asks: only wide and dense screens want more (rooms-on-demand.ts). */
const KEPT_WIDTH_PX = 1440;
const HEIGHT_TO_WIDTH = 5 / 8;

export interface SceneSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The size that a scene can be had in where articles have pictures of this width. */
export function sceneSize(pictureWidthPx: number): SceneSize {
  return sized(Math.min(MAX_WIDTH_PX, Math.round(pictureWidthPx * WIDTH_TO_PICTURE)));
}

/** The size that such a scene is kept in. */
export const keptSceneSize = ({ widthPx }: SceneSize): SceneSize =>
  sized(Math.min(KEPT_WIDTH_PX, widthPx));

const sized = (widthPx: number): SceneSize => ({
  widthPx,
  heightPx: Math.round(widthPx * HEIGHT_TO_WIDTH),
});

/** The name of a scene's file, without folder and ending: a hash of all that decides what it shows. */
export function sceneKey(scene: Scene, { widthPx }: SceneSize): string {
  const parts = JSON.stringify([SCENE_VERSION, widthPx, scene]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 40);
}

/** The file under the media folder: `<2>/<key>.jpg`. */
export function sceneFile(scene: Scene, size: SceneSize): string {
  const key = sceneKey(scene, size);
  return `${key.slice(0, 2)}/${key}.jpg`;
}
