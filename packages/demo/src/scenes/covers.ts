import { type Cover, type DressedScene, dressed } from './dressed-scene.ts';
import { PALM_RESTAURANT } from './dressings.ts';

const drape = (scene: string, ...cloth: Cover) => dressed(`drape-${scene}`, { cloth });

/**
 * Upright pictures that stand for collections: cloths that hang, lie or are tied, papers and rugs in a corner of a room.
 * Each is about the design that it wears first.
 */
export const COVER_SCENES: readonly DressedScene[] = [
  drape('soft', 'Karoo Slub', 'Oat'),
  drape('deep', 'Kaapsehoop Velvet', 'Lagoon'),
  drape('folded', 'Sani Herringbone', 'Heath'),
  drape('soft', 'Langebaan Stripe', 'Agulhas'),
  drape('folded', 'Merweville Bouclé', 'Rooibos'),
  drape('deep', 'Cederberg', 'Nightfall'),
  drape('tied', 'Palm House', 'Shade House'),
  drape('bolt', 'Strand Ikat', 'Aloe Fire'),
  drape('soft', 'Bo-Kaap Stripe', 'Promenade'),
  drape('tied', 'Sutherland', 'Blue Hour'),
  drape('tied', 'Wupperthal', 'Nightfall'),
  dressed('roman-blind', {
    blinds: ['Olifants Gables', 'Ember'],
    wall: '#e4d6c2',
    seat: ['Rhodes Twill', 'Clay'],
    'cushion-1': ['Sabie Velvet', 'Ochre'],
    'cushion-2': ['Overberg Linen', 'Chalk'],
  }),
  dressed('pillows', {
    wall: ['Algeria Leaf Paper', 'Rosewater'],
    headboard: ['Sabie Velvet', 'Rose'],
    sheets: ['Overberg Linen', 'Chalk'],
    cover: ['Elim Panama', 'Bone'],
    'cushion-1': ['Biedouw', 'Plum Orchard'],
    'cushion-2': ['Lantern Velvet', 'Wine'],
  }),
  dressed('bathroom-wall', {
    wall: ['Westcliff Ogee', 'Limewash'],
    blind: ['Overberg Linen', 'Chalk'],
    throw: ['Karoo Slub', 'Sage'],
  }),
  dressed('banquette-corner', PALM_RESTAURANT.wears),
  dressed('console', {
    wall: ['Musgrave Chevron', 'Limewash'],
    runner: ['Augrabies', 'Hearth'],
  }),
  dressed('reading-chair', {
    wall: ['Zululand Grasscloth', 'Thatch'],
    armchair: ['Sani Herringbone', 'Rooibos'],
    stool: ['Rhodes Twill', 'Clay'],
    'cushion-1': ['Sabie Velvet', 'Ochre'],
    rug: ['Augrabies', 'Garnet'],
  }),
  dressed('office-chair', {
    rug: ['Braamfontein', 'Plaster'],
    wall: '#d9d5cb',
    sheers: ['Overberg Linen', 'Chalk'],
    sofa: ['Elim Panama', 'Jute'],
    chairs: ['Sabie Velvet', 'Ochre'],
    bench: ['Rhodes Twill', 'Clay'],
    'cushion-1': ['Carnarvon', 'Chalk'],
    'cushion-2': ['Roggeveld Chevron', 'Ember'],
  }),
  dressed('stoep-chair', {
    rug: ['Umhlanga Stripe', 'Harbour'],
    sofa: ['Boat Deck', 'Agulhas'],
    'sofa-back': ['Boat Deck', 'Agulhas'],
    'cushion-1': ['Fishhoek Stripe', 'Promenade'],
  }),
  dressed('lobby-chair', {
    rug: ['Keimoes Medallion', 'Garnet'],
    wall: ['Zululand Grasscloth', 'Clay'],
    curtains: ['Constantia Damask', 'Ochre'],
    sofa: ['Kaapsehoop Velvet', 'Lagoon'],
    chairs: ['Strand Ikat', 'Aloe Fire'],
    'cushion-1': ['Vergenoegd Damask', 'Mustard'],
    'cushion-2': ['Overberg Linen', 'Flax'],
  }),
  dressed('farmhouse-chair', {
    rug: ['Hantam Kilim', 'Saffron'],
    curtains: ['Overberg Linen', 'Oat'],
    sofa: ['Overberg Linen', 'Chalk'],
    armchair: ['Swellendam Ticking', 'Denim'],
    'cushion-1': ['Carnarvon', 'Indigo'],
    'cushion-2': ['Cederberg', 'Fallow'],
  }),
  dressed('lounger', {
    loungers: ['Fishhoek Stripe', 'Bathing Box'],
    throw: ['Karoo Slub', 'Terracotta'],
    'cushion-1': ['Sea Lattice', 'Ember'],
    parasol: ['Overberg Linen', 'Chalk'],
    rug: ['Umhlanga Stripe', 'Plaster'],
  }),
];
