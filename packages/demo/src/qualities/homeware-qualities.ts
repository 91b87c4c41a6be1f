import type { Quality } from './quality.ts';

/** Homeware by the piece. */
export const HOMEWARE_QUALITIES = {
  cushionLinen: {
    ground: 'linen',
    composition: [
      [55, 'Linen'],
      [45, 'Cotton'],
    ],
    types: ['Feather Filled'],
    standards: ['-'],
    care: ['wash30', 'noTumble', 'ironMedium'],
    priceRand: 690,
    weight: '0.6 kg',
  },
  cushionVelvet: {
    ground: 'velvet',
    composition: [[100, 'Cotton']],
    types: ['Feather Filled'],
    standards: ['-'],
    care: ['dryClean'],
    priceRand: 850,
    weight: '0.7 kg',
  },
  cushionBoucle: {
    ground: 'boucle',
    composition: [
      [60, 'Wool'],
      [40, 'Acrylic'],
    ],
    types: ['Fibre Filled'],
    standards: ['-'],
    care: ['dryClean'],
    priceRand: 920,
    weight: '0.8 kg',
  },
  throwWool: {
    ground: 'twill',
    composition: [
      [90, 'Wool'],
      [10, 'Mohair'],
    ],
    types: ['Woven'],
    standards: ['-'],
    care: ['handWash', 'noTumble'],
    priceRand: 1850,
    weight: '1.1 kg',
  },
  throwCotton: {
    ground: 'basket',
    composition: [[100, 'Cotton']],
    types: ['Woven'],
    standards: ['-'],
    care: ['wash40', 'noBleach'],
    priceRand: 980,
    weight: '0.9 kg',
  },
  tableLinen: {
    ground: 'cotton',
    composition: [[100, 'Linen']],
    types: ['Set of Six'],
    standards: ['-'],
    care: ['wash40', 'ironMedium'],
    priceRand: 780,
    weight: '0.5 kg',
  },
  stoneware: {
    ground: 'glaze',
    composition: [[100, 'Stoneware']],
    types: ['-'],
    materials: ['-'],
    standards: ['EN 1388-1 Food Contact'],
    care: ['dishwasher'],
    priceRand: 320,
    weight: '0.8 kg',
  },
} as const satisfies Readonly<Record<string, Quality>>;
