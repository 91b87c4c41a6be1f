import { z } from 'zod';
import { contentText } from './content-parts.ts';

/** The regions of the store locator, in the order in which it lists them. Source: STORE-01. */
export const STORE_REGIONS = [
  'Western Cape',
  'Eastern Cape',
  'Free State',
  'Gauteng',
  'KwaZulu Natal',
  'Mpumalanga',
  'Namibia',
  'Mauritius',
] as const;

/** A store, with the region that it is listed under. Source: STORE-01, STORE-02. */
export const store = z.strictObject({
  region: z.enum(STORE_REGIONS),
  title: z.string().min(1),
  address: contentText,
  phone: contentText,
  tradingHours: z
    .array(z.strictObject({ day: contentText, time: contentText }))
    .default([])
    .describe('In the order in which they are shown'),
  mapUrl: contentText,
  holidayNotice: z.array(contentText).optional(),
});

export type StoreRegion = (typeof STORE_REGIONS)[number];
export type Store = z.output<typeof store>;
