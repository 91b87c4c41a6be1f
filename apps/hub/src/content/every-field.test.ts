import { CONTENT_SCHEMAS } from '@selvedge/database/content';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentCollections, contentGlobals } from './content-collections.ts';
import { textOf } from './fields/codec.ts';
import { type ContentSlug, projectionOf } from './pages/content-forms.ts';

/** The paths of everything that a schema holds, with 0 for any place of a list. */
function leaves(schema: z.core.$ZodType, path: readonly PropertyKey[] = []): PropertyKey[][] {
  if (schema instanceof z.ZodObject) {
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, part]) =>
      leaves(part, [...path, name]),
    );
  }
  if (schema instanceof z.ZodArray) return leaves(schema.element, [...path, 0]);
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
  ) {
    return leaves(schema.def.innerType, path);
  }
  return [[...path]];
}

/** The paths of a form's fields, without the places in lists. */
function fieldPaths(fields: readonly object[], above = ''): string[] {
  return fields.flatMap((field) => {
    const name = 'name' in field ? above + textOf(field.name) : above;
    const below = 'fields' in field && Array.isArray(field.fields) ? field.fields : null;
    if (!below) return [name];
    return fieldPaths(below, 'name' in field ? `${name}.` : above);
  });
}

const forms = [...contentCollections, ...contentGlobals].map(({ slug, fields }) => ({
  slug: slug as ContentSlug, // contentCollection and contentGlobal take no other
  fields: new Set(fieldPaths(fields)),
}));

/** What nobody writes, since it follows from something else in the form. */
const FOLLOWS: ReadonlySet<string> = new Set([
  'section_item_group_images.0.item_group',
  'section_homeware_landing_categories.0.item_group',
  'section_application_cards.0.item_group',
  'section_collections_in_a_brand.0.brand_name',
  'brands.0.tile_img_url', // of the brand's name in the address
  'brands.0.position_order', // of the order of the rows
]);

/** Which forms have a field for this part of a kind of content. */
const formsFor = (kind: string, path: readonly PropertyKey[]) =>
  forms.filter(({ slug, fields }) => {
    const projection = projectionOf(slug);
    return (
      projection.kind === kind &&
      fields.has(projection.codec.fieldAt(path).replaceAll(/\.\d+(?=\.|$)/gu, ''))
    );
  });

/** Home, landing and application pages are one entity; each form has what its page shows of it. */
const KINDS_OF = new Map<z.core.$ZodType, string[]>();
for (const [kind, schema] of Object.entries(CONTENT_SCHEMAS)) {
  if (kind === 'successor') continue; // of a product, which has a form of its own
  KINDS_OF.set(schema, [...(KINDS_OF.get(schema) ?? []), kind]);
}

test.each([...KINDS_OF].map(([schema, kinds]) => ({ kinds, schema })))(
  '[ENT-01] [ENT-02] [ENT-03] [ENT-04] [ENT-08] [ENT-09] [ENT-10] [ENT-11] [ENT-12] [ENT-13] every part of $kinds has its field in a form',
  ({ schema, kinds }) => {
    const parts = leaves(schema);
    expect(parts.length).toBeGreaterThan(1);
    const without = parts.filter((path) =>
      kinds.every((kind) => formsFor(kind, path).length === 0),
    );
    expect(without.map((path) => path.join('.')).filter((path) => !FOLLOWS.has(path))).toEqual([]);
  },
);
