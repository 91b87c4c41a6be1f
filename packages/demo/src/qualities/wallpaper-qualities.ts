import type { Quality } from './quality.ts';

const PASTE = 'Paste the wall, hang dry. Reverse alternate lengths on plain textures.';
const FIRE_WALL = 'EN 13501-1 B-s1,d0';
const LIGHT_FAST = 'ISO 105-B02 Light Fastness 7';

/** Papers, vinyls and grasscloths. */
export const WALLPAPER_QUALITIES = {
  nonWoven: {
    ground: 'paper',
    composition: [
      [80, 'Cellulose'],
      [20, 'Polyester'],
    ],
    types: ['Non-woven'],
    standards: [FIRE_WALL],
    care: ['sponge'],
    priceRand: 1450,
    weight: '150 g/m²',
    widthCm: 52,
    lengthCm: 1000,
    shownCm: 52,
    hanging: PASTE,
  },
  wideVinyl: {
    ground: 'paper',
    composition: [
      [76, 'Vinyl'],
      [24, 'Cotton'],
    ],
    types: ['Contract'],
    standards: [FIRE_WALL, LIGHT_FAST],
    care: ['sponge', 'noBleach'],
    priceRand: 2980,
    weight: '350 g/m²',
    widthCm: 130,
    lengthCm: 3000,
    shownCm: 104,
    hanging: 'Use a heavy-duty paste; overlap and double cut the seams.',
  },
  muralPaper: {
    ground: 'paper',
    composition: [[100, 'Cellulose']],
    types: ['Mural'],
    standards: [FIRE_WALL],
    care: ['sponge'],
    priceRand: 4890,
    weight: '180 g/m²',
    widthCm: 300,
    lengthCm: 300,
    shownCm: 240,
    hanging: 'Four numbered drops, hung from left to right. Paste the wall.',
  },
  grass: {
    ground: 'grasscloth',
    composition: [
      [90, 'Arrowroot Grass'],
      [10, 'Cotton'],
    ],
    types: ['Natural Texture'],
    standards: ['-'],
    care: ['vacuum'],
    priceRand: 2650,
    weight: '210 g/m²',
    widthCm: 91,
    lengthCm: 550,
    shownCm: 30,
    hanging: 'Paste the paper and hang at once. Seams show: that is the nature of grass.',
    note: 'Panels differ in tone.',
  },
} as const satisfies Readonly<Record<string, Quality>>;
