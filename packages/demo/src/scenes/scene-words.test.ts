import { expect, test } from 'vitest';
import { sceneWords } from './scene-words.ts';
import { SCENES } from './scenes.ts';

test('each room says in a line what is in it, with the names of its designs', () => {
  for (const scene of Object.values(SCENES)) {
    expect(sceneWords(scene)).toMatch(/^(?:An?|Long) [a-z ]+(?:, chairs)? (?:in|of) \S/u);
    expect(sceneWords(scene).length).toBeLessThan(150);
  }
  expect(sceneWords(SCENES['home-hero-1'])).toBe(
    'A sofa in Elim Panama (Bone), on a rug in the afternoon sun, before a wall papered with Cederberg Paper (Bloom)',
  );
});
