import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  EMPTY_CONTENT,
  EMPTY_ENTRY,
  EMPTY_INTERNATIONAL_BRAND,
  EMPTY_INTERNATIONALS,
} from './empty-content.ts';
import { internationalBrandPage, internationalsSettings } from './international-content.ts';
import { CONTENT_SCHEMAS } from './page-content.ts';

const KINDS = Object.keys(EMPTY_CONTENT) as (keyof typeof EMPTY_CONTENT)[]; // the keys as the type has them

test.each(KINDS.filter((kind) => kind !== 'navigation'))(
  '[ENT-01] [ENT-02] [ENT-03] [ENT-09] [ENT-10] [ENT-13] empty content of the kind %s is what its schema makes of nothing',
  (kind) => expect(EMPTY_CONTENT[kind]).toEqual(CONTENT_SCHEMAS[kind].parse({})),
);

test('[CALL-07] empty content of the navigation fits its schema', () => {
  const empty = EMPTY_CONTENT.navigation;
  expect(CONTENT_SCHEMAS.navigation.parse(empty)).toEqual(empty);
});

test('[ENT-11] [ENT-12] so are the empty international pages', () => {
  expect(EMPTY_INTERNATIONALS).toEqual(internationalsSettings.parse({}));
  expect(EMPTY_INTERNATIONAL_BRAND).toEqual(internationalBrandPage.parse({}));
});

test('[ENT-02] [ENT-03] [ENT-04] [ENT-11] [ENT-12] an empty entry has every text of every list', () => {
  const pages = [...Object.values(CONTENT_SCHEMAS), internationalsSettings, internationalBrandPage];
  const lists = pages.flatMap(({ shape }) => Object.values(shape)).map(unwrapped);
  const entries = lists.flatMap((list) => (list instanceof z.ZodArray ? [list.element] : []));
  const objects = entries.filter((entry) => entry instanceof z.ZodObject);
  expect(objects.length).toBeGreaterThan(10);
  for (const { shape } of objects)
    for (const [name, field] of Object.entries(shape))
      if (unwrapped(field) instanceof z.ZodString) expect(EMPTY_ENTRY).toHaveProperty(name, '');
});

/** A schema without its default. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodDefault ? unwrapped(schema.unwrap()) : schema;
}
