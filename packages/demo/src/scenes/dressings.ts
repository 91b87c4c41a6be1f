import { dressed } from './dressed-scene.ts';

/*
 * Rooms, by their folders in packages/scenes/passes, and what their surfaces wear, by their names in scene.json. A test
 * holds both against the scenes and the catalogue.
 */

export const PROTEA_WALL = dressed('city-living-room', {
  wall: ['Cederberg Paper', 'Bloom'],
  curtains: ['Overberg Linen', 'Oat'],
  sofa: ['Elim Panama', 'Bone'],
  armchair: ['Kaapsehoop Velvet', 'Cinnabar'],
  rug: ['Keimoes Medallion', 'Hearth'],
  'cushion-1': ['Biedouw', 'Aloe Fire'],
  'cushion-2': ['Swellendam Ticking', 'Brick'],
});
export const GREEN_TRELLIS = dressed('city-living-room', {
  wall: ['Parktown Trellis', 'Fern'],
  curtains: ['Overberg Linen', 'Flax'],
  sofa: ['Kaapsehoop Velvet', 'Mustard'],
  armchair: ['Olifants Gables', 'Tile'],
  rug: ['Clarens Lattice', 'Ewe'],
  'cushion-1': ['Cederberg', 'Shade House'],
  'cushion-2': ['Swellendam Ticking', 'Kelp'],
});
export const PALE_BOUCLE = dressed('city-living-room', {
  wall: '#e2d6c6',
  curtains: ['Overberg Linen', 'Chalk'],
  sofa: ['Lesotho Bouclé', 'Chalk'],
  armchair: ['Sabie Velvet', 'Ochre'],
  rug: ['Braamfontein', 'Gesso'],
  'cushion-1': ['Merweville Bouclé', 'Clay'],
  'cushion-2': ['Carnarvon', 'Sage'],
});
export const MOUNTAIN_MURAL = dressed('city-living-room', {
  wall: ['Witsieshoek', 'Blue Berg'],
  curtains: ['Overberg Linen', 'Pebble'],
  sofa: ['Carnarvon', 'Flax'],
  armchair: ['Colesberg Velvet', 'Indigo'],
  rug: ['Riemvasmaak', 'Harbour'],
  'cushion-1': ['Strand Ikat', 'Salt Marsh'],
  'cushion-2': ['Sabie Velvet', 'Ochre'],
});
export const SAGE_GRASSCLOTH = dressed('city-living-room', {
  wall: ['Zululand Grasscloth', 'Sage'],
  curtains: ['Overberg Linen', 'Sage'],
  sofa: ['Overberg Linen', 'Chalk'],
  armchair: ['Sabie Velvet', 'Fern'],
  rug: ['Hantam Kilim', 'Pepper Tree'],
  'cushion-1': ['Palm House', 'Meadow'],
  'cushion-2': ['Swellendam Ticking', 'Kelp'],
});
export const BLUE_BRANCHES = dressed('city-living-room', {
  wall: '#e9e4da',
  curtains: ['Wupperthal', 'Blue Hour'],
  sofa: ['Carnarvon', 'Indigo'],
  armchair: ['Swellendam Ticking', 'Denim'],
  rug: ['Clarens Lattice', 'Indigo'],
  'cushion-1': ['Cederberg', 'Blue Hour'],
  'cushion-2': ['Carnarvon', 'Chalk'],
});
export const PALM_CURTAINS = dressed('city-living-room', {
  wall: '#dfe0cf',
  curtains: ['Palm House', 'Meadow'],
  sofa: ['Sabie Velvet', 'Sage'],
  armchair: ['Overberg Linen', 'Chalk'],
  rug: ['Maluti', 'Moss'],
  'cushion-1': ['Orangery', 'After Rain'],
  'cushion-2': ['Sabie Velvet', 'Ochre'],
});

export const GABLED_SOFA = dressed('sofa-corner', {
  wall: '#d9c3a9',
  sofa: ['Olifants Gables', 'Ember'],
  'cushion-1': ['Roggeveld Chevron', 'Ember'],
  'cushion-2': ['Rhodes Twill', 'Clay'],
});
export const IKAT_SOFA = dressed('sofa-corner', {
  wall: '#ead9cb',
  sofa: ['Strand Ikat', 'Winter Veld'],
  'cushion-1': ['Kaapsehoop Velvet', 'Cinnabar'],
  'cushion-2': ['Overberg Linen', 'Terracotta'],
});

export const BRANCH_BEDROOM = dressed('morning-bedroom', {
  wall: ['Krom River', 'After Rain'],
  curtains: ['Overberg Linen', 'Flax'],
  headboard: ['Sabie Velvet', 'Fern'],
  'bed-base': ['Overberg Linen', 'Chalk'],
  sheets: ['Overberg Linen', 'Chalk'],
  cover: ['Elim Panama', 'Bone'],
  throw: ['Karoo Slub', 'Sage'],
  rug: ['Hantam Kilim', 'Pepper Tree'],
  'cushion-1': ['Algeria Leaf', 'Aloe Fire'],
  'cushion-2': ['Sabie Velvet', 'Ochre'],
  bench: ['Carnarvon', 'Terracotta'],
});
export const TILE_BEDROOM = dressed('morning-bedroom', {
  wall: ['Westcliff Ogee', 'Limewash'],
  curtains: ['Overberg Linen', 'Chalk'],
  headboard: ['Houghton Trellis', 'Tile'],
  'bed-base': ['Overberg Linen', 'Slate'],
  sheets: ['Overberg Linen', 'Chalk'],
  cover: ['Overberg Linen', 'Chalk'],
  throw: ['Carnarvon', 'Indigo'],
  rug: ['Maluti', 'Ewe'],
  'cushion-1': ['Olifants Gables', 'Tile'],
  'cushion-2': ['Sabie Velvet', 'Ochre'],
  bench: ['Colesberg Velvet', 'Indigo'],
});
export const ROSE_BEDROOM = dressed('morning-bedroom', {
  wall: ['Algeria Leaf Paper', 'Rosewater'],
  curtains: ['Overberg Linen', 'Rose'],
  headboard: ['Sabie Velvet', 'Rose'],
  'bed-base': ['Overberg Linen', 'Chalk'],
  sheets: ['Overberg Linen', 'Chalk'],
  cover: ['Elim Panama', 'Bone'],
  throw: ['Carnarvon', 'Rose'],
  rug: ['Loxton Medallion', 'Garnet'],
  'cushion-1': ['Biedouw', 'Plum Orchard'],
  'cushion-2': ['Lantern Velvet', 'Wine'],
  bench: ['Kaapsehoop Velvet', 'Wine'],
});
export const LINEN_BEDROOM = dressed('morning-bedroom', {
  wall: '#d8d3c4',
  curtains: ['Overberg Linen', 'Oat'],
  headboard: ['Elim Panama', 'Jute'],
  'bed-base': ['Elim Panama', 'Jute'],
  sheets: ['Overberg Linen', 'Chalk'],
  cover: ['Overberg Linen', 'Flax'],
  throw: ['Karoo Slub', 'Terracotta'],
  rug: ['Keimoes Medallion', 'Hearth'],
  'cushion-1': ['Cederberg', 'Fallow'],
  'cushion-2': ['Slate Quarter', 'Ember'],
  bench: ['Rhodes Twill', 'Clay'],
});

export const TICKING_FARMHOUSE = dressed('farmhouse', {
  sofa: ['Swellendam Ticking', 'Denim'],
  armchair: ['Prince Albert Pane', 'Navy Yard'],
  rug: ['Hantam Kilim', 'Hearth'],
  'cushion-1': ['Cederberg', 'Blue Hour'],
  'cushion-2': ['Montagu Gingham', 'Brick'],
  throw: ['Karoo Slub', 'Flax'],
});
export const TWEED_FARMHOUSE = dressed('farmhouse', {
  sofa: ['Britstown Tweed', 'Clay'],
  armchair: ['Sani Herringbone', 'Rooibos'],
  rug: ['Augrabies', 'Hearth'],
  'cushion-1': ['Cederberg', 'Fallow'],
  'cushion-2': ['Sabie Velvet', 'Ochre'],
  throw: ['Barkly Plaid', 'Rooibos'],
});

export const SCALLOP_HALL = dressed('hallway', {
  wall: ['Melville Scallop', 'Limewash'],
  runner: ['Calvinia', 'Midnight'],
});
export const CHEVRON_HALL = dressed('hallway', {
  wall: ['Musgrave Chevron', 'Fern'],
  runner: ['Augrabies', 'Pepper Tree'],
});

export const LEAF_BLINDS = dressed('window-seat', {
  wall: '#dfe0d2',
  blinds: ['Algeria Leaf', 'After Rain'],
  seat: ['Carnarvon', 'Sage'],
  'cushion-1': ['Swellendam Ticking', 'Kelp'],
  'cushion-2': ['Sabie Velvet', 'Ochre'],
});
export const BLUE_BLINDS = dressed('window-seat', {
  wall: ['Brixton Stripe', 'Agulhas'],
  blinds: ['Overberg Linen', 'Chalk'],
  seat: ['Carnarvon', 'Indigo'],
  'cushion-1': ['Houghton Trellis', 'Tile'],
  'cushion-2': ['Sabie Velvet', 'Ochre'],
});

export const MANY_CUSHIONS = dressed('cushions', {
  wall: ['Biedouw Sprig', 'Lichen'],
  bench: ['Overberg Linen', 'Chalk'],
  'cushion-1': ['Cederberg', 'Bloom'],
  'cushion-2': ['Sabie Velvet', 'Fern'],
  'cushion-3': ['Vergenoegd Damask', 'Mustard'],
  'cushion-4': ['Bo-Kaap Stripe', 'Stoep'],
  'cushion-5': ['Lantern Velvet', 'Wine'],
  'cushion-6': ['Lesotho Bouclé', 'Chalk'],
});
export const BLUE_CUSHIONS = dressed('cushions', {
  wall: ['Florida Road', 'Agulhas'],
  bench: ['Carnarvon', 'Chalk'],
  'cushion-1': ['Cederberg', 'Blue Hour'],
  'cushion-2': ['Colesberg Velvet', 'Indigo'],
  'cushion-3': ['Strand Ikat', 'Evening'],
  'cushion-4': ['Swellendam Ticking', 'Denim'],
  'cushion-5': ['Sabie Velvet', 'Ochre'],
  'cushion-6': ['Lesotho Bouclé', 'Chalk'],
});

export const PALM_RESTAURANT = dressed('restaurant', {
  wall: ['Palm House Paper', 'Shade House'],
  'bench-back': ['Kaapsehoop Velvet', 'Cinnabar'],
  bench: ['Kaapsehoop Velvet', 'Cinnabar'],
  chairs: ['Roggeveld Chevron', 'Ember'],
  'cushion-1': ['Vergenoegd Damask', 'Mustard'],
  'cushion-2': ['Sabie Velvet', 'Fern'],
});
export const BLUE_RESTAURANT = dressed('restaurant', {
  wall: ['Constantia Paper', 'Denim'],
  'bench-back': ['Colesberg Velvet', 'Indigo'],
  bench: ['Colesberg Velvet', 'Indigo'],
  chairs: ['Strand Ikat', 'Evening'],
  'cushion-1': ['Sabie Velvet', 'Ochre'],
  'cushion-2': ['Lantern Velvet', 'Lagoon'],
});

export const OCHRE_LOBBY = dressed('hotel-lobby', {
  wall: ['Zululand Grasscloth', 'Clay'],
  curtains: ['Constantia Damask', 'Ochre'],
  sofa: ['Kaapsehoop Velvet', 'Lagoon'],
  chairs: ['Strand Ikat', 'Aloe Fire'],
  rug: ['Keimoes Medallion', 'Garnet'],
  'cushion-1': ['Vergenoegd Damask', 'Mustard'],
  'cushion-2': ['Overberg Linen', 'Flax'],
});

export const PLAID_STUDY = dressed('study', {
  wall: ['Constantia Paper', 'Lichen'],
  curtains: ['Rhodes Twill', 'Clay'],
  armchair: ['Barkly Plaid', 'Rooibos'],
  stool: ['Sani Herringbone', 'Rooibos'],
  'cushion-1': ['Sabie Velvet', 'Ochre'],
  rug: ['Augrabies', 'Garnet'],
});

export const OGEE_BATHROOM = dressed('bathroom', {
  wall: ['Westcliff Ogee', 'Limewash'],
  blind: ['Overberg Linen', 'Chalk'],
  throw: ['Karoo Slub', 'Sage'],
  rug: ['Umhlanga Stripe', 'Harbour'],
});
export const PALM_BATHROOM = dressed('bathroom', {
  wall: ['Palm House Paper', 'Meadow'],
  blind: ['Overberg Linen', 'Flax'],
  throw: ['Overberg Linen', 'Terracotta'],
  rug: ['Umhlanga Stripe', 'Plaster'],
});

export const GINGHAM_NURSERY = dressed('childs-room', {
  wall: ['Melville Scallop', 'Limewash'],
  curtains: ['Swellendam Ticking', 'Denim'],
  sheets: ['Overberg Linen', 'Chalk'],
  cover: ['Overberg Linen', 'Sage'],
  throw: ['Karoo Slub', 'Terracotta'],
  'cushion-1': ['Bo-Kaap Stripe', 'Stoep'],
  'cushion-2': ['Sabie Velvet', 'Ochre'],
  tent: ['Montagu Gingham', 'Kelp'],
  rug: ['Boma Round', 'Dusk'],
});

export const ARCS_OFFICE = dressed('office-lounge', {
  wall: '#d9d5cb',
  sheers: ['Overberg Linen', 'Chalk'],
  sofa: ['Elim Panama', 'Jute'],
  chairs: ['Sabie Velvet', 'Ochre'],
  stool: ['Sabie Velvet', 'Fern'],
  bench: ['Rhodes Twill', 'Clay'],
  'cushion-1': ['Carnarvon', 'Chalk'],
  'cushion-2': ['Roggeveld Chevron', 'Ember'],
  rug: ['Braamfontein', 'Plaster'],
});

export const LAID_TABLE = dressed('dining-room', {
  wall: ['Cederberg Paper', 'Meadow'],
  curtains: ['Overberg Linen', 'Sage'],
  'table-linen': ['Overberg Linen', 'Chalk'],
  chairs: ['Montagu Gingham', 'Kelp'],
});
