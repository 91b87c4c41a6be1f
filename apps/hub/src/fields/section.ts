import type { CollapsibleField, Field } from 'payload';

/** A section of a page, named as visitors see it. */
export const section = (
  label: string,
  fields: Field[],
  options: { description?: string; closed?: boolean } = {},
): CollapsibleField => ({
  type: 'collapsible',
  label,
  admin: {
    initCollapsed: options.closed ?? false,
    ...(options.description && { description: options.description }),
  },
  fields,
});
