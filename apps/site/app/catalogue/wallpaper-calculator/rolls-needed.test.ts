import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutLengthCm, MATCHES, rollsNeeded, type Wallpaper } from './rolls-needed.ts';

const plain: Wallpaper = { rollWidthCm: 52, rollLengthCm: 1005, repeatCm: 0, match: 'free' };
const wall = { widthCm: 400, heightCm: 240 };

test('[STATIC-01] worked example: a wall of 4 m by 2.4 m in a plain paper takes two rolls', () => {
  // 400 / 52 is 7.7, so 8 strips of 250 cm; 1005 / 250 is 4 a roll.
  expect(rollsNeeded({ walls: [wall], openings: [] }, plain)).toEqual({
    rolls: 2,
    full: [{ strips: 8, cutCm: 250 }],
    short: [],
    leftCm: 10,
  });
});

test('[STATIC-01] worked example: a straight match with a repeat of 64 cm takes three', () => {
  // 250 cm are 3.9 repeats, so 256 cm a strip; 1005 / 256 is 3 a roll; 8 strips are 2.7 rolls.
  const needed = rollsNeeded(
    { walls: [wall], openings: [] },
    { ...plain, repeatCm: 64, match: 'straight' },
  );
  expect(needed).toMatchObject({ rolls: 3, full: [{ strips: 8, cutCm: 256 }] });
});

test('[STATIC-01] worked example: a half-drop of 53 cm on a roll of 10 m gives three strips', () => {
  // (250 - 26.5) / 53 is 4.2, so 5.5 repeats or 291.5 cm; 1000 / 291.5 is 3 a roll.
  const needed = rollsNeeded(
    { walls: [wall], openings: [] },
    { rollWidthCm: 70, rollLengthCm: 1000, repeatCm: 53, match: 'half-drop' },
  );
  expect(needed).toMatchObject({ rolls: 2, full: [{ strips: 6, cutCm: 291.5 }] });
});

test('[STATIC-01] worked example: four walls of a room of 3 m by 4 m with a door and a window', () => {
  // 6 + 8 + 6 + 8 strips; the door spares one and the window two, which need 40 + 10 and 120 + 10 cm.
  const needed = rollsNeeded(
    {
      walls: [
        { widthCm: 300, heightCm: 240 },
        { widthCm: 400, heightCm: 240 },
        { widthCm: 300, heightCm: 240 },
        { widthCm: 400, heightCm: 240 },
      ],
      openings: [
        { widthCm: 80, heightCm: 200 },
        { widthCm: 120, heightCm: 120 },
      ],
    },
    plain,
  );
  expect(needed).toMatchObject({
    rolls: 7,
    full: [{ strips: 25, cutCm: 250 }],
    short: [
      { strips: 2, cutCm: 130 },
      { strips: 1, cutCm: 50 },
    ],
  });
});

test('[STATIC-01] a strip that is longer than the roll has no answer', () => {
  expect(
    rollsNeeded({ walls: [{ widthCm: 100, heightCm: 1000 }], openings: [] }, plain),
  ).toBeNull();
});

test('[STATIC-01] the rolls always hold what is cut, and a door never costs a roll', () => {
  const side = fc.integer({ min: 30, max: 600 });
  const height = fc.constantFrom(240, 300, 360);
  const rectangle = fc.record({ widthCm: side, heightCm: height });
  const paper = fc.record({
    rollWidthCm: fc.integer({ min: 40, max: 140 }),
    rollLengthCm: fc.integer({ min: 800, max: 2500 }),
    repeatCm: fc.integer({ min: 0, max: 120 }),
    match: fc.constantFrom(...MATCHES),
  });
  fc.assert(
    fc.property(fc.array(rectangle, { maxLength: 4 }), rectangle, paper, (walls, door, roll) => {
      const closed = rollsNeeded({ walls, openings: [] }, roll);
      const open = rollsNeeded({ walls, openings: [door] }, roll);
      expect(closed).not.toBeNull();
      expect(open).not.toBeNull();
      if (!closed || !open) return;
      const usedCm = closed.full.reduce((sum, { strips, cutCm }) => sum + strips * cutCm, 0);
      expect(closed.rolls * roll.rollLengthCm).toBeCloseTo(usedCm + closed.leftCm);
      expect(open.rolls).toBeLessThanOrEqual(closed.rolls);
    }),
  );
});

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
