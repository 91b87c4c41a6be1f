import type { Feature } from './cards.ts';
import { catalogueUrl, slug } from './catalogues.ts';

/** What the Featured Collection block of each application's page shows. */
export const applicationFeatures: Readonly<Record<string, Feature>> = {
  Curtaining: {
    collection: 'Wide Skies',
    text: 'Nearly three metres of cloth, so that a whole window is one length without a seam. Made for the glass walls of coast houses: it slides easily, filters the glare and survives the salt.',
    looks: [
      ['Paternoster Wide', 'Sea Glass', 'draped'],
      ['Cape Agulhas Voile', 'Mushroom', 'close'],
      ['Langebaan Stripe', 'Agulhas', 'draped'],
    ],
  },
  Upholstery: {
    collection: 'Drakensberg Wools',
    text: 'Merino from farms around Rhodes and Barkly East, in a herringbone, a twill, a plaid and a bouclé. Wool keeps its colour and its shape, and asks only for a soft brush in spring.',
    looks: [
      ['Sani Herringbone', 'Heath', 'draped'],
      ['Lesotho Bouclé', 'Bone', 'close'],
      ['Barkly Plaid', 'Storm', 'draped'],
    ],
    catalogueUrl: catalogueUrl(slug('Drakensberg Wools')),
  },
  'Dual Purpose': {
    collection: 'Gable and Kraal',
    text: 'Pattern that is built and not grown: lattices from Victorian verandas, scales from slate roofs, triangles from painted walls. Every repeat divides the width exactly, so that seams can hide.',
    looks: [
      ['Houghton Trellis', 'Ink', 'draped'],
      ['Guineafowl', 'Ember', 'close'],
      ['Slate Quarter', 'Lagoon', 'draped'],
    ],
  },
  'Hornbill Papers': {
    collection: 'Veranda',
    text: 'Ironwork, tile and shutter from the houses on the ridge, taken indoors and made calm. Paste the wall, hang it dry, and take it down in one piece if ever you tire of it.',
    looks: [
      ['Parktown Trellis', 'Fern', 'front'],
      ['Melville Scallop', 'Tile', 'close'],
      ['Westcliff Ogee', 'Plum', 'front'],
    ],
    modalUrl: catalogueUrl(slug('Veranda')),
  },
  Wallpaper: {
    collection: 'Print Room Papers',
    text: 'Nine printers, nine kettles, one book: each chose a drawing, and they agreed on the paper and the palette. The liveliest walls we have sold.',
    looks: [
      ['Palm House Paper', 'Blue Hour', 'front'],
      ['Guineafowl Paper', 'Aloe Fire', 'close'],
      ['Constantia Paper', 'Duck Egg', 'front'],
    ],
  },
  Murals: {
    collection: 'Far Ranges',
    text: 'The Amphitheatre before sunrise, the edge of a vlei, three hogs above the mist. Stand close and the brush is there; stand back and the wall is gone.',
    looks: [
      ['Witsieshoek', 'Dawn', 'front'],
      ['Hogsback', 'Forest', 'close'],
      ['Wilderness Reeds', 'Salt Marsh', 'front'],
    ],
  },
  Grasscloth: {
    collection: 'Grass and Reed',
    text: 'Blades of arrowroot and reed with a little of the field still in them. No two panels match, and the quiet rhythm of their seams is the pattern.',
    looks: [
      ['Zululand Grasscloth', 'Clay', 'front'],
      ['Kosi Bay', 'Flax', 'close'],
      ['St Lucia Reed', 'Lichen', 'front'],
    ],
  },
  'Living Room': {
    collection: 'Gallery Floor',
    text: 'Each began as a gouache no bigger than a postcard and was tufted at forty times the size with its brush marks left in. Painters draw the best rugs, because they forget about corners.',
    looks: [
      ['Braamfontein', 'Plaster', 'front'],
      ['Maboneng', 'Harbour', 'close'],
      ['Maboneng', 'Grove', 'front'],
    ],
  },
  'Dining Room': {
    collection: 'Flatlands',
    text: 'Wool on cotton, the same on both sides, light enough to shake from a window. The patterns are the oldest we know, built from nothing but steps.',
    looks: [
      ['Calvinia', 'Pepper Tree', 'front'],
      ['Calvinia', 'Hearth', 'close'],
      ['Calvinia', 'Saffron', 'front'],
    ],
  },
  Bedroom: {
    collection: 'Highland Flock',
    text: 'Undyed wool in the colours of the sheep, tufted to a pile in which a coin is lost for good. Made for stone floors in Clarens, where winter is serious.',
    looks: [
      ['Golden Gate', 'Ewe', 'front'],
      ['Maluti', 'Coal', 'close'],
      ['Maluti', 'Moss', 'front'],
    ],
  },
  Hallway: {
    collection: 'Open Air',
    text: 'Pantry Jute is braided by the metre, coiled and sewn from below. It takes boots, prams and dogs, and turns when one side has had enough.',
    looks: [
      ['Pantry Jute', 'Ewe', 'front'],
      ['Pantry Jute', 'Indigo', 'close'],
      ['Pantry Jute', 'Rooibos', 'front'],
    ],
  },
  Outdoor: {
    collection: 'Open Air',
    text: 'A striped flat weave and a ringed round for the boma, both of recycled yarn, both proof against sun, salt and a garden hose.',
    looks: [
      ['Umhlanga Stripe', 'Harbour', 'front'],
      ['Boma Round', 'Slip', 'front'],
      ['Umhlanga Stripe', 'Plaster', 'front'],
    ],
  },
  Cushions: {
    collection: 'Sofa Society',
    text: 'Cut from the house’s own cloths, so that a room can be finished with what it began with: a protea, a ticking, a velvet, a bouclé and a row of gables.',
    looks: [
      ['Hour Cushion', 'Cinnabar', 'front'],
      ['Ticking Cushion', 'Ink', 'front'],
      ['Protea Cushion', 'Meadow', 'front'],
    ],
  },
  Throws: {
    collection: 'Cold Front',
    text: 'The first cold front reaches the Cape in May and nobody is ever ready for it. Plaid and pane in wool, or cotton for those who only want to look ready.',
    looks: [
      ['Barkly Throw', 'Storm', 'front'],
      ['Beach Throw', 'Denim', 'front'],
      ['Pane Throw', 'Rooibos', 'front'],
    ],
  },
  'Table Linen': {
    collection: 'Long Table',
    text: 'A pinstripe and a gingham that were a curtain and a chair before they came to the table. Sets of six, in eight colours, to be mixed.',
    looks: [
      ['Kalk Bay Napkin', 'Agulhas', 'front'],
      ['Gingham Napkin', 'Ochre', 'front'],
      ['Gingham Napkin', 'Kelp', 'front'],
    ],
  },
  Tableware: {
    collection: 'Long Table',
    text: 'Thrown, brushed and fired in one yard in Riebeek Kasteel. A rim, a leaf, a band: three plain ideas in six glazes that all sit well together.',
    looks: [
      ['Leaf Plate', 'Celadon', 'front'],
      ['Rim Plate', 'Ironstone', 'front'],
      ['Swartland Bowl', 'Rosehip', 'front'],
    ],
  },
};
