import type { Hour } from '@selvedge/contract/scene-urls';
import type { Scene } from './scene.ts';

/**
 * The scene as its passes of an hour show it: with what it says of that hour's light. By day it is itself.
 *
 * @throws RangeError for the evening of a scene that has none
 */
export function atHour(scene: Scene, hour: Hour): Scene {
  if (hour === 'day') return scene;
  const { evening, brightMax: _, ...rest } = scene;
  if (!evening) throw new RangeError(`${scene.name} has no evening`);
  return { ...rest, evening, ...evening };
}
