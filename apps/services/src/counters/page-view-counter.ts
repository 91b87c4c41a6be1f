import type { PageViews } from '@selvedge/database/page-views';
import { type BoundedTally, boundedTally } from './bounded-tally.ts';

/** Adds views to the database; rejects when it is away. */
export type AddPageViews = (counted: readonly PageViews[]) => Promise<void>;

const MAX_PAGES = 5000;

export type PageViewCounter = BoundedTally<Pick<PageViews, 'page' | 'title'>>;

/** Counts views of pages by their address and title. */
export const pageViewCounter = (add: AddPageViews): PageViewCounter =>
  boundedTally({
    keyOf: ({ page, title }) => JSON.stringify([page, title]),
    most: MAX_PAGES,
    write: (counted) => add(counted.map(({ thing, times }) => ({ ...thing, views: times }))),
  });
