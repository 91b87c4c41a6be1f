import type { Quality } from './quality.ts';

const LIGHT_FAST = 'ISO 105-B02 Light Fastness 7';

/** Rugs by the square metre. */
export const RUG_QUALITIES = {
  handKnotted: {
    ground: 'pile',
    composition: [[100, 'Wool']],
    types: ['Hand Knotted'],
    standards: ['-'],
    care: ['vacuum', 'dryClean'],
    priceRand: 4600,
    weight: '3.8 kg/m²',
  },
  handTufted: {
    ground: 'pile',
    composition: [
      [70, 'Wool'],
      [30, 'Viscose'],
    ],
    types: ['Hand Tufted'],
    standards: ['-'],
    care: ['vacuum', 'sponge'],
    priceRand: 2250,
    weight: '3.2 kg/m²',
  },
  flatWeave: {
    ground: 'kilim',
    composition: [
      [80, 'Wool'],
      [20, 'Cotton'],
    ],
    types: ['Flat Weave'],
    standards: ['-'],
    care: ['vacuum', 'sponge'],
    priceRand: 1680,
    weight: '1.9 kg/m²',
    note: 'Reversible. Use an underlay on smooth floors.',
  },
  braidedJute: {
    ground: 'jute',
    composition: [[100, 'Jute']],
    types: ['Braided'],
    standards: ['-'],
    care: ['vacuum'],
    priceRand: 890,
    weight: '2.4 kg/m²',
    note: 'Keep dry.',
  },
  outdoorRug: {
    ground: 'kilim',
    composition: [[100, 'Polypropylene']],
    types: ['Outdoor', 'Flat Weave'],
    standards: [LIGHT_FAST],
    care: ['handWash', 'vacuum'],
    priceRand: 760,
    weight: '1.5 kg/m²',
    note: 'Hose down and dry flat.',
  },
} as const satisfies Readonly<Record<string, Quality>>;
