import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coupleFabricApplications, hasCoupledApplications } from './coupled-applications.ts';

const CURTAINING = 'Curtaining';
const UPHOLSTERY = 'Upholstery';
const DUAL = 'Dual Purpose';
const tick = (chosen: readonly string[], value: string) =>
  coupleFabricApplications(chosen, value, true);
const untick = (chosen: readonly string[], value: string) =>
  coupleFabricApplications(chosen, value, false);

describe('the coupling of fabric applications', () => {
  it('[FILTER-13] ticking Curtaining or Upholstery removes the other and adds Dual Purpose', () => {
    expect(tick([], CURTAINING)).toEqual([CURTAINING, DUAL]);
    expect(tick([UPHOLSTERY, DUAL], CURTAINING).toSorted()).toEqual([CURTAINING, DUAL]);
    expect(tick([CURTAINING, DUAL], UPHOLSTERY).toSorted()).toEqual([DUAL, UPHOLSTERY]);
  });

  it('[FILTER-13] compares names without case', () => {
    expect(tick(['UPHOLSTERY', 'dual purpose'], 'curtaining')).toEqual([
      'dual purpose',
      'curtaining',
    ]);
  });

  it('[FILTER-14] ticking Dual Purpose leaves it alone', () => {
    expect(tick([CURTAINING, 'Outdoor'], DUAL)).toEqual([DUAL]);
  });

  it('[FILTER-15] unticking one of the two removes Dual Purpose unless the other is chosen', () => {
    expect(untick([CURTAINING, DUAL], CURTAINING)).toEqual([]);
    expect(untick([UPHOLSTERY, DUAL], UPHOLSTERY)).toEqual([]);
    expect(untick([CURTAINING, UPHOLSTERY, DUAL], CURTAINING)).toEqual([UPHOLSTERY, DUAL]);
    expect(untick([CURTAINING, UPHOLSTERY, DUAL], UPHOLSTERY)).toEqual([CURTAINING, DUAL]);
  });

  it('[FILTER-16] unticking Dual Purpose empties the list', () => {
    expect(untick([CURTAINING, DUAL, 'Outdoor'], DUAL)).toEqual([]);
  });

  it('lets every other application toggle freely', () => {
    expect(tick([CURTAINING, DUAL], 'Outdoor')).toEqual([CURTAINING, DUAL, 'Outdoor']);
    expect(untick([CURTAINING, DUAL, 'Outdoor'], 'Outdoor')).toEqual([CURTAINING, DUAL]);
  });

  it('[FILTER-17] couples fabrics only', () => {
    expect(hasCoupledApplications('005')).toBe(true);
    for (const group of ['001', '004', '000', '9001'])
      expect(hasCoupledApplications(group)).toBe(false);
  });

  it('keeps its promises over any series of choices', () => {
    const names = [CURTAINING, UPHOLSTERY, DUAL, 'Outdoor', 'Sheer'];
    const choices = fc.array(fc.tuple(fc.constantFrom(...names), fc.boolean()), { maxLength: 30 });
    fc.assert(
      fc.property(choices, (series) => {
        let chosen: readonly string[] = [];
        for (const [name, ticked] of series) {
          chosen = coupleFabricApplications(chosen, name, ticked);
          expect(new Set(chosen).size).toBe(chosen.length);
          expect(chosen.includes(name)).toBe(ticked);
          expect(chosen.includes(CURTAINING) && chosen.includes(UPHOLSTERY)).toBe(false);
          if (chosen.includes(CURTAINING) || chosen.includes(UPHOLSTERY))
            expect(chosen).toContain(DUAL);
        }
      }),
    );
  });
});
