import type { ShownColourway } from '@selvedge/contract/content-parts';
import type { Product } from '@selvedge/contract/product';
import { type Cover, coversOf } from '../scenes/dressed-scene.ts';
import type { SceneName } from '../scenes/scene-names.ts';
import {
  NO_SCENES,
  phoneAddress,
  plannedAddress,
  plannedWords,
  type ScenePlan,
} from '../scenes/scene-plan.ts';
import { SCENES } from '../scenes/scenes.ts';
import { COLLECTION_ROOMS } from './collection-rooms.ts';
import type { Look, View } from './look.ts';

/** Where content gets its pictures from. Every address is one that products or scenes have been drawn under. */
export interface Pictures {
  /** A cloth in its folds as a scene shows it, where one does. @throws {Error} for a design or colour that is not published, or a view it has no picture of */
  look(look: Look): string;
  /** The picture of a collection's card. @throws {Error} for a collection without one */
  cover(collection: string): string;
  /** What opens a collection's page, at least one picture. @throws {Error} for a collection without a cover */
  heroes(collection: string): string[];
  /** The picture of a scene, wide enough for a hero; where its passes are not there, the first design that it wears. */
  room(name: SceneName): string;
  /** What one of these pictures shows, for people who do not see it; empty for any other address. */
  words(address: string): string;
  /** The address of what phones show in place of a picture of a scene; empty for any other, and for an upright one. */
  phone(address: string): string;
  /** The colourways that a picture of a scene shows; none for any other address. */
  shows(address: string): ShownColourway[];
  /** The gallery of a collection: each of its designs in a colour of its own, with changing views. */
  gallery(collection: string): string[];
}

/** Homeware, rugs and papers have no draped view. */
const VIEWS_WITHOUT_DRAPE: readonly View[] = ['front', 'close'];
const VIEWS: readonly View[] = ['front', 'draped', 'close'];
/** A gallery goes round the designs until it has this many pictures. */
const GALLERY_PICTURES = 7;

/** The pictures of these products, and those of scenes that are planned. */
export function picturesOf(products: readonly Product[], plan: ScenePlan = NO_SCENES): Pictures {
  const published = products.filter((product) => product.is_published);
  const byLook = new Map(
    published.map((product) => [`${product.design}\n${product.colour}`, product]),
  );

  const look = ([design, colour, view]: Look): string => {
    const planned = view === 'draped' && plan.coverOf([design, colour]);
    if (planned) return plannedAddress(planned);
    const product = byLook.get(`${design}\n${colour}`);
    const address = product && (addressOf(product, view) || product.primaryImageUrl);
    if (!address) throw new Error(`No picture shows ${design} in ${colour} (${view}).`);
    return address;
  };
  const room = (name: SceneName): string => {
    const planned = plan.pictureOf(name);
    if (planned) return plannedAddress(planned);
    const [first] = coversOf(SCENES[name]);
    if (!first) throw new Error(`The scene of ${name} wears no design.`);
    return look([...first, 'front']);
  };
  const described = new Map([
    ...published.flatMap((product) => VIEWS.map((view) => describedView(product, view))),
    ...plannedWords(plan),
  ]);
  const phones = new Map(
    plan.pictures.flatMap((one) => (one.phone ? [[plannedAddress(one), phoneAddress(one)]] : [])),
  );
  const worn = new Map(
    plan.pictures.map((one) => [plannedAddress(one), coversOf(one.dressed)] as const),
  );
  const shown = ([design, colour]: Cover): ShownColourway => {
    const product = byLook.get(`${design}\n${colour}`);
    if (!product) throw new Error(`A scene wears ${design} in ${colour}, which is not published.`);
    const { sku, item_group, range } = product;
    return { sku, item_group, range, design, colour, url: '' };
  };
  const cover = (collection: string): string => {
    const chosen = COVERS[collection];
    if (!chosen) throw new Error(`The collection "${collection}" has no cover.`);
    return look(chosen);
  };
  return {
    look,
    cover,
    heroes: (collection) => COLLECTION_ROOMS[collection]?.map(room) ?? [cover(collection)],
    room,
    words: (address) => described.get(address) ?? '',
    phone: (address) => phones.get(address) ?? '',
    shows: (address) => (worn.get(address) ?? []).map(shown),
    gallery: (collection) => {
      const of = published.filter(({ range }) => range === collection);
      const designs = [...Map.groupBy(of, ({ design }) => design).values()];
      return Array.from({ length: GALLERY_PICTURES }, (_, place) =>
        galleryPicture(designs, place),
      ).filter((address, place, all) => address !== '' && all.indexOf(address) === place);
    },
  };
}

/** Goes round the designs; each round takes the next colour and the next view. */
function galleryPicture(designs: readonly (readonly Product[])[], place: number): string {
  const design = designs[place % designs.length] ?? [];
  const colours = [...new Map(design.map((product) => [product.colour, product])).values()];
  const product = colours[(place * 2 + 1) % colours.length];
  if (!product) return '';
  const views = product.additionalImages.length > 1 ? VIEWS : VIEWS_WITHOUT_DRAPE;
  const round = Math.floor(place / designs.length);
  return addressOf(product, views[(place + round) % views.length] ?? 'front');
}

/** How each view shows a design. */
const VIEW_WORDS: Readonly<Record<View, string>> = {
  front: 'seen from the front',
  draped: 'hanging in folds',
  close: 'seen from close by',
};

const describedView = (product: Product, view: View): readonly [address: string, words: string] => [
  addressOf(product, view),
  `${product.design} in ${product.colour}, ${VIEW_WORDS[view]}`,
];

function addressOf({ primaryImageUrl, additionalImages }: Product, view: View): string {
  const [first, second] = additionalImages.map(({ image_data }) => image_data);
  if (view === 'front') return primaryImageUrl;
  if (view === 'draped') return second === undefined ? '' : (first ?? '');
  return second ?? first ?? '';
}

/** What stands for each collection on cards, and opens its page where no room shows it. */
const COVERS: Readonly<Record<string, Look>> = {
  'Overberg Linens': ['Karoo Slub', 'Oat', 'draped'],
  'Velvet Hours': ['Kaapsehoop Velvet', 'Lagoon', 'draped'],
  'Drakensberg Wools': ['Sani Herringbone', 'Heath', 'draped'],
  'Wide Skies': ['Langebaan Stripe', 'Agulhas', 'draped'],
  'Platteland Textures': ['Merweville Bouclé', 'Rooibos', 'draped'],
  'Cederberg Garden': ['Cederberg', 'Nightfall', 'draped'],
  Glasshouse: ['Palm House', 'Shade House', 'draped'],
  'Gable and Kraal': ['Olifants Gables', 'Ember', 'draped'],
  'Spice Route': ['Strand Ikat', 'Aloe Fire', 'draped'],
  'Stoep Stripes': ['Bo-Kaap Stripe', 'Promenade', 'draped'],
  'Karoo Nights': ['Sutherland', 'Blue Hour', 'draped'],
  Tidal: ['Fishhoek Stripe', 'Bathing Box', 'draped'],
  'Papers from the Mountain': ['Algeria Leaf Paper', 'Rosewater', 'draped'],
  Veranda: ['Westcliff Ogee', 'Limewash', 'draped'],
  'Far Ranges': ['Witsieshoek', 'Blue Berg', 'front'],
  'Grass and Reed': ['Zululand Grasscloth', 'Thatch', 'draped'],
  'Print Room Papers': ['Palm House Paper', 'Shade House', 'draped'],
  'Long Corridor': ['Musgrave Chevron', 'Limewash', 'draped'],
  Caravan: ['Keimoes Medallion', 'Garnet', 'draped'],
  Flatlands: ['Hantam Kilim', 'Saffron', 'draped'],
  'Highland Flock': ['Clarens Lattice', 'Ewe', 'front'],
  'Gallery Floor': ['Braamfontein', 'Plaster', 'draped'],
  'Open Air': ['Umhlanga Stripe', 'Harbour', 'draped'],
  'Sofa Society': ['Protea Cushion', 'Rosewater', 'front'],
  'Cold Front': ['Barkly Throw', 'Heath', 'front'],
  'Long Table': ['Leaf Plate', 'Cobalt', 'front'],
};
