import { z } from 'zod';
import { internationalBrandPage, internationalsSettings } from './international-content.ts';
import { MAX_BRAND_ID_CHARACTERS } from './limits.ts';

/** GET internationals-page/settings. Without a published page `settings` is null. Source: CALL-22, INTL-04. */
export const internationalsResponse = z.strictObject({
  success: z.literal(true),
  settings: internationalsSettings.nullable(),
  msg: z.string(),
});

/** GET internationals-page/brand-page/{brandId}; an unknown or unpublished brand is a failure. Source: CALL-23. */
export const internationalBrandRequest = z.strictObject({
  brandId: z.string().min(1).max(MAX_BRAND_ID_CHARACTERS),
});
export const internationalBrandResponse = z.strictObject({
  success: z.literal(true),
  brand_page: internationalBrandPage,
  msg: z.string(),
});

export type InternationalsResponse = z.output<typeof internationalsResponse>;
export type InternationalBrandResponse = z.output<typeof internationalBrandResponse>;
