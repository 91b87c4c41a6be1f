import { STORE_REGIONS } from '@selvedge/contract/house-content';
import { expect, test } from 'vitest';
import { COUNTRIES, MAURITIUS, type Place, REGION_PLACES } from './region-outlines.ts';

/** Whether a line from the place to the east crosses the ring an odd number of times. */
function isWithin([east, south]: Place, ring: readonly Place[]): boolean {
  const crossings = ring.filter(([x1, y1], at) => {
    const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1];
    return y1 > south !== y2 > south && east < x1 + ((south - y1) / (y2 - y1)) * (x2 - x1);
  });
  return crossings.length % 2 === 1;
}

const [southAfrica, lesotho] = COUNTRIES.southAfrica;
const [namibia] = COUNTRIES.namibia;

test.each(STORE_REGIONS)('[STORE-01] %s is marked in its own country', (region) => {
  const country = { Namibia: namibia, Mauritius: MAURITIUS }[String(region)] ?? southAfrica;
  expect(isWithin(REGION_PLACES[region], country)).toBe(true);
  expect(isWithin(REGION_PLACES[region], lesotho)).toBe(false);
});
