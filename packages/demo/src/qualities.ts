import type { GroundName } from './drawing/grounds/ground.ts';

/** Fibres and their share in percent; the shares of a quality sum to 100. */
export type Composition = readonly (readonly [percent: number, fibre: string])[];

/** A cloth, paper or body as it comes from the mill, before anyone draws on it. Empty text: does not apply. */
export interface Quality {
  readonly ground: GroundName;
  readonly composition: Composition;
  /** Facet values; "-" is what the trade's price lists write for none (FILTER-20). */
  readonly types: readonly string[];
  /** The fibres of the composition where absent. */
  readonly materials?: readonly string[];
  readonly standards: readonly string[];
  readonly care: readonly CareName[];
  /** Price in rand with VAT: a metre of fabric, a roll of paper, a square metre of rug, a piece of homeware. */
  readonly priceRand: number;
  readonly weight: string;
  readonly widthCm?: number;
  /** Length of a whole piece or roll. */
  readonly lengthCm?: number;
  /** What the width of the picture shows: the repeats' true measures follow from it. */
  readonly shownCm?: number;
  readonly martindale?: number;
  readonly railroaded?: boolean;
  readonly hanging?: string;
  readonly note?: string;
}

export type CareName =
  | 'wash30'
  | 'wash40'
  | 'handWash'
  | 'noBleach'
  | 'noTumble'
  | 'ironLow'
  | 'ironMedium'
  | 'dryClean'
  | 'sponge'
  | 'vacuum'
  | 'dishwasher';

const PASTE = 'Paste the wall, hang dry. Reverse alternate lengths on plain textures.';
const FIRE_CURTAIN = 'EN 13773 Class 1';
const FIRE_SEAT = 'EN 1021-1';
const FIRE_SEAT_FLAME = 'EN 1021-2';
const FIRE_WALL = 'EN 13501-1 B-s1,d0';
const LIGHT_FAST = 'ISO 105-B02 Light Fastness 7';

export const QUALITIES = {
  washedLinen: {
    ground: 'linen',
    composition: [[100, 'Linen']],
    types: ['Linen'],
    standards: ['-'],
    care: ['dryClean', 'noBleach', 'ironMedium'],
    priceRand: 1190,
    weight: '310 g/m²',
    widthCm: 140,
    lengthCm: 3000,
    shownCm: 70,
    martindale: 22_000,
    railroaded: false,
  },
  linenUnion: {
    ground: 'linen',
    composition: [
      [55, 'Linen'],
      [45, 'Cotton'],
    ],
    types: ['Print Base'],
    standards: [FIRE_SEAT],
    care: ['wash30', 'noBleach', 'ironMedium'],
    priceRand: 985,
    weight: '330 g/m²',
    widthCm: 137,
    lengthCm: 3500,
    shownCm: 64,
    martindale: 25_000,
    railroaded: false,
    note: 'Allow 3% for shrinkage.',
  },
  slubLinen: {
    ground: 'slub',
    composition: [
      [68, 'Linen'],
      [32, 'Viscose'],
    ],
    types: ['Texture'],
    standards: ['-'],
    care: ['dryClean', 'noBleach'],
    priceRand: 1085,
    weight: '420 g/m²',
    widthCm: 142,
    lengthCm: 3000,
    shownCm: 40,
    martindale: 30_000,
    railroaded: false,
    note: 'Slubs are part of the cloth and not a fault.',
  },
  cottonPanama: {
    ground: 'cotton',
    composition: [[100, 'Cotton']],
    types: ['Print Base'],
    standards: [FIRE_SEAT],
    care: ['wash40', 'noBleach', 'ironMedium'],
    priceRand: 645,
    weight: '280 g/m²',
    widthCm: 140,
    lengthCm: 4000,
    shownCm: 64,
    martindale: 20_000,
    railroaded: false,
    note: 'Wash before making up.',
  },
  yarnDyedCotton: {
    ground: 'cotton',
    composition: [
      [80, 'Cotton'],
      [20, 'Linen'],
    ],
    types: ['Yarn Dyed'],
    standards: ['-'],
    care: ['wash40', 'noTumble', 'ironMedium'],
    priceRand: 720,
    weight: '265 g/m²',
    widthCm: 145,
    lengthCm: 4000,
    shownCm: 60,
    martindale: 18_000,
    railroaded: false,
  },
  sateen: {
    ground: 'satin',
    composition: [
      [62, 'Cotton'],
      [38, 'Viscose'],
    ],
    types: ['Jacquard'],
    standards: [FIRE_CURTAIN],
    care: ['dryClean', 'noBleach', 'ironLow'],
    priceRand: 1240,
    weight: '295 g/m²',
    widthCm: 140,
    lengthCm: 3000,
    shownCm: 66,
    martindale: 24_000,
    railroaded: false,
  },
  wideVoile: {
    ground: 'voile',
    composition: [
      [72, 'Polyester'],
      [28, 'Linen'],
    ],
    types: ['Sheer'],
    standards: [FIRE_CURTAIN],
    care: ['wash30', 'noBleach', 'ironLow'],
    priceRand: 590,
    weight: '98 g/m²',
    widthCm: 300,
    lengthCm: 5000,
    shownCm: 45,
    martindale: 0,
    railroaded: true,
    note: 'The weighted edge makes a hem unnecessary.',
  },
  wideLinenLook: {
    ground: 'linen',
    composition: [
      [88, 'Polyester'],
      [12, 'Linen'],
    ],
    types: ['Wide Width'],
    standards: [FIRE_CURTAIN],
    care: ['wash30', 'noTumble', 'ironLow'],
    priceRand: 525,
    weight: '190 g/m²',
    widthCm: 290,
    lengthCm: 5000,
    shownCm: 70,
    martindale: 12_000,
    railroaded: true,
  },
  cottonVelvet: {
    ground: 'velvet',
    composition: [[100, 'Cotton']],
    types: ['Velvet'],
    standards: [FIRE_SEAT],
    care: ['dryClean', 'sponge'],
    priceRand: 1380,
    weight: '440 g/m²',
    widthCm: 140,
    lengthCm: 2500,
    shownCm: 50,
    martindale: 60_000,
    railroaded: false,
    note: 'Make up with the pile running down.',
  },
  performanceVelvet: {
    ground: 'velvet',
    composition: [[100, 'Polyester']],
    types: ['Velvet', 'Performance'],
    standards: [FIRE_SEAT, FIRE_SEAT_FLAME],
    care: ['sponge', 'noBleach'],
    priceRand: 790,
    weight: '360 g/m²',
    widthCm: 142,
    lengthCm: 4000,
    shownCm: 50,
    martindale: 100_000,
    railroaded: true,
  },
  woolTwill: {
    ground: 'twill',
    composition: [
      [85, 'Wool'],
      [15, 'Polyamide'],
    ],
    types: ['Wool'],
    standards: [FIRE_SEAT, FIRE_SEAT_FLAME],
    care: ['dryClean', 'vacuum'],
    priceRand: 1650,
    weight: '480 g/m²',
    widthCm: 140,
    lengthCm: 2500,
    shownCm: 48,
    martindale: 50_000,
    railroaded: false,
  },
  herringboneWool: {
    ground: 'herringbone',
    composition: [
      [70, 'Wool'],
      [20, 'Polyester'],
      [10, 'Mohair'],
    ],
    types: ['Wool'],
    standards: [FIRE_SEAT],
    care: ['dryClean', 'vacuum'],
    priceRand: 1720,
    weight: '510 g/m²',
    widthCm: 140,
    lengthCm: 2500,
    shownCm: 30,
    martindale: 45_000,
    railroaded: false,
  },
  mohairBoucle: {
    ground: 'boucle',
    composition: [
      [46, 'Wool'],
      [34, 'Acrylic'],
      [20, 'Mohair'],
    ],
    types: ['Bouclé'],
    standards: [FIRE_SEAT],
    care: ['dryClean', 'vacuum'],
    priceRand: 1490,
    weight: '620 g/m²',
    widthCm: 138,
    lengthCm: 2500,
    shownCm: 32,
    martindale: 35_000,
    railroaded: false,
  },
  basketWeave: {
    ground: 'basket',
    composition: [
      [52, 'Cotton'],
      [30, 'Polyester'],
      [18, 'Linen'],
    ],
    types: ['Texture'],
    standards: [FIRE_SEAT],
    care: ['sponge', 'vacuum', 'noBleach'],
    priceRand: 860,
    weight: '540 g/m²',
    widthCm: 140,
    lengthCm: 3000,
    shownCm: 38,
    martindale: 70_000,
    railroaded: true,
  },
  outdoorCanvas: {
    ground: 'cotton',
    composition: [[100, 'Solution-dyed Acrylic']],
    types: ['Outdoor', 'Performance'],
    standards: [LIGHT_FAST],
    care: ['handWash', 'sponge', 'noTumble'],
    priceRand: 895,
    weight: '250 g/m²',
    widthCm: 140,
    lengthCm: 4000,
    shownCm: 60,
    martindale: 30_000,
    railroaded: true,
    note: 'Water repellent. Store dry.',
  },
  outdoorTweed: {
    ground: 'basket',
    composition: [
      [94, 'Olefin'],
      [6, 'Polyester'],
    ],
    types: ['Outdoor', 'Texture'],
    standards: [LIGHT_FAST, FIRE_SEAT],
    care: ['handWash', 'sponge'],
    priceRand: 960,
    weight: '370 g/m²',
    widthCm: 140,
    lengthCm: 3000,
    shownCm: 42,
    martindale: 40_000,
    railroaded: true,
  },
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

export type QualityName = keyof typeof QUALITIES;
