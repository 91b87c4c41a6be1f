import { z } from 'zod';
import { contentText } from './content-parts.ts';
import { productCard } from './product.ts';
import { fold } from './text.ts';

/** The product that took the place of a withdrawn colourway, with what its address is made of. */
export const successor = productCard
  .pick({
    sku: true,
    design: true,
    colour: true,
    range: true,
    item_group: true,
    width: true,
    length_cm: true,
    diameter: true,
  })
  .extend({
    /** The colourway that it took the place of, and the SKUs that this had; what was published by an earlier release lacks them. */
    withdrawn: productCard
      .pick({ item_group: true, range: true, design: true, colour: true })
      .extend({ skus: z.array(z.string()) })
      .optional(),
  });

export type Successor = z.output<typeof successor>;

/** A colourway as its page's path names it. */
interface ColourwayPath {
  readonly itemGroup: string;
  readonly collection: string;
  readonly design: string;
  readonly colour: string;
}

/** The name under which a colourway's successor is published: the parts of its path, folded (decision 35). */
export const successorKey = ({ itemGroup, collection, design, colour }: ColourwayPath): string =>
  [itemGroup, collection, design, colour].map((part) => encodeURIComponent(fold(part))).join('/');

/** A vacancy. Source: CAREER-02. */
export const vacancy = z.strictObject({
  region: contentText,
  position: contentText,
  location: contentText.describe('Shown as "Area"'),
  available_from: contentText,
  description: contentText,
  purpose: contentText,
  requirements: contentText,
  candidate: contentText,
  duties: contentText,
  email: contentText,
});

/** GET download-careers-csv; `text/csv` with the same columns where the Accept header asks for it. Source: CALL-18. */
export const vacanciesResponse = z.strictObject({ vacancies: z.array(vacancy) });

export type Vacancy = z.output<typeof vacancy>;

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
  email: contentText.describe('Where letters to the store go; empty where it takes none'),
  tradingHours: z
    .array(z.strictObject({ day: contentText, time: contentText }))
    .default([])
    .describe('In the order in which they are shown'),
  mapUrl: contentText,
  holidayNotice: z.array(contentText).optional(),
});

export type StoreRegion = (typeof STORE_REGIONS)[number];
export type Store = z.output<typeof store>;

/** The pages of text that a house has, by the names under which they are published. */
export const TEXT_PAGES = [
  'about-us',
  'careers',
  'returns-policy',
  'terms',
  'responsibilities',
  'directors',
  'internationals-sample',
] as const;

export type TextPageName = (typeof TEXT_PAGES)[number];

/** A part of a text page under its own heading. Texts are plain; each paragraph and point is one line. */
const textSection = z.strictObject({
  heading: contentText,
  paragraphs: z.array(contentText).default([]),
  points: z.array(contentText).default([]).describe('Shown as a list after the paragraphs'),
  picture_url: contentText,
  picture_alt: contentText,
});

/** A page of texts. Source: STATIC-04, CAREER-01 to CAREER-04, RET-01 to RET-13, decisions 24, 25. */
export const textPage = z.strictObject({
  page_title: contentText,
  description: contentText.describe('The lead, also what search engines show'),
  picture_url: contentText,
  picture_alt: contentText,
  sections: z.array(textSection).default([]),
});

export type TextSection = z.output<typeof textSection>;
export type TextPage = z.output<typeof textPage>;

/** What the house says of itself: the published content that no specified call answers. Pages get it from loaders. */
export interface HouseContent {
  /** In the order of their regions, then as staff ordered them. Source: STORE-01. */
  readonly stores: readonly Store[];
  /** The vacancies, each with the day since when it is published (ISO, in UTC). Source: CAREER-02. */
  readonly postings: readonly { readonly vacancy: Vacancy; readonly postedOn: string }[];
  /** The page of this name, or null where none is published. */
  textPage(name: TextPageName): TextPage | null;
  /** What took the place of a withdrawn colourway, or null where nothing is named. */
  successorOf(colourway: ColourwayPath): Successor | null;
  /** The same for a withdrawn product by its SKU, in whatever case. */
  successorOfSku(sku: string): Successor | null;
}
