import { expect, test } from 'vitest';
import { atHour } from './at-hour.ts';
import { sceneSchema } from './scene.ts';
import { SYNTHETIC_SCENE, SYNTHETIC_WINDOW } from './testing/synthetic-scene.ts';

const { evening } = SYNTHETIC_SCENE;
if (!evening) throw new Error('The scene has an evening');

test('by day a scene is itself', () => {
  expect(atHour(SYNTHETIC_SCENE, 'day')).toBe(SYNTHETIC_SCENE);
});

test('in the evening it is exposed as that says, and has none of the light beyond 1 that its day has', () => {
  const { brightMax, exposure, description, parts } = atHour(SYNTHETIC_SCENE, 'evening');
  expect([brightMax, exposure, description]).toEqual([undefined, 0.5, evening.description]);
  expect(parts).toBe(SYNTHETIC_SCENE.parts);
  const brighter = { ...SYNTHETIC_SCENE, evening: { ...evening, brightMax: 4 } };
  expect(atHour(brighter, 'evening').brightMax).toBe(4);
});

test('an evening has words, and no more than the light of a day', () => {
  const read = (given: object) =>
    sceneSchema.safeParse({ ...SYNTHETIC_SCENE, evening: given }).success;
  expect(read({ description: 'By lamplight.' })).toBe(true);
  expect(read({})).toBe(false);
  expect(read({ description: 'By lamplight.', brightMax: 0.5 })).toBe(false);
  expect(() => atHour(SYNTHETIC_WINDOW, 'evening')).toThrow('synthetic-window has no evening');
});
