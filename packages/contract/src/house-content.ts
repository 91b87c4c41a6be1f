import { z } from 'zod';
import { contentText } from './content-parts.ts';
import type { Store } from './store.ts';
import type { ColourwayPath, Successor } from './successor.ts';

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
export const textSection = z.strictObject({
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
  /** The page of this name, or null where none is published. */
  textPage(name: TextPageName): TextPage | null;
  /** What took the place of a withdrawn colourway, or null where nothing is named. */
  successorOf(colourway: ColourwayPath): Successor | null;
}
