import type { SceneName } from '../scenes/scene-names.ts';
import type { BrandName } from '../supplier.ts';
import type { Feature } from './cards.ts';
import { catalogueUrl, slug } from './catalogues.ts';

/** What a brand's page says and shows. */
export interface BrandText {
  readonly text: string;
  readonly room: SceneName;
  readonly feature: Feature;
}

export const BRAND_TEXTS: Readonly<Record<BrandName, BrandText>> = {
  'Hornbill & Heddle': {
    text: 'The house’s own name is kept for what is designed and finished under its roof in Salt River: washed linens, tickings counted from old Cape samplers, and papers from the surface press on the ground floor. Nothing leaves it before someone has hung it in a north-facing window for a month.',
    room: 'brand-hornbill-heddle',
    feature: {
      collection: 'Stoep Stripes',
      application: 'Dual Purpose',
      text: 'The stoep is where a house in this country is lived in, and its chairs have always been striped. Tickings from Swellendam and Graaff-Reinet, unpicked, counted and woven again.',
      looks: [
        ['Swellendam Ticking', 'Ink', 'draped'],
        ['Montagu Gingham', 'Brick', 'close'],
        ['Bo-Kaap Stripe', 'Fruit Stall', 'draped'],
      ],
    },
  },
  'Sandgrouse Mill': {
    text: 'Sandgrouse Mill weaves beside the Keiskamma on looms that were old when their owner bought them, and has dyed velvet in the piece since 1994. Its cloths are the ones our upholsterers ask for by name: wool, velvet and honest textures, each tested for twice as long as the standard wants.',
    room: 'brand-sandgrouse-mill',
    feature: {
      collection: 'Velvet Hours',
      application: 'Upholstery',
      text: 'Colours from a single evening on the escarpment at Kaapsehoop, from the last of the green to the first of the dark, on a pile that finds every stroke of the hand.',
      looks: [
        ['Kaapsehoop Velvet', 'Lagoon', 'draped'],
        ['Kaapsehoop Velvet', 'Mustard', 'close'],
        ['Sabie Velvet', 'Buchu', 'draped'],
      ],
      catalogueUrl: catalogueUrl(slug('Velvet Hours')),
    },
  },
  'Dassie & Reed': {
    text: 'Two botanical illustrators, one studio in Tulbagh and a press that takes blocks of a metre. Dassie & Reed draws only what it has walked past, carves each drawing into lino before it becomes a screen, and leaves the small mistakes where they fell.',
    room: 'brand-dassie-reed',
    feature: {
      collection: 'Glasshouse',
      application: 'Curtaining',
      text: 'A Victorian palm house stood behind the studio until hail took its roof. The drawings of what grew in it were saved, and printed large.',
      looks: [
        ['Palm House', 'Shade House', 'draped'],
        ['Potting Shed', 'Rosewater', 'close'],
        ['Orangery', 'Evening', 'draped'],
      ],
    },
  },
  'Saltpan Weavers': {
    text: 'On the edge of the pans at Velddrif, Saltpan weaves yarns that are coloured before they are spun, so that the sun has nothing to take. Its cloths and rugs live on decks, in boats and in rooms with children, and come clean with soap.',
    room: 'brand-saltpan-weavers',
    feature: {
      collection: 'Tidal',
      application: 'Upholstery',
      text: 'Canvas, tweed and lattice that keep their colour on a deck at Plettenberg Bay as they do in a sitting room in Pretoria. Rain runs off, and chlorine does not bleach them.',
      looks: [
        ['Fishhoek Stripe', 'Bathing Box', 'draped'],
        ['Groyne', 'Ink', 'close'],
        ['Boat Deck', 'Brick', 'draped'],
      ],
    },
  },
  'Nine Kettles Print Room': {
    text: 'Nine printers share one long table in Observatory, and each keeps a kettle. They draw with a ruler first and without one afterwards, print by hand in runs of forty metres, and answer for the register of every one.',
    room: 'brand-nine-kettles-print-room',
    feature: {
      collection: 'Spice Route',
      application: 'Dual Purpose',
      text: 'Ikats from the islands and damasks from everywhere: a bow to the cargoes in which cloth first came to the Cape. Each ikat is printed over a slipped warp, so that its edges tremble as they should.',
      looks: [
        ['Strand Ikat', 'Aloe Fire', 'draped'],
        ['Vergenoegd Damask', 'Plum', 'close'],
        ['Roggeveld Chevron', 'Lagoon', 'draped'],
      ],
    },
  },
  'Milkwood Paperworks': {
    text: 'Milkwood makes walls: murals painted in gouache in a barn near Wilderness, grasscloth laid by hand in Eshowe, and contract vinyls that pass for linen until they are scrubbed. Every wall is cut to its room, and the offcuts come with it for the day they are needed.',
    room: 'brand-milkwood-paperworks',
    feature: {
      collection: 'Far Ranges',
      text: 'Three landscapes in six drops of light. Send the wall’s measurements and the horizon is set where your eye is.',
      looks: [
        ['Hogsback', 'Dawn', 'front'],
        ['Witsieshoek', 'Forest', 'close'],
        ['Wilderness Reeds', 'After Rain', 'front'],
      ],
      modalUrl: catalogueUrl(slug('Far Ranges')),
    },
  },
  'Kokerboom Rug Works': {
    text: 'Thirty-one weavers between Keimoes and Clarens, working at home or in the shed with the blue doors, on wool from flocks they can name. A large knotted rug takes two of them four months; both sign the corner.',
    room: 'brand-kokerboom-rug-works',
    feature: {
      collection: 'Highland Flock',
      application: 'Living Room',
      text: 'The colours of the sheep, undyed, and a pile in which a coin is lost for good. For stone floors and serious winters.',
      looks: [
        ['Clarens Lattice', 'Ewe', 'front'],
        ['Golden Gate', 'Coal', 'close'],
        ['Maluti', 'Rooibos', 'front'],
      ],
    },
  },
  HAUS: {
    text: 'HAUS is the house’s shop for everything that is carried home the same day: cushions from our own cloths, throws, table linen and stoneware. It keeps longer hours than the rest of us, and will change a cover while you wait.',
    room: 'brand-haus',
    feature: {
      collection: 'Sofa Society',
      application: 'Cushions',
      text: 'Cushions that finish a room with what it began with. Piped, zipped and filled in Paarl; the covers come off.',
      looks: [
        ['Hour Cushion', 'Cinnabar', 'front'],
        ['Ewe Cushion', 'Oat', 'front'],
        ['Gable Cushion', 'Ember', 'front'],
      ],
    },
  },
};
