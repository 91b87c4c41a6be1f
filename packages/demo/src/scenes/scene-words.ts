import type { Scene } from '@selvedge/scenes/scene';
import type { DressedScene } from './dressed-scene.ts';

/** Things that are named; a fourth says little and is read out all the same. */
const NAMED = 3;

/** What a picture of a scene shows, in one line for people who do not see it: the scene, and the designs that it wears. */
export function sceneWords(scene: Scene, { wears }: DressedScene): string {
  const named = scene.surfaces.flatMap(({ surface, label }) => {
    const worn = wears[surface];
    return typeof worn === 'object' ? [`${label.toLowerCase()} in ${worn[0]} (${worn[1]})`] : [];
  });
  return [scene.description.replace(/\.$/u, ''), ...named.slice(0, NAMED)].join(', ');
}
