import type { PageViews } from '@selvedge/database/page-views';

/** Adds views to the database; rejects when it is away. */
export type AddPageViews = (counted: readonly PageViews[]) => Promise<void>;

/** Different pages that are remembered between two writings; more are not counted. */
const MAX_PAGES = 5000;

/** Counts views in memory and hands them on together, so that a view costs no query. */
export interface PageViewCounter {
  count(page: string, title: string): void;
  /** Hands on what was counted; what cannot be written now is kept for the next time. Never rejects. */
  flush(): Promise<void>;
}

export function pageViewCounter(add: AddPageViews): PageViewCounter {
  let counted = new Map<string, PageViews>();
  const note = ({ page, title, views }: PageViews) => {
    const key = JSON.stringify([page, title]);
    const before = counted.get(key);
    if (!before && counted.size >= MAX_PAGES) return;
    counted.set(key, { page, title, views: views + (before?.views ?? 0) });
  };
  return {
    count: (page, title) => note({ page, title, views: 1 }),
    async flush() {
      if (counted.size === 0) return;
      const handed = [...counted.values()];
      counted = new Map();
      await add(handed).catch(() => handed.forEach(note));
    },
  };
}
