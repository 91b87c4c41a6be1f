import { expect, test } from 'vitest';
import { LINEAR } from './light.ts';
import { decodeRadiance } from './radiance.ts';
import { drawn, SYNTHETIC_SCENE, syntheticRasters } from './testing/synthetic-scene.ts';

const { widthPx, heightPx, brightMax = 1 } = SYNTHETIC_SCENE;

test('light goes over 1 where the bright pass says so, and is what the light pass says elsewhere', () => {
  const { light } = syntheticRasters(255);
  const window = drawn(widthPx / 2, heightPx / 2, (x) => (x < 20 ? [188, 188, 188] : [0, 0, 0]));
  const radiance = decodeRadiance(SYNTHETIC_SCENE, light, window);
  const at = (x: number): number => radiance[3 * (30 * widthPx + x)] as number;
  expect(at(10)).toBeCloseTo(1 + (LINEAR[188] as number) * (brightMax - 1), 4);
  expect(at(60)).toBe(1);
  expect(at(39)).toBeGreaterThan(at(40));
});
