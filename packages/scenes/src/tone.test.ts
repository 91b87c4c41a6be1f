import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHOULDER, tone } from './tone.ts';

const light = fc.double({ min: 0, max: 8, noNaN: true });

test('mid-tones stay as they are', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: SHOULDER, noNaN: true }), (mid) => {
      expect(tone(mid)).toBe(mid);
    }),
  );
});

test('brighter light is shown brighter, never beyond white, and nowhere with a jump', () => {
  fc.assert(
    fc.property(light, fc.double({ min: 0.001, max: 0.1, noNaN: true }), (one, more) => {
      const [low, high] = [tone(one), tone(one + more)];
      expect(high).toBeGreaterThan(low);
      expect(high - low).toBeLessThanOrEqual(more + 1e-12);
      expect(high).toBeLessThan(1);
    }),
  );
});
