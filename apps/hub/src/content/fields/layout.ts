import { isItemGroup, itemGroupName } from '@selvedge/contract/item-groups';
import type { CollapsibleField, Field } from 'payload';
import { asData, type HubData, textOf } from './codec.ts';

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

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

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
    RowLabel: { path: '/content/fields/row-label.tsx#RowLabel', clientProps: { one, fields } },
  },
});
