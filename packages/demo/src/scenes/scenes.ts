import { type DressedScene, dressed } from './dressed-scene.ts';
import type { SceneName } from './scene-names.ts';

/*
 * What the demo's pictures of scenes show: the scene, by its folder in packages/scenes/passes, and what its surfaces wear,
 * by their names in its scene.json. A test holds both against the scenes and the catalogue.
 */

const PROTEA_WALL = dressed('city-living-room', {
  wall: ['Cederberg Paper', 'Bloom'],
  sofa: ['Elim Panama', 'Bone'],
  rug: ['Keimoes Medallion', 'Hearth'],
  'cushion-1': ['Kaapsehoop Velvet', 'Cinnabar'],
  'cushion-2': ['Biedouw', 'Aloe Fire'],
});
const GREEN_TRELLIS = dressed('city-living-room', {
  wall: ['Parktown Trellis', 'Fern'],
  sofa: ['Kaapsehoop Velvet', 'Mustard'],
  rug: ['Clarens Lattice', 'Ewe'],
  'cushion-1': ['Cederberg', 'Shade House'],
  'cushion-2': ['Lantern Velvet', 'Milkwood'],
});
const PALE_BOUCLE = dressed('city-living-room', {
  wall: '#e2d6c6',
  sofa: ['Lesotho Bouclé', 'Chalk'],
  rug: ['Braamfontein', 'Gesso'],
  'cushion-1': ['Merweville Bouclé', 'Clay'],
  'cushion-2': ['Carnarvon', 'Sage'],
});
const MOUNTAIN_MURAL = dressed('city-living-room', {
  wall: ['Witsieshoek', 'Blue Berg'],
  sofa: ['Carnarvon', 'Flax'],
  rug: ['Riemvasmaak', 'Harbour'],
  'cushion-1': ['Colesberg Velvet', 'Indigo'],
  'cushion-2': ['Strand Ikat', 'Salt Marsh'],
});
const SAGE_GRASSCLOTH = dressed('city-living-room', {
  wall: ['Zululand Grasscloth', 'Sage'],
  sofa: ['Overberg Linen', 'Chalk'],
  rug: ['Hantam Kilim', 'Pepper Tree'],
  'cushion-1': ['Palm House', 'Meadow'],
  'cushion-2': ['Sabie Velvet', 'Fern'],
});
const GABLED_SOFA = dressed('city-living-room', {
  wall: '#d9c3a9',
  sofa: ['Olifants Gables', 'Ember'],
  rug: ['Loxton Medallion', 'Saffron'],
  'cushion-1': ['Roggeveld Chevron', 'Ember'],
  'cushion-2': ['Rhodes Twill', 'Clay'],
});
const BLUE_BRANCHES = dressed('city-living-room', {
  wall: '#e9e4da',
  curtains: ['Wupperthal', 'Blue Hour'],
  sofa: ['Carnarvon', 'Indigo'],
  rug: ['Clarens Lattice', 'Indigo'],
  'cushion-1': ['Swellendam Ticking', 'Denim'],
});
const PALM_CURTAINS = dressed('city-living-room', {
  wall: '#dfe0cf',
  curtains: ['Palm House', 'Meadow'],
  sofa: ['Sabie Velvet', 'Sage'],
  rug: ['Maluti', 'Moss'],
  'cushion-1': ['Orangery', 'After Rain'],
});
const CINNABAR_CURTAINS = dressed('city-living-room', {
  wall: '#ead9cb',
  curtains: ['Overberg Linen', 'Terracotta'],
  sofa: ['Strand Ikat', 'Winter Veld'],
  rug: ['Augrabies', 'Hearth'],
  'cushion-1': ['Kaapsehoop Velvet', 'Cinnabar'],
});
const DAMASK_CURTAINS = dressed('city-living-room', {
  wall: '#e8e3d9',
  curtains: ['Constantia Damask', 'Duck Egg'],
  sofa: ['Kaapsehoop Velvet', 'Wine'],
  rug: ['Calvinia', 'Ash'],
  'cushion-1': ['Algeria Leaf', 'After Rain'],
});
const BRANCH_PAPER = dressed('city-living-room', {
  wall: ['Krom River', 'After Rain'],
  sofa: ['Sabie Velvet', 'Fern'],
  curtains: ['Overberg Linen', 'Flax'],
  rug: ['Hantam Kilim', 'Pepper Tree'],
  'cushion-1': ['Algeria Leaf', 'Aloe Fire'],
});
const IKAT_CHAIR = dressed('city-living-room', {
  wall: '#cfd6cf',
  sofa: ['Observatory', 'Tile'],
  curtains: ['Observatory', 'Tile'],
  rug: ['Woodstock', 'Ash'],
  'cushion-1': ['Lantern Velvet', 'Lagoon'],
});
const PALM_PAPER = dressed('city-living-room', {
  wall: ['Palm House Paper', 'Shade House'],
  sofa: ['Rhodes Twill', 'Jute'],
  curtains: ['Overberg Linen', 'Fern'],
  rug: ['Golden Gate', 'Moss'],
  'cushion-1': ['Vergenoegd Damask', 'Mustard'],
});
const SCALLOP_HALL = dressed('city-living-room', {
  wall: ['Melville Scallop', 'Limewash'],
  sofa: ['Prince Albert Pane', 'Navy Yard'],
  curtains: ['Victoria West', 'Bone'],
  rug: ['Calvinia', 'Midnight'],
  'cushion-1': ['Ganskraal', 'Denim'],
});
const TILE_BEDROOM = dressed('city-living-room', {
  wall: ['Westcliff Ogee', 'Limewash'],
  sofa: ['Olifants Gables', 'Tile'],
  armchair: ['Overberg Linen', 'Chalk'],
  rug: ['Maluti', 'Ewe'],
  'cushion-1': ['Houghton Trellis', 'Tile'],
  'cushion-2': ['Sabie Velvet', 'Ochre'],
});
const ROSE_BEDROOM = dressed('city-living-room', {
  wall: ['Algeria Leaf Paper', 'Rosewater'],
  sofa: ['Sabie Velvet', 'Rose'],
  armchair: ['Overberg Linen', 'Chalk'],
  rug: ['Golden Gate', 'Rooibos'],
  'cushion-1': ['Biedouw', 'Plum Orchard'],
  'cushion-2': ['Lantern Velvet', 'Wine'],
});
const LINEN_BEDROOM = dressed('city-living-room', {
  wall: '#d8d3c4',
  sofa: ['Elim Panama', 'Jute'],
  armchair: ['Overberg Linen', 'Flax'],
  rug: ['Keimoes Medallion', 'Hearth'],
  'cushion-1': ['Cederberg', 'Fallow'],
  'cushion-2': ['Slate Quarter', 'Ember'],
});
const LAID_TABLE = dressed('city-living-room', {
  wall: '#e4dccd',
  sofa: ['Bo-Kaap Stripe', 'Stoep'],
  armchair: ['Overberg Linen', 'Oat'],
  rug: ['Augrabies', 'Hearth'],
});
const BLUE_TABLE = dressed('city-living-room', {
  wall: ['Brixton Stripe', 'Agulhas'],
  sofa: ['Carnarvon', 'Chalk'],
  armchair: ['Swellendam Ticking', 'Denim'],
  rug: ['Calvinia', 'Ash'],
});
const GREEN_TABLE = dressed('city-living-room', {
  wall: ['Constantia Paper', 'Sage'],
  sofa: ['Sabie Velvet', 'Ochre'],
  armchair: ['Overberg Linen', 'Chalk'],
  rug: ['Augrabies', 'Pepper Tree'],
});
const BLUE_STOEP = dressed('city-living-room', {
  sofa: ['Boat Deck', 'Agulhas'],
  rug: ['Umhlanga Stripe', 'Harbour'],
  'cushion-1': ['Fishhoek Stripe', 'Promenade'],
  'cushion-2': ['Tidal Pool', 'Storm'],
});
const WARM_STOEP = dressed('city-living-room', {
  sofa: ['Groyne', 'Mushroom'],
  rug: ['Umhlanga Stripe', 'Gesso'],
  'cushion-1': ['Sea Lattice', 'Ember'],
  'cushion-2': ['Britstown Tweed', 'Clay'],
});

/** The scene of each place. Places far apart share one. */
export const SCENES: Readonly<Record<SceneName, DressedScene>> = {
  'home-hero-1': PROTEA_WALL,
  'home-hero-2': BLUE_BRANCHES,
  'home-hero-3': TILE_BEDROOM,
  'home-hero-4': WARM_STOEP,
  'item-group-fabric': PALM_CURTAINS,
  'item-group-wallpaper': BRANCH_PAPER,
  'item-group-rugs': PALE_BOUCLE,
  'item-group-homeware': LAID_TABLE,
  'landing-fabric': GABLED_SOFA,
  'landing-wallpaper': GREEN_TRELLIS,
  'landing-rugs': SAGE_GRASSCLOTH,
  'landing-homeware': BLUE_TABLE,
  'application-curtaining': BLUE_BRANCHES,
  'application-upholstery': GABLED_SOFA,
  'application-dual-purpose': IKAT_CHAIR,
  'application-hornbill-papers': PROTEA_WALL,
  'application-wallpaper': PALM_PAPER,
  'application-murals': MOUNTAIN_MURAL,
  'application-grasscloth': SAGE_GRASSCLOTH,
  'application-living-room': PALE_BOUCLE,
  'application-dining-room': GREEN_TABLE,
  'application-bedroom': LINEN_BEDROOM,
  'application-hallway': SCALLOP_HALL,
  'application-outdoor': BLUE_STOEP,
  'application-cushions': ROSE_BEDROOM,
  'application-throws': TILE_BEDROOM,
  'application-table-linen': LAID_TABLE,
  'application-tableware': BLUE_TABLE,
  'brand-hornbill-heddle': TILE_BEDROOM,
  'brand-sandgrouse-mill': CINNABAR_CURTAINS,
  'brand-dassie-reed': PALM_CURTAINS,
  'brand-saltpan-weavers': BLUE_STOEP,
  'brand-nine-kettles-print-room': GABLED_SOFA,
  'brand-milkwood-paperworks': MOUNTAIN_MURAL,
  'brand-kokerboom-rug-works': SAGE_GRASSCLOTH,
  'brand-haus': LAID_TABLE,
  'featured-top-left': IKAT_CHAIR,
  'featured-bottom-left': ROSE_BEDROOM,
  'featured-right': PALM_PAPER,
  'internationals-hero': DAMASK_CURTAINS,
  'internationals-about': SCALLOP_HALL,
  'about-us': CINNABAR_CURTAINS,
  store: GREEN_TRELLIS,
  careers: GREEN_TABLE,
};
