import type { Dressing } from './dressing/dressing.ts';
import type { RoomName } from './rooms/rooms.ts';
import type { Scene } from './scene.ts';
import type { SceneName } from './scene-names.ts';

const scene = (room: RoomName, dressing: Dressing): Scene => ({ room, dressing });

const PROTEA_WALL = scene('livingRoom', {
  wall: ['Cederberg Paper', 'Bloom'],
  main: ['Elim Panama', 'Bone'],
  rug: ['Keimoes Medallion', 'Hearth'],
  cushionOne: ['Kaapsehoop Velvet', 'Cinnabar'],
  cushionTwo: ['Biedouw', 'Aloe Fire'],
  cushionThree: ['Swellendam Ticking', 'Brick'],
  throw: ['Linen Press Throw', 'Ochre'],
});
const GREEN_TRELLIS = scene('livingRoom', {
  wall: ['Parktown Trellis', 'Fern'],
  main: ['Kaapsehoop Velvet', 'Mustard'],
  rug: ['Clarens Lattice', 'Ewe'],
  cushionOne: ['Cederberg', 'Shade House'],
  cushionTwo: ['Lantern Velvet', 'Milkwood'],
  cushionThree: ['Slate Quarter', 'Fern'],
  throw: ['Linen Press Throw', 'Flax'],
  floor: '#96704a',
});
const PALE_BOUCLE = scene('livingRoom', {
  wall: '#e2d6c6',
  main: ['Lesotho Bouclé', 'Chalk'],
  rug: ['Braamfontein', 'Gesso'],
  cushionOne: ['Merweville Bouclé', 'Clay'],
  cushionTwo: ['Carnarvon', 'Sage'],
  cushionThree: ['Sabie Velvet', 'Ochre'],
  throw: ['Linen Press Throw', 'Sage'],
});
const MOUNTAIN_MURAL = scene('livingRoom', {
  wall: ['Witsieshoek', 'Blue Berg'],
  main: ['Carnarvon', 'Flax'],
  rug: ['Riemvasmaak', 'Harbour'],
  cushionOne: ['Colesberg Velvet', 'Indigo'],
  cushionTwo: ['Strand Ikat', 'Salt Marsh'],
  cushionThree: ['Sabie Velvet', 'Ochre'],
  throw: ['Barkly Throw', 'Navy Yard'],
});
const SAGE_GRASSCLOTH = scene('livingRoom', {
  wall: ['Zululand Grasscloth', 'Sage'],
  main: ['Overberg Linen', 'Chalk'],
  rug: ['Hantam Kilim', 'Pepper Tree'],
  cushionOne: ['Palm House', 'Meadow'],
  cushionTwo: ['Sabie Velvet', 'Fern'],
  cushionThree: ['Swellendam Ticking', 'Kelp'],
  throw: ['Linen Press Throw', 'Rose'],
});
const GABLED_SOFA = scene('livingRoom', {
  wall: '#d9c3a9',
  main: ['Olifants Gables', 'Ember'],
  rug: ['Loxton Medallion', 'Saffron'],
  cushionOne: ['Roggeveld Chevron', 'Ember'],
  cushionTwo: ['Rhodes Twill', 'Rooibos'],
  cushionThree: ['Slate Quarter', 'Ember'],
  throw: ['Linen Press Throw', 'Slate'],
});
const BLUE_BRANCHES = scene('windowRoom', {
  wall: '#e9e4da',
  curtain: ['Wupperthal', 'Blue Hour'],
  main: ['Carnarvon', 'Indigo'],
  rug: ['Clarens Lattice', 'Indigo'],
  cushionOne: ['Swellendam Ticking', 'Denim'],
});
const PALM_CURTAINS = scene('windowRoom', {
  wall: '#dfe0cf',
  curtain: ['Palm House', 'Meadow'],
  main: ['Sabie Velvet', 'Sage'],
  rug: ['Maluti', 'Moss'],
  cushionOne: ['Orangery', 'After Rain'],
});
const CINNABAR_CURTAINS = scene('windowRoom', {
  wall: '#ead9cb',
  curtain: ['Overberg Linen', 'Terracotta'],
  main: ['Strand Ikat', 'Winter Veld'],
  rug: ['Augrabies', 'Hearth'],
  cushionOne: ['Kaapsehoop Velvet', 'Cinnabar'],
});
const DAMASK_CURTAINS = scene('windowRoom', {
  wall: '#e8e3d9',
  curtain: ['Constantia Damask', 'Duck Egg'],
  main: ['Kaapsehoop Velvet', 'Wine'],
  rug: ['Calvinia', 'Ash'],
  cushionOne: ['Algeria Leaf', 'After Rain'],
});
const BRANCH_PAPER = scene('readingCorner', {
  wall: ['Krom River', 'After Rain'],
  main: ['Sabie Velvet', 'Fern'],
  curtain: ['Overberg Linen', 'Flax'],
  rug: ['Hantam Kilim', 'Pepper Tree'],
  cushionOne: ['Algeria Leaf', 'Aloe Fire'],
  throw: ['Linen Press Throw', 'Rose'],
});
const IKAT_CHAIR = scene('readingCorner', {
  wall: '#cfd6cf',
  main: ['Observatory', 'Lagoon'],
  curtain: ['Observatory', 'Lagoon'],
  rug: ['Woodstock', 'Ash'],
  cushionOne: ['Lantern Velvet', 'Lagoon'],
  throw: ['Linen Press Throw', 'Ochre'],
});
const PALM_PAPER = scene('readingCorner', {
  wall: ['Palm House Paper', 'Shade House'],
  main: ['Rhodes Twill', 'Jute'],
  curtain: ['Overberg Linen', 'Fern'],
  rug: ['Golden Gate', 'Moss'],
  cushionOne: ['Vergenoegd Damask', 'Mustard'],
  throw: ['Linen Press Throw', 'Flax'],
  floor: '#96704a',
});
const SCALLOP_HALL = scene('readingCornerFloor', {
  wall: ['Melville Scallop', 'Limewash'],
  main: ['Prince Albert Pane', 'Navy Yard'],
  curtain: ['Victoria West', 'Bone'],
  rug: ['Calvinia', 'Midnight'],
  cushionOne: ['Ganskraal', 'Denim'],
  throw: ['Linen Press Throw', 'Denim'],
});
const TILE_BEDROOM = scene('bedroom', {
  wall: ['Westcliff Ogee', 'Limewash'],
  main: ['Olifants Gables', 'Tile'],
  second: ['Overberg Linen', 'Chalk'],
  rug: ['Maluti', 'Ewe'],
  cushionOne: ['Houghton Trellis', 'Tile'],
  cushionTwo: ['Sabie Velvet', 'Ochre'],
  throw: ['Barkly Throw', 'Navy Yard'],
});
const ROSE_BEDROOM = scene('bedroom', {
  wall: ['Algeria Leaf Paper', 'Rosewater'],
  main: ['Sabie Velvet', 'Rose'],
  second: ['Overberg Linen', 'Chalk'],
  rug: ['Golden Gate', 'Rooibos'],
  cushionOne: ['Biedouw', 'Plum Orchard'],
  cushionTwo: ['Lantern Velvet', 'Wine'],
  throw: ['Linen Press Throw', 'Rose'],
});
const LINEN_BEDROOM = scene('bedroomFloor', {
  wall: '#d8d3c4',
  main: ['Elim Panama', 'Jute'],
  second: ['Overberg Linen', 'Flax'],
  rug: ['Keimoes Medallion', 'Hearth'],
  cushionOne: ['Cederberg', 'Fallow'],
  cushionTwo: ['Slate Quarter', 'Ember'],
  throw: ['Barkly Throw', 'Rooibos'],
});
const LAID_TABLE = scene('diningRoom', {
  wall: '#e4dccd',
  main: ['Bo-Kaap Stripe', 'Stoep'],
  second: ['Gingham Napkin', 'Brick'],
  rug: ['Augrabies', 'Hearth'],
  tableware: ['Rim Plate', 'Cobalt'],
  bowl: ['Swartland Bowl', 'Ironstone'],
  throw: ['Overberg Linen', 'Oat'],
});
const BLUE_TABLE = scene('diningRoom', {
  wall: ['Brixton Stripe', 'Agulhas'],
  main: ['Carnarvon', 'Chalk'],
  second: ['Kalk Bay Napkin', 'Denim'],
  rug: ['Calvinia', 'Ash'],
  tableware: ['Leaf Plate', 'Cobalt'],
  bowl: ['Swartland Bowl', 'Cobalt'],
  throw: ['Swellendam Ticking', 'Denim'],
});
const GREEN_TABLE = scene('diningRoom', {
  wall: ['Constantia Paper', 'Sage'],
  main: ['Sabie Velvet', 'Ochre'],
  second: ['Gingham Napkin', 'Kelp'],
  rug: ['Augrabies', 'Pepper Tree'],
  tableware: ['Leaf Plate', 'Celadon'],
  bowl: ['Swartland Bowl', 'Celadon'],
  throw: ['Overberg Linen', 'Chalk'],
});
const BLUE_STOEP = scene('stoep', {
  main: ['Boat Deck', 'Agulhas'],
  rug: ['Umhlanga Stripe', 'Harbour'],
  cushionOne: ['Fishhoek Stripe', 'Promenade'],
  cushionTwo: ['Tidal Pool', 'Storm'],
  cushionThree: ['Sea Lattice', 'Tile'],
  throw: ['Beach Throw', 'Ochre'],
});
const WARM_STOEP = scene('stoep', {
  main: ['Groyne', 'Mushroom'],
  rug: ['Umhlanga Stripe', 'Gesso'],
  cushionOne: ['Sea Lattice', 'Ember'],
  cushionTwo: ['Britstown Tweed', 'Clay'],
  cushionThree: ['Fishhoek Stripe', 'Fruit Stall'],
  throw: ['Beach Throw', 'Brick'],
});

const PALE_BOUCLE_RUG: Scene = { ...PALE_BOUCLE, room: 'livingRoomFloor' };
const SAGE_GRASSCLOTH_RUG: Scene = { ...SAGE_GRASSCLOTH, room: 'livingRoomFloor' };

/** The scene of each place. Places far apart share one. */
export const SCENES: Readonly<Record<SceneName, Scene>> = {
  'home-hero-1': PROTEA_WALL,
  'home-hero-2': BLUE_BRANCHES,
  'home-hero-3': TILE_BEDROOM,
  'home-hero-4': WARM_STOEP,
  'item-group-fabric': PALM_CURTAINS,
  'item-group-wallpaper': BRANCH_PAPER,
  'item-group-rugs': PALE_BOUCLE_RUG,
  'item-group-homeware': LAID_TABLE,
  'landing-fabric': GABLED_SOFA,
  'landing-wallpaper': GREEN_TRELLIS,
  'landing-rugs': SAGE_GRASSCLOTH_RUG,
  'landing-homeware': BLUE_TABLE,
  'application-curtaining': BLUE_BRANCHES,
  'application-upholstery': GABLED_SOFA,
  'application-dual-purpose': IKAT_CHAIR,
  'application-hornbill-papers': PROTEA_WALL,
  'application-wallpaper': PALM_PAPER,
  'application-murals': MOUNTAIN_MURAL,
  'application-grasscloth': SAGE_GRASSCLOTH,
  'application-living-room': PALE_BOUCLE_RUG,
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
  'brand-kokerboom-rug-works': SAGE_GRASSCLOTH_RUG,
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
