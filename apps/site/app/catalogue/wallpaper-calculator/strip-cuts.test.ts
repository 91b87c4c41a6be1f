import { expect, test } from 'vitest';
import { cutLengthCm } from './strip-cuts.ts';

test('[STATIC-01] a free match uses the strip and ten centimetres for trimming', () => {
  expect(cutLengthCm(240, 'free', 64)).toBe(250);
});

test('[STATIC-01] a straight match rounds the strip up to whole repeats', () => {
  expect(cutLengthCm(240, 'straight', 64)).toBe(256);
  expect(cutLengthCm(246, 'straight', 64)).toBe(256);
  expect(cutLengthCm(247, 'straight', 64)).toBe(320);
});

test('[STATIC-01] a half-drop rounds it up to whole repeats and a half', () => {
  expect(cutLengthCm(240, 'half-drop', 64)).toBe(288);
  expect(cutLengthCm(210, 'half-drop', 64)).toBe(224);
});

test('[STATIC-01] without a repeat every match is free', () => {
  expect(cutLengthCm(240, 'straight', 0)).toBe(250);
  expect(cutLengthCm(240, 'half-drop', 0)).toBe(250);
});
