import type { CatalogueTile } from '@selvedge/contract/content-parts';
import type { Pictures } from './pictures.ts';

/** The short name of a thing in an address: "Cold Front" is "cold-front". */
export const slug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');

/** The page on which a catalogue is leafed through. */
export const catalogueUrl = (id: string): string => `/catalogues/${id}`;

/** The tile of a collection's catalogue. */
export const collectionCatalogue = (pictures: Pictures, collection: string): CatalogueTile => ({
  id: slug(collection),
  title: collection,
  catalogue_tile_img_url: pictures.cover(collection),
  issuu_link: catalogueUrl(slug(collection)),
});
