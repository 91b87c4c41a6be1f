import { type CollectionContent, collectionContent } from '@selvedge/contract/page-content';
import { FABRIC_PLAINS } from '../collections/fabric-plains.ts';
import { FABRIC_PRINTS } from '../collections/fabric-prints.ts';
import { FABRIC_STRIPES } from '../collections/fabric-stripes.ts';
import { HOMEWARE } from '../collections/homeware.ts';
import { RUGS } from '../collections/rugs.ts';
import { WALLPAPERS } from '../collections/wallpaper.ts';
import { images, placed } from './cards.ts';
import type { Material } from './material.ts';

const STORIES = new Map(
  [FABRIC_PLAINS, FABRIC_PRINTS, FABRIC_STRIPES, WALLPAPERS, RUGS, HOMEWARE]
    .flat()
    .map(({ name, story }) => [name, story]),
);

/** Where pictures stand in a collection's gallery. */
const PLACES = [
  'top left',
  'top right',
  'middle left',
  'middle',
  'middle right',
  'bottom left',
  'bottom right',
] as const;

/** The page of a collection, which is the same under each of its applications. */
export function collectionPage({ pictures }: Material, collection: string): CollectionContent {
  return collectionContent.parse({
    page_title: collection,
    description: STORIES.get(collection),
    section_consumer_hero: images(pictures, ...pictures.heroes(collection)),
    section_gallery: placed(pictures, PLACES, pictures.gallery(collection)),
  });
}
