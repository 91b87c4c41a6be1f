import { itemGroupName } from '@selvedge/contract/item-groups';
import { collectionCardShape } from '../fields/cards.ts';
import { rows, shape, textOf } from '../fields/codec.ts';
import { line } from '../fields/texts.ts';

/** What the pages of the catalogue have in common. */

export const asPage = {
  group: 'Pages' as const,
  useAsTitle: 'name',
  defaultColumns: ['name', 'title', '_status', 'updatedAt'],
  listSearchableFields: ['name', 'title', 'description'],
};

/** Names a page by the parts of its address. */
export const nameOfParts = (...parts: unknown[]): string =>
  parts
    .map(textOf)
    .filter((part) => part !== '')
    .join(' / ');

/** The parts of a page's key, decoded: they are folded, so `spelled` gives them back their capitals. */
export const partsOf = (key: string): string[] => key.split('/').map(decodeURIComponent);

export const collectionsHere = {
  section_collections_in_application: rows('collections', shape(collectionCardShape)),
};

export const group = (code: unknown): string => itemGroupName(textOf(code));

export const application = () =>
  line({ name: 'application', label: 'Application', required: true, beside: true });
