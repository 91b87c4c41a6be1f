import { z } from 'zod';
import { applicationTypeContent } from './application-type-content.ts';
import { brandContent } from './brand-content.ts';
import { collectionContent } from './collection-content.ts';
import type { ContentKey } from './content-key.ts';
import { pageContent } from './page-content.ts';

const code = z.string().min(1).max(20).describe('Item group code; 999 is the home page');
const name = z.string().min(1).max(500);

/** POST get-all-cms-data: one shape for each kind of content, told apart by its fields. Source: CALL-02 to CALL-07. */
export const contentRequest = z.union([
  z.strictObject({ category: z.strictObject({ item_group: code }) }),
  z.strictObject({ category: z.strictObject({ item_group: code, application: name }) }),
  z.strictObject({
    category: z.strictObject({ application: name, item_group: code, collection: name }),
  }),
  z.strictObject({ category: z.strictObject({ item_group: code, brand: name }) }),
  z.strictObject({
    category: z.strictObject({ application_type: name, item_group: code }),
    application_type_category: z.strictObject({ category_name: name }).optional(),
  }),
  z.strictObject({
    category: z.strictObject({ item_group: code, navigation: z.literal(true) }),
  }),
]);

/** What the navigation needs of a group. The documents leave its shape open. Source: CALL-07, CALL-09. */
export const navigationContent = z.strictObject({
  applications: z
    .array(z.string().min(1))
    .describe('The applications of the group, in alphabetical order'),
});

/** The answer for each kind of content. */
export const CONTENT_SCHEMAS = {
  home: pageContent,
  landing: pageContent,
  application: pageContent,
  collection: collectionContent,
  brand: brandContent,
  applicationType: applicationTypeContent,
  navigation: navigationContent,
} as const satisfies Record<ContentKey['kind'], z.ZodObject>;

/** Any answer of get-all-cms-data. */
export const contentResponse = z.union([
  pageContent,
  collectionContent,
  brandContent,
  applicationTypeContent,
  navigationContent,
]);

export type ContentRequest = z.output<typeof contentRequest>;
export type ContentOf<K extends ContentKey['kind']> = z.output<(typeof CONTENT_SCHEMAS)[K]>;
