import { ITEM_GROUP, itemGroupName } from '@selvedge/contract/item-groups';
import { type PageContent, pageContent } from '@selvedge/contract/page-content';
import type { SceneName } from '../scenes/scene-names.ts';
import { applicationRoom } from './application-rooms.ts';
import { collectionCards, type Feature, featured, hero } from './cards.ts';
import { catalogueUrl, slug } from './catalogues.ts';
import type { Material } from './material.ts';

interface Landing {
  readonly title: string;
  readonly text: string;
  readonly rooms: readonly SceneName[];
  /** What is said over them. */
  readonly hero: { readonly line: string; readonly collection: string };
  readonly feature: Feature;
  readonly arrivals: Parameters<typeof collectionCards>[1];
}

const LANDINGS: Readonly<Record<string, Landing>> = {
  [ITEM_GROUP.fabric]: {
    title: 'Fabric',
    text: 'Linens, velvets, wools, prints and outdoor cloths by the metre, from sheers of three metres across to upholstery that takes a hundred thousand rubs. Choose by what the cloth is for, or begin with a collection and let it lead you.',
    rooms: ['landing-fabric', 'application-curtaining', 'application-upholstery'],
    hero: { line: 'Leaves, palms and branches', collection: 'Cederberg Garden' },
    feature: {
      collection: 'Overberg Linens',
      application: 'Curtaining',
      text: 'Woven, washed with stone and dried in the open, these linens fall softly from the first day. Twelve colours, from chalk to indigo, were dyed beside a jar of Overberg soil.',
      looks: [
        ['Overberg Linen', 'Flax', 'draped'],
        ['Elim Panama', 'Rooibos', 'close'],
        ['Karoo Slub', 'Sage', 'draped'],
      ],
    },
    arrivals: [
      ['Karoo Nights', 'Dual Purpose'],
      ['Cederberg Garden', 'Curtaining'],
      ['Tidal', 'Upholstery'],
    ],
  },
  [ITEM_GROUP.wallpaper]: {
    title: 'Wallpaper',
    text: 'Surface prints from our own press in Salt River, murals painted in gouache, grasscloth laid by hand and vinyls for rooms that work hard. Every roll is 52 cm to 130 cm wide and comes with its batch number; our calculator tells you how many you need.',
    rooms: ['landing-wallpaper', 'application-hornbill-papers', 'application-murals'],
    hero: { line: 'For the room that everyone walks through', collection: 'Veranda' },
    feature: {
      collection: 'Papers from the Mountain',
      text: 'The drawings of the Cederberg cloths, redrawn for the width of a roll and printed so thickly that a finger finds the ink. Leaf through the book before you come to see it.',
      looks: [
        ['Cederberg Paper', 'Meadow', 'front'],
        ['Biedouw Sprig', 'After Rain', 'close'],
        ['Krom River', 'Salt Marsh', 'front'],
      ],
      modalUrl: catalogueUrl(slug('Papers from the Mountain')),
    },
    arrivals: ['Print Room Papers', 'Far Ranges', 'Veranda'],
  },
  [ITEM_GROUP.rugs]: {
    title: 'Rugs',
    text: 'Knotted near Keimoes, tufted in Clarens, woven flat for hot rooms and braided of jute for the passage. Most designs come in five sizes and a runner, many also round, and each can be made to measure in about four months.',
    rooms: ['landing-rugs', 'application-living-room', 'application-dining-room'],
    hero: { line: 'Woven flat for hot rooms', collection: 'Flatlands' },
    feature: {
      collection: 'Caravan',
      application: 'Living Room',
      text: 'Medallions in Karakul wool, knotted by women who sign the corner. The soft bands across the field show where one dye lot ended and the next began, and no two are in the same place.',
      looks: [
        ['Keimoes Medallion', 'Garnet', 'front'],
        ['Augrabies', 'Saffron', 'close'],
        ['Riemvasmaak', 'Slip', 'front'],
      ],
      catalogueUrl: catalogueUrl(slug('Caravan')),
    },
    arrivals: [
      ['Highland Flock', 'Bedroom'],
      ['Gallery Floor', 'Living Room'],
      ['Open Air', 'Outdoor'],
    ],
  },
  [ITEM_GROUP.homeware]: {
    title: 'Homeware',
    text: 'HAUS finishes what cloth and paper begin: cushions cut from our own fabrics, throws for the first cold front, linen that is better crumpled and stoneware from Riebeek Kasteel. All of it is made within a day’s drive of the shop that sells it.',
    rooms: ['landing-homeware', 'application-cushions', 'application-throws'],
    hero: { line: 'Piped, zipped and filled in Paarl', collection: 'Sofa Society' },
    feature: {
      collection: 'Long Table',
      application: 'Tableware',
      text: 'Made for a harvest lunch in the Swartland that seats twenty and lasts until the shadows reach the wall. Plates and bowls are thrown, glazed and fired in one yard, and no two are quite round.',
      looks: [
        ['Leaf Plate', 'Cobalt', 'front'],
        ['Gingham Napkin', 'Brick', 'front'],
        ['Swartland Bowl', 'Straw', 'front'],
      ],
    },
    arrivals: ['Sofa Society', 'Cold Front', ['Long Table', 'Table Linen']],
  },
};

/** The landing page of each item group that holds products, by its code. */
export const landingPages = (material: Material): (readonly [string, PageContent])[] =>
  Object.entries(LANDINGS).map(([group, landing]) => [
    group,
    landingPage(material, group, landing),
  ]);

function landingPage(material: Material, group: string, landing: Landing): PageContent {
  const { offers, pictures } = material;
  const held = offers.filter((offer) => offer.group === group);
  const cards = [...new Set(held.map(({ application }) => application))].map((name) => ({
    application_name: name,
    item_group: itemGroupName(group),
    url: pictures.room(applicationRoom(name)),
  }));
  const homeware = group === ITEM_GROUP.homeware;
  return pageContent.parse({
    page_title: landing.title,
    description: landing.text,
    ...hero(
      material,
      landing.rooms.map((room) => pictures.room(room)),
      landing.hero,
    ),
    consumer_display_option: homeware ? 'promo' : 'carousel',
    section_application_cards: homeware ? [] : cards,
    section_homeware_landing_categories: homeware
      ? cards.map((card) => ({ ...card, item_group_code: group }))
      : [],
    ...featured(material, landing.feature),
    section_new_arrivals: collectionCards(material, landing.arrivals),
  });
}
