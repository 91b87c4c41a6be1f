import { type PageContent, pageContent } from '@selvedge/contract/page-content';
import { applicationFeatures } from './application-features.ts';
import { applicationRoom } from './application-rooms.ts';
import { collectionCards, featured, hero, offerCard } from './cards.ts';
import type { Material } from './material.ts';

type Arrivals = Parameters<typeof collectionCards>[1];

/** What each application's page says, and what is new there. */
const TEXTS: Readonly<Record<string, readonly [text: string, arrivals: Arrivals]>> = {
  Curtaining: [
    'Cloth that hangs: washed linens, sheers of three metres turned on their side, prints with room to breathe and damasks that hold a pleat. Widths and repeats stand with each design, so that a workroom can cut from the page.',
    [
      ['Karoo Nights', 'Curtaining'],
      ['Cederberg Garden', 'Curtaining'],
      ['Wide Skies', 'Curtaining'],
    ],
  ],
  Upholstery: [
    'Cloth that is sat on: herringbones and bouclés in wool, velvets with a close pile, basket weaves that take seventy thousand rubs. The Martindale figure of each is the one our own test house measured.',
    [
      ['Platteland Textures', 'Upholstery'],
      ['Tidal', 'Upholstery'],
      ['Drakensberg Wools', 'Upholstery'],
    ],
  ],
  'Dual Purpose': [
    'Cloth that does both: soft enough for a curtain, strong enough for the chair beside it. These are the designs to begin with when one pattern has to run through a whole room.',
    [
      ['Cederberg Garden', 'Dual Purpose'],
      ['Gable and Kraal', 'Dual Purpose'],
      ['Glasshouse', 'Dual Purpose'],
    ],
  ],
  'Hornbill Papers': [
    'The house’s own papers, drawn in the studio above the press and printed in Salt River with inks ground in water. Each is a partner to one of our cloths, close in colour and never the same.',
    ['Papers from the Mountain', 'Veranda'],
  ],
  Wallpaper: [
    'Papers by the roll for halls, bedrooms and long corridors, from nine lively drawings by nine printers to contract vinyls that are scrubbed rather than dusted. Order every roll of a room at once: batches differ in tone.',
    ['Print Room Papers', 'Long Corridor'],
  ],
  Murals: [
    'Landscapes painted in gouache at a metre to the sheet and printed to the height of your wall in four drops. Send us its measurements and we set the horizon where your eye is.',
    ['Far Ranges'],
  ],
  Grasscloth: [
    'Arrowroot and water reed, sorted by hand, bound with cotton and backed with paper. The seams are meant to be seen: they keep time along the wall.',
    ['Grass and Reed'],
  ],
  'Living Room': [
    'Rugs to gather chairs round. As a rule the front feet of every seat should stand on the wool; for most rooms that means two metres by three.',
    [
      ['Highland Flock', 'Living Room'],
      ['Gallery Floor', 'Living Room'],
      ['Caravan', 'Living Room'],
    ],
  ],
  'Dining Room': [
    'Close weaves and knots on which a chair slides back without a fight and crumbs do not stay. Allow 70 cm of rug beyond each side of the table.',
    [
      ['Flatlands', 'Dining Room'],
      ['Caravan', 'Dining Room'],
    ],
  ],
  Bedroom: [
    'The first thing a foot meets in the morning: deep tufted wool, undyed or in colours that have been asleep. Let it show on three sides of the bed.',
    [
      ['Highland Flock', 'Bedroom'],
      ['Gallery Floor', 'Bedroom'],
    ],
  ],
  Hallway: [
    'Runners of 80 cm by two and a half metres, and jute for the door that everyone uses. All can be laid end to end, and all lie flat on a felt underlay.',
    [
      ['Open Air', 'Hallway'],
      ['Flatlands', 'Hallway'],
    ],
  ],
  Outdoor: [
    'Rugs for decks, stoeps and the wet end of a bathroom, woven of a yarn that began as bottles. Hose them, hang them over a wall, and put them back before lunch.',
    [['Open Air', 'Outdoor']],
  ],
  Cushions: [
    'Piped, zipped and filled in Paarl from the house’s own cloths, in five sizes. The covers come off and most of them go into the machine.',
    ['Sofa Society'],
  ],
  Throws: [
    'Wool and mohair from Gqeberha for the cold side of the year, cotton for the other. Each is as wide as a sofa and long enough for two.',
    ['Cold Front'],
  ],
  'Table Linen': [
    'Napkins of pure linen in sets of six, hemmed with a mitred corner. They need no iron, and look the better for it by the third wash.',
    [['Long Table', 'Table Linen']],
  ],
  Tableware: [
    'Stoneware thrown in Riebeek Kasteel, glazed in six colours and fired at 1 240 °C. It goes into the oven, the machine and down a long table from hand to hand.',
    [['Long Table', 'Tableware']],
  ],
};

/** One application of a group with its page. */
export interface ApplicationPage {
  readonly group: string;
  readonly application: string;
  readonly page: PageContent;
}

/** A page for every application under which something is sold. @throws {Error} for one without a text */
export function applicationPages(material: Material): ApplicationPage[] {
  const pages = Map.groupBy(
    material.offers,
    ({ group, application }) => `${group}\n${application}`,
  );
  return [...pages.values()].flatMap(([first]) =>
    first ? [{ ...first, page: applicationPage(material, first.group, first.application) }] : [],
  );
}

function applicationPage(material: Material, group: string, application: string): PageContent {
  const text = TEXTS[application];
  const feature = applicationFeatures[application];
  if (!text || !feature) throw new Error(`Nothing is written about "${application}".`);
  const offers = material.offers.filter(
    (offer) => offer.group === group && offer.application === application,
  );
  return pageContent.parse({
    page_title: application,
    description: text[0],
    ...hero(material, [material.pictures.room(applicationRoom(application))], {
      isAbout: ({ item_group }) => item_group === group,
    }),
    ...featured(material, { ...feature, application }),
    section_collections_in_application: offers.map((offer) => offerCard(material, offer)),
    section_new_arrivals: collectionCards(material, text[1]),
  });
}
