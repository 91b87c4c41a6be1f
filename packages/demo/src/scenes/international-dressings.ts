import { dressed } from './dressed-scene.ts';

/*
 * The rooms of the international houses, each in a light and a palette of its own: a silk weaver's lobby in duck egg, a
 * wool mill's grey office, a velvet house at night, a block printer's yellow morning.
 */

export const SILK_LOBBY = dressed('hotel-lobby', {
  wall: ['Constantia Paper', 'Duck Egg'],
  curtains: ['Constantia Damask', 'Duck Egg'],
  sofa: ['Sabie Velvet', 'Rose'],
  chairs: ['Vergenoegd Damask', 'Mustard'],
  rug: ['Loxton Medallion', 'Garnet'],
  'cushion-1': ['Vergenoegd Damask', 'Plum'],
  'cushion-2': ['Constantia Damask', 'Rose'],
});
export const GREY_OFFICE = dressed('office-lounge', {
  wall: '#cfd2d1',
  sheers: ['Paternoster Wide', 'Fog'],
  sofa: ['De Aar Twill', 'Storm'],
  chairs: ['Sani Herringbone', 'Charcoal'],
  stool: ['Lesotho Bouclé', 'Pebble'],
  bench: ['De Aar Twill', 'Charcoal'],
  'cushion-1': ['Barkly Plaid', 'Storm'],
  'cushion-2': ['Lesotho Bouclé', 'Chalk'],
  rug: ['Golden Gate', 'Ram'],
});
export const VELVET_EVENING = dressed(
  'study',
  {
    wall: ['Constantia Paper', 'Slate'],
    curtains: ['Kaapsehoop Velvet', 'Olive'],
    armchair: ['Kaapsehoop Velvet', 'Wine'],
    stool: ['Lantern Velvet', 'Cinnabar'],
    'cushion-1': ['Sabie Velvet', 'Ochre'],
    rug: ['Augrabies', 'Midnight'],
  },
  'evening',
);
export const POLLEN_BEDROOM = dressed('morning-bedroom', {
  wall: ['Biedouw Sprig', 'After Rain'],
  curtains: ['Wupperthal', 'Pollen'],
  headboard: ['Potting Shed', 'Pollen'],
  'bed-base': ['Overberg Linen', 'Chalk'],
  sheets: ['Overberg Linen', 'Chalk'],
  cover: ['Overberg Linen', 'Chalk'],
  throw: ['Karoo Slub', 'Ochre'],
  rug: ['Hantam Kilim', 'Pepper Tree'],
  'cushion-1': ['Algeria Leaf', 'After Rain'],
  'cushion-2': ['Sabie Velvet', 'Lichen'],
  bench: ['Sabie Velvet', 'Fern'],
});
