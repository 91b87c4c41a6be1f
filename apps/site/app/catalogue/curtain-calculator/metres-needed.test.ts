import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresNeeded } from './metres-needed.ts';

const WINDOW = { railCm: 200, dropCm: 240, fullness: 2 };

describe('worked examples', () => {
  test('a plain cloth: 420 cm are 3 widths of 140, each 240 and 30 long', () => {
    const plain = { widthCm: 140, repeatCm: 0, turned: false };
    expect(metresNeeded(WINDOW, plain)).toEqual({
      orderCm: 810,
      flatCm: 420,
      widths: { count: 3, cutCm: 270 },
    });
  });

  test('a repeat of 64 cm: each width takes 5 whole repeats', () => {
    const printed = { widthCm: 140, repeatCm: 64, turned: false };
    expect(metresNeeded(WINDOW, printed)).toMatchObject({
      orderCm: 960,
      widths: { count: 3, cutCm: 320 },
    });
  });

  test('a wider rail and more fullness: 770 cm are 6 widths of 137, each 4 repeats of 80', () => {
    const cloth = { widthCm: 137, repeatCm: 80, turned: false };
    const curtains = { railCm: 300, dropCm: 250, fullness: 2.5 };
    expect(metresNeeded(curtains, cloth)).toMatchObject({
      orderCm: 1920,
      widths: { count: 6, cutCm: 320 },
    });
  });

  test('a sheer of 290 cm, turned: as long as the pair is wide', () => {
    const sheer = { widthCm: 290, repeatCm: 0, turned: true };
    expect(metresNeeded({ railCm: 333, dropCm: 260, fullness: 3 }, sheer)).toEqual({
      orderCm: 1020,
      flatCm: 1019,
      widths: null,
    });
    expect(metresNeeded({ ...WINDOW, dropCm: 261 }, sheer)).toBeNull();
  });
});

const cm = fc.integer({ min: 10, max: 1500 });
const curtains = fc.record({
  railCm: cm,
  dropCm: cm,
  fullness: fc.constantFrom(1.5, 2, 2.5, 3),
});
const cloth = fc.record({
  widthCm: fc.integer({ min: 50, max: 400 }),
  repeatCm: fc.integer({ min: 0, max: 200 }),
  turned: fc.constant(false),
});

test('the cloth is wide and long enough, and no width or repeat could be spared', () => {
  fc.assert(
    fc.property(curtains, cloth, (window, fabric) => {
      const needed = metresNeeded(window, fabric);
      const { count, cutCm } = needed?.widths ?? { count: 0, cutCm: 0 };
      const flatCm = needed?.flatCm ?? 0;
      expect(count * fabric.widthCm).toBeGreaterThanOrEqual(flatCm);
      expect((count - 1) * fabric.widthCm).toBeLessThan(flatCm);
      expect(cutCm).toBeGreaterThanOrEqual(window.dropCm);
      if (fabric.repeatCm > 0) {
        expect(cutCm % fabric.repeatCm).toBe(0);
        expect(cutCm - fabric.repeatCm).toBeLessThan(window.dropCm + 30);
      }
      expect(needed?.orderCm).toBeGreaterThanOrEqual(count * cutCm);
    }),
  );
});

test('a longer drop never takes less', () => {
  fc.assert(
    fc.property(curtains, cloth, cm, (window, fabric, moreCm) => {
      const longer = { ...window, dropCm: window.dropCm + moreCm };
      const orderCm = (of: typeof window) => metresNeeded(of, fabric)?.orderCm ?? 0;
      expect(orderCm(longer)).toBeGreaterThanOrEqual(orderCm(window));
    }),
  );
});
