import { SYNTHETIC_SCENE } from '@selvedge/scenes/testing/synthetic-scene';
import { expect, test } from 'vitest';
import { sceneWords } from './scene-words.ts';

test('a picture of a scene says in a line what is seen, and in which designs', () => {
  const wears = { rug: ['Keimoes Medallion', 'Hearth'], wall: '#ffffff' } as const;
  expect(sceneWords(SYNTHETIC_SCENE, { scene: 'synthetic-room', wears })).toBe(
    'A wall above a rug, as numbers give them, rug in Keimoes Medallion (Hearth)',
  );
});
