import type { CollapsibleField, Field } from 'payload';
import { asData, type HubData } from '../projections/codec.ts';

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
