import { isItemGroup, itemGroupName } from '@selvedge/contract/item-groups';
import type { Content, ContentKind } from '@selvedge/database/content';
import type { Access, CollapsibleField, Field } from 'payload';
import type { Role } from '../../access/roles.ts';
import { capitalised } from '../../ui/formats.ts';
import { asData, type Codec, type HubData, textOf } from './codec.ts';

/** How the documents of one form become content that is published. */
export interface Projection<Kind extends ContentKind = ContentKind> {
  readonly kind: Kind;
  /** What the kind's schema does not say of its own accord stays as its default. */
  readonly codec: Codec<Partial<Content<Kind>>>;
  /** The key under which a document is published; the id is the hub's own number of it. */
  key(data: HubData, id: number): string;
  /** The field that names the document in its key, where another document may have the same. */
  readonly namedBy: string;
  /** What a key says of the document, for content that had no document before. */
  named(key: string, doc: Content<Kind>, spelled: (name: string) => string): HubData;
}

/** Fixes the kind, so that its codec and its key are checked against it. */
export const projection = <Kind extends ContentKind>(of: Projection<Kind>): Projection =>
  of as Projection; // whoever holds one takes its documents as they come, and its schema judges them

/** One page, or one kind of them: what staff fill in, and what visitors get of it. */
interface ContentForm {
  readonly group: 'Pages' | 'House';
  readonly description?: string;
  readonly fields: Field[];
  readonly mayChange?: Access;
  readonly projection: Projection;
  /** The path of the page that shows a document; null where there is none yet. */
  readonly path: (data: HubData) => string | null;
}

/** What there are several of. */
export interface CollectionForm extends ContentForm {
  readonly labels: { readonly singular: string; readonly plural: string };
  /** The heading of a document and of its place in the list. */
  readonly useAsTitle: string;
  readonly defaultColumns: string[];
  readonly defaultSort?: string;
  readonly listSearchableFields?: string[];
  /** What the document is called in lists, of its fields; only where no field says it. */
  readonly nameOf?: (data: HubData) => string;
  /** Whose menu shows it. */
  readonly roles?: readonly Role[];
}

/** What there is one of. */
export interface GlobalForm extends ContentForm {
  readonly label: string;
}

/** A path made of names; null where one of them is missing. */
export function pathOfNames(
  names: readonly unknown[],
  path: (...names: string[]) => string,
): string | null {
  const texts = names.map(textOf);
  return texts.includes('') ? null : path(...texts);
}

export interface SectionOptions {
  readonly description?: string;
  readonly closed?: boolean;
  /** Where the page shows it; elsewhere the form has no such section, and keeps what stands in it. Default: everywhere. */
  readonly isShown?: (document: HubData) => boolean;
}

/** A section of a page, named as visitors see it. */
export const section = (
  label: string,
  fields: Field[],
  { description, closed = false, isShown }: SectionOptions = {},
): CollapsibleField => ({
  type: 'collapsible',
  label,
  admin: {
    initCollapsed: closed,
    ...(description && { description }),
    ...(isShown && { condition: (document) => isShown(asData(document)) }),
  },
  fields,
});

/** Names longer than this are cut, in characters. */
const MAX_CHARACTERS = 90;

/**
 * What people call a row of a list, from the fields that name it, such as "Cederberg Garden · Fabric · Curtaining".
 *
 * @returns empty where none of them is filled in
 */
export function rowName(row: HubData, fields: readonly string[]): string {
  const name = fields
    .map((field) => textOf(row[field]).split('\n', 1)[0] ?? '')
    .filter((text) => text !== '')
    .map((text) => (isItemGroup(text) ? itemGroupName(text) : capitalised(text)))
    .join(' · ');
  return name.length > MAX_CHARACTERS ? `${name.slice(0, MAX_CHARACTERS - 1)}…` : name;
}

/**
 * Names the rows of a list by some of their fields.
 *
 * @param one what a row is called that has no name yet, such as "Tile"
 */
export const rowsNamedBy = (one: string, ...fields: string[]) => ({
  components: {
    RowLabel: { path: '/content/form-components.tsx#RowLabel', clientProps: { one, fields } },
  },
});
