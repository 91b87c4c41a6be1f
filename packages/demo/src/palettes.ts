import { channels } from './drawing/dye.ts';
import type { Dyes } from './drawing/picture.ts';

/** The dye house: every colour of the demo by name. */
export const DYES = {
  Chalk: '#efe9dc',
  Bone: '#e6dccb',
  Flax: '#d8cdb8',
  Oat: '#cbbd9f',
  Thatch: '#c4ad79',
  Sandstone: '#c2a988',
  Jute: '#b9996b',
  Driftwood: '#b3a68f',
  Mushroom: '#9d8d7b',
  Bark: '#5e4a3b',
  Fog: '#c9cac6',
  Pebble: '#a9a59b',
  Pewter: '#8a8d8e',
  Storm: '#6b7683',
  Slate: '#5a6168',
  Charcoal: '#3a3c3e',
  Ink: '#20262e',
  Night: '#1c2a44',
  Indigo: '#2f3f66',
  Denim: '#4a6284',
  Agulhas: '#4f7d9c',
  Sky: '#9dbacb',
  'Duck Egg': '#a9c2bd',
  'Sea Glass': '#8fb8a6',
  Lagoon: '#3f7a78',
  Milkwood: '#2f4a3c',
  Kelp: '#3e4f3a',
  Fern: '#4f6e4c',
  Spekboom: '#7ea06a',
  Sage: '#8f9d80',
  Buchu: '#7f8a4a',
  Olive: '#6b6a3c',
  Lichen: '#b9b98a',
  Quince: '#d8c06a',
  Mustard: '#c99a2e',
  Ochre: '#c98f3f',
  Brass: '#a98645',
  Apricot: '#e0a070',
  Pincushion: '#d9713a',
  Karoo: '#b58a6a',
  Clay: '#b4643f',
  Terracotta: '#bf6a4a',
  Rooibos: '#8e4a2c',
  Brick: '#8f3b2e',
  Cinnabar: '#a8402f',
  Protea: '#b8474a',
  Wine: '#6e2733',
  Blush: '#e0bfb2',
  Rose: '#c98f8a',
  Dusk: '#b57f78',
  Plum: '#6f3f55',
  Fig: '#54344a',
  Jacaranda: '#8277a6',
} as const;

export type DyeName = keyof typeof DYES;

/** One colour of a design: the name it is sold by and the dyes of its ground and three inks. */
export interface Colourway {
  readonly name: string;
  readonly dyes: Dyes;
}

/** A dye let down with white by a share of 0 to 1. */
export function tint(hex: string, share: number): string {
  const parts = channels(hex).map((value) => Math.round(value + (255 - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Colourways of one dye each, named after it; the inks are the same dye, let down. */
const single = (...names: readonly DyeName[]): Colourway[] =>
  names.map((name) => {
    const hex = DYES[name];
    return { name, dyes: [hex, tint(hex, 0.15), tint(hex, 0.3), tint(hex, 0.45)] };
  });

type Row = readonly [
  name: string,
  ground: DyeName,
  first: DyeName,
  second?: DyeName,
  third?: DyeName,
];

/** Colourways of several dyes. An ink that is left out takes the dye before it. */
const several = (...rows: readonly Row[]): Colourway[] =>
  rows.map(([name, ground, first, second = first, third = second]) => ({
    name,
    dyes: [DYES[ground], DYES[first], DYES[second], DYES[third]],
  }));

/** Sets of colourways; a design is dyed in one set. */
export const PALETTES = {
  naturals: single('Chalk', 'Bone', 'Flax', 'Oat', 'Driftwood', 'Pebble', 'Mushroom', 'Bark'),
  garden: single(
    'Flax',
    'Sage',
    'Fern',
    'Lichen',
    'Buchu',
    'Rose',
    'Duck Egg',
    'Denim',
    'Ochre',
    'Slate',
  ),
  jewel: single(
    'Milkwood',
    'Lagoon',
    'Indigo',
    'Plum',
    'Wine',
    'Cinnabar',
    'Mustard',
    'Olive',
    'Charcoal',
    'Dusk',
  ),
  coast: single(
    'Chalk',
    'Fog',
    'Sky',
    'Agulhas',
    'Sea Glass',
    'Storm',
    'Night',
    'Sandstone',
    'Blush',
  ),
  earth: single('Bone', 'Thatch', 'Jute', 'Karoo', 'Clay', 'Rooibos', 'Olive', 'Kelp', 'Charcoal'),
  wide: single(
    'Chalk',
    'Flax',
    'Oat',
    'Pebble',
    'Slate',
    'Indigo',
    'Agulhas',
    'Sage',
    'Fern',
    'Ochre',
    'Terracotta',
    'Rose',
  ),
  lines: several(
    ['Ink', 'Chalk', 'Ink'],
    ['Denim', 'Chalk', 'Denim'],
    ['Brick', 'Bone', 'Brick'],
    ['Kelp', 'Bone', 'Kelp'],
    ['Ochre', 'Chalk', 'Ochre'],
    ['Dusk', 'Chalk', 'Dusk'],
    ['Agulhas', 'Chalk', 'Agulhas'],
    ['Mushroom', 'Chalk', 'Mushroom'],
  ),
  suiting: several(
    ['Charcoal', 'Fog', 'Charcoal', 'Brick', 'Ink'],
    ['Bark', 'Oat', 'Bark', 'Clay', 'Olive'],
    ['Navy Yard', 'Flax', 'Night', 'Agulhas', 'Denim'],
    ['Heath', 'Flax', 'Fern', 'Plum', 'Ochre'],
    ['Storm', 'Chalk', 'Storm', 'Slate', 'Sky'],
    ['Rooibos', 'Bone', 'Rooibos', 'Ochre', 'Bark'],
    ['Milkwood', 'Bone', 'Milkwood', 'Mustard', 'Brick'],
  ),
  awnings: several(
    ['Boathouse', 'Chalk', 'Denim', 'Ochre', 'Night'],
    ['Fruit Stall', 'Bone', 'Cinnabar', 'Quince', 'Fern'],
    ['Promenade', 'Chalk', 'Agulhas', 'Apricot', 'Sea Glass'],
    ['Stoep', 'Flax', 'Brick', 'Thatch', 'Kelp'],
    ['Bathing Box', 'Chalk', 'Rose', 'Sky', 'Denim'],
    ['Kiosk', 'Bone', 'Ink', 'Mustard', 'Storm'],
    ['Dune', 'Chalk', 'Sandstone', 'Oat', 'Mushroom'],
  ),
  bloom: several(
    ['Bloom', 'Flax', 'Protea', 'Apricot', 'Sage'],
    ['Nightfall', 'Night', 'Rose', 'Apricot', 'Lagoon'],
    ['Meadow', 'Chalk', 'Fern', 'Spekboom', 'Ochre'],
    ['Blue Hour', 'Chalk', 'Indigo', 'Sky', 'Agulhas'],
    ['Fallow', 'Bone', 'Olive', 'Thatch', 'Clay'],
    ['Rosewater', 'Blush', 'Wine', 'Dusk', 'Olive'],
    ['Pollen', 'Quince', 'Kelp', 'Chalk', 'Pincushion'],
    ['Shade House', 'Milkwood', 'Sage', 'Spekboom', 'Quince'],
  ),
  veld: several(
    ['Winter Veld', 'Bone', 'Bark', 'Karoo', 'Ochre'],
    ['After Rain', 'Chalk', 'Fern', 'Lagoon', 'Rose'],
    ['Aloe Fire', 'Flax', 'Pincushion', 'Cinnabar', 'Kelp'],
    ['Salt Marsh', 'Fog', 'Storm', 'Sea Glass', 'Slate'],
    ['Evening', 'Indigo', 'Duck Egg', 'Rose', 'Quince'],
    ['Lichen', 'Lichen', 'Kelp', 'Chalk', 'Brass'],
    ['Plum Orchard', 'Chalk', 'Plum', 'Jacaranda', 'Buchu'],
  ),
  courtyard: several(
    ['Fern', 'Milkwood', 'Bone', 'Mustard', 'Sage'],
    ['Tile', 'Chalk', 'Agulhas', 'Ochre', 'Indigo'],
    ['Ember', 'Bone', 'Cinnabar', 'Apricot', 'Charcoal'],
    ['Ink', 'Chalk', 'Ink', 'Pebble', 'Brass'],
    ['Limewash', 'Chalk', 'Driftwood', 'Fog', 'Mushroom'],
    ['Lagoon', 'Duck Egg', 'Lagoon', 'Chalk', 'Clay'],
    ['Plum', 'Blush', 'Plum', 'Rose', 'Ochre'],
  ),
  mist: several(
    ['Dawn', 'Blush', 'Dusk', 'Plum', 'Chalk'],
    ['Mist', 'Fog', 'Storm', 'Slate', 'Chalk'],
    ['Blue Berg', 'Sky', 'Denim', 'Night', 'Quince'],
    ['Dry Season', 'Bone', 'Karoo', 'Rooibos', 'Ochre'],
    ['Forest', 'Duck Egg', 'Fern', 'Milkwood', 'Quince'],
    ['Charcoal', 'Flax', 'Pewter', 'Charcoal', 'Chalk'],
  ),
  grass: several(
    ['Thatch', 'Thatch', 'Quince'],
    ['Jute', 'Jute', 'Thatch'],
    ['Chalk', 'Bone', 'Chalk'],
    ['Sage', 'Sage', 'Lichen'],
    ['Slate', 'Slate', 'Pewter'],
    ['Indigo', 'Indigo', 'Denim'],
    ['Clay', 'Clay', 'Karoo'],
    ['Kelp', 'Kelp', 'Olive'],
  ),
  hearth: several(
    ['Hearth', 'Bone', 'Brick', 'Ochre', 'Indigo'],
    ['Saffron', 'Thatch', 'Rooibos', 'Cinnabar', 'Kelp'],
    ['Midnight', 'Night', 'Brick', 'Sandstone', 'Agulhas'],
    ['Garnet', 'Wine', 'Night', 'Apricot', 'Flax'],
    ['Pepper Tree', 'Flax', 'Milkwood', 'Rose', 'Ochre'],
    ['Ash', 'Fog', 'Slate', 'Pebble', 'Charcoal'],
  ),
  flock: several(
    ['Ewe', 'Chalk', 'Bark'],
    ['Ram', 'Mushroom', 'Chalk'],
    ['Coal', 'Charcoal', 'Bone'],
    ['Indigo', 'Bone', 'Indigo'],
    ['Rooibos', 'Bone', 'Rooibos'],
    ['Moss', 'Olive', 'Bone'],
  ),
  gallery: several(
    ['Gesso', 'Chalk', 'Terracotta', 'Sage', 'Mustard'],
    ['Harbour', 'Fog', 'Denim', 'Night', 'Apricot'],
    ['Plaster', 'Blush', 'Rose', 'Plum', 'Ochre'],
    ['Slip', 'Bone', 'Charcoal', 'Clay', 'Pebble'],
    ['Grove', 'Flax', 'Fern', 'Milkwood', 'Quince'],
    ['Dusk', 'Indigo', 'Agulhas', 'Rose', 'Sky'],
  ),
  kiln: several(
    ['Cobalt', 'Chalk', 'Indigo', 'Agulhas'],
    ['Celadon', 'Duck Egg', 'Lagoon', 'Fern'],
    ['Ironstone', 'Bone', 'Rooibos', 'Bark'],
    ['Straw', 'Bone', 'Ochre', 'Olive'],
    ['Rosehip', 'Chalk', 'Protea', 'Dusk'],
    ['Basalt', 'Charcoal', 'Oat', 'Pebble'],
  ),
} as const satisfies Readonly<Record<string, readonly Colourway[]>>;

export type PaletteName = keyof typeof PALETTES;
