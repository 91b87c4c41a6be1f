import { ITEM_GROUP, itemGroupName } from '@selvedge/contract/item-groups';
import {
  type ApplicationTypeContent,
  applicationTypeContent,
} from '@selvedge/contract/page-content';
import { collectionId } from '@selvedge/contract/urls';
import { collectionCards, featured, hero, images } from './cards.ts';
import { collectionCatalogue } from './catalogues.ts';
import type { Material } from './material.ts';
import { offerOf } from './offers.ts';

/** The application type that the house has. */
export const OUTDOOR = 'outdoor';

/** What of each category is made for the open air. */
const COLLECTIONS = {
  [ITEM_GROUP.fabric]: [
    ['Tidal', 'Upholstery'],
    ['Tidal', 'Dual Purpose'],
    ['Platteland Textures', 'Upholstery'],
  ],
  [ITEM_GROUP.wallpaper]: ['Long Corridor', 'Veranda'],
} as const;

const TEXTS = {
  [ITEM_GROUP.fabric]:
    'Solution-dyed canvas and olefin tweed for seats, shades and curtains that stay out. The colour goes through the yarn, so the sun has nothing to take; rain runs off, and soap does the rest.',
  [ITEM_GROUP.wallpaper]:
    'Papers for enclosed stoeps, garden rooms and pool houses: a vinyl that can be scrubbed, and the ironwork of the veranda on a paper that does not mind damp mornings. None of them is for a wall that is rained on.',
} as const;

/** The outdoor pages: the type's own, and one a category. */
export function outdoorPages(
  material: Material,
): (readonly [category: string | undefined, page: ApplicationTypeContent])[] {
  return [
    [undefined, outdoorPage(material)],
    [ITEM_GROUP.fabric, categoryPage(material, ITEM_GROUP.fabric)],
    [ITEM_GROUP.wallpaper, categoryPage(material, ITEM_GROUP.wallpaper)],
  ];
}

function outdoorPage(material: Material): ApplicationTypeContent {
  const { pictures } = material;
  return applicationTypeContent.parse({
    page_title: 'Outdoor',
    description:
      'A stoep is a room with the wall left out, and it wants cloth, paper and wool that know it. Everything here was hung on a roof in Velddrif for two summers before we gave it a name: it keeps its colour, sheds the rain and forgives the braai.',
    ...hero(
      material,
      [pictures.room('application-outdoor'), pictures.room('brand-saltpan-weavers')],
      { line: 'Hung on a roof for two summers', collection: 'Tidal' },
    ),
    section_item_group_images: [
      groupTile(ITEM_GROUP.fabric, pictures.cover('Tidal')),
      collectionTile(material, 'Platteland Textures'),
      groupTile(ITEM_GROUP.wallpaper, pictures.cover('Veranda')),
      collectionTile(material, 'Long Corridor'),
      groupTile(ITEM_GROUP.rugs, pictures.cover('Open Air')),
    ],
    ...featured(material, {
      collection: 'Tidal',
      application: 'Upholstery',
      text: 'Acrylic and olefin, coloured before they are spun and woven on the edge of the salt pans. Stripes for the deck, a lattice for the pool house, plains for everything that stands between.',
      looks: [
        ['Boat Deck', 'Denim', 'draped'],
        ['Sea Lattice', 'Lagoon', 'close'],
        ['Fishhoek Stripe', 'Promenade', 'draped'],
      ],
    }),
    section_new_arrivals: collectionCards(material, [
      ['Tidal', 'Dual Purpose'],
      ['Open Air', 'Outdoor'],
      ['Platteland Textures', 'Upholstery'],
    ]),
    section_collections_in_application: [
      ...collectionCards(material, COLLECTIONS[ITEM_GROUP.fabric]),
      ...collectionCards(material, COLLECTIONS[ITEM_GROUP.wallpaper]),
    ],
    section_catalogues: ['Tidal', 'Open Air', 'Platteland Textures'].map((name) =>
      collectionCatalogue(pictures, name),
    ),
  });
}

const groupTile = (code: string, url: string) => ({
  item_group_code: code,
  item_group: itemGroupName(code),
  url,
});

/** A tile that opens a collection by its short address. Source: HOME-10, decision 43. */
const collectionTile = ({ pictures, offers }: Material, collection: string) => ({
  ...groupTile(offerOf(offers, collection).group, pictures.cover(collection)),
  url_title: collection,
  id: collectionId(collection),
});

function categoryPage(
  material: Material,
  category: keyof typeof COLLECTIONS,
): ApplicationTypeContent {
  const cards = collectionCards(material, COLLECTIONS[category]);
  return applicationTypeContent.parse({
    page_title: `${itemGroupName(category)} Outdoor`,
    description: TEXTS[category],
    section_consumer_hero: images(
      material.pictures,
      category === ITEM_GROUP.fabric
        ? material.pictures.room('brand-saltpan-weavers')
        : material.pictures.room('landing-wallpaper'),
    ),
    section_collections_in_application: cards,
  });
}
