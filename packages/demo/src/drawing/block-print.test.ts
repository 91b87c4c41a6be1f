import { expect, test } from 'vitest';
import { press } from './block-print.ts';

const size = { widthPx: 120, heightPx: 120 };
const sight = { ...size, magnify: 5, seed: 7 };
const repeat = { width: 60, height: 60 };

/** Squares of 30 pixels, every second one in the first and second ink at full strength. */
const squares = Uint8Array.from({ length: 120 * 120 * 3 }, (_, i) => {
  const x = Math.floor(i / 3) % 120;
  const y = Math.floor(i / 360);
  return i % 3 < 2 && (Math.floor(x / 30) + Math.floor(y / 30)) % 2 === 0 ? 255 : 0;
});

test('where two blocks lie over one another, no pixel takes more than a full share of ink', () => {
  const pressed = press(squares, size, repeat, sight);
  for (let i = 0; i < pressed.length; i += 3)
    expect((pressed[i] ?? 0) + (pressed[i + 1] ?? 0) + (pressed[i + 2] ?? 0)).toBeLessThan(257);
});

test('the second block is set a little astray of the first, the same way in every repeat', () => {
  const pressed = press(squares, size, repeat, sight);
  const differs = [...pressed.keys()].some((i) => i % 3 === 0 && pressed[i] !== pressed[i + 1]);
  expect(differs).toBe(true);
  for (let y = 0; y < 60; y++)
    for (let c = 0; c < 180; c++)
      expect(pressed[y * 360 + c]).toBe(pressed[(y + 60) * 360 + c + 180]);
});
