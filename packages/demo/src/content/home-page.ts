import { PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import { type PageContent, pageContent } from '@selvedge/contract/page-content';
import type { SceneName } from '../scenes/scene-names.ts';
import { collectionCards, featured, hero, images } from './cards.ts';
import type { Material } from './material.ts';

/** The room that stands for each item group. */
const GROUP_ROOMS: Readonly<Record<(typeof PRODUCT_GROUPS)[number]['code'], SceneName>> = {
  '005': 'item-group-fabric',
  '001': 'item-group-wallpaper',
  '004': 'item-group-rugs',
  '000': 'item-group-homeware',
};

const HEROES = ['home-hero-1', 'home-hero-2', 'home-hero-3', 'home-hero-4'] as const;

/** The home page (HOME-02). Rugs and homeware have tiles too, which the page leaves out (HOME-05). */
export function homePage(material: Material): PageContent {
  const { pictures } = material;
  return pageContent.parse({
    page_title: 'Cloth, paper and wool for rooms that are lived in',
    description:
      'Since 1987 we have woven, printed and gathered furnishing fabrics, wallpapers, rugs and homeware in Salt River, and sold them from Cape Town to Windhoek and Port Louis. Everything on these pages can be touched in one of our stores, and a cutting of it can be on your table within the week.',
    ...hero(
      material,
      HEROES.map((name) => pictures.room(name)),
      { line: 'Spring in the mountains', collection: 'Papers from the Mountain' },
    ),
    section_item_group_images: PRODUCT_GROUPS.map(({ code, name }) => ({
      item_group_code: code,
      item_group: name,
      url: pictures.room(GROUP_ROOMS[code]),
    })),
    section_new_arrivals: collectionCards(material, [
      ['Cederberg Garden', 'Dual Purpose'],
      'Papers from the Mountain',
      ['Karoo Nights', 'Curtaining'],
      ['Highland Flock', 'Living Room'],
    ]),
    ...featured(material, {
      collection: 'Cederberg Garden',
      application: 'Curtaining',
      text: 'A month of walking in the Cederberg, drawn on the backs of maps and carved into lino by the same two hands. Proteas, climbing branches and fallen leaves on a linen union, in eight colours that were mixed from what lay beside the path.',
      looks: [
        ['Cederberg', 'Bloom', 'front'],
        ['Biedouw', 'Lichen', 'close'],
        ['Wupperthal', 'Nightfall', 'draped'],
      ],
    }),
    section_internationals: images(pictures, pictures.room('internationals-about')),
    internationals_description:
      'Four houses from four countries, chosen because each does one thing that nobody here does better: silk in the old jacquard drafts, wool the colour of weather, velvet cut by hand, and garden prints from wooden blocks. We keep their books in every store and order by the metre.',
  });
}
