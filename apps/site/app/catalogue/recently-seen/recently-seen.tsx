import { type ComponentType, useEffect, useState } from 'react';
import { BROWSER_LISTS, readBrowserList } from '../../data/browser-list.ts';
import type { OpenedProduct } from './seen-products.ts';

type Shelf = ComponentType<{ readonly opened?: OpenedProduct }>;

const storage = () => window.localStorage;

/**
 * The products whose pages were opened last in this browser: see `seen-shelf.tsx`, which comes when the page is there, so
 * that no page waits or weighs more for it, and only where there is something to show or to keep. Where it does not come
 * there is just none.
 */
export function RecentlySeen({ opened }: { readonly opened?: OpenedProduct }) {
  const [Shelf, setShelf] = useState<Shelf | null>(null);
  useEffect(() => {
    if (!opened && readBrowserList(storage, BROWSER_LISTS.seenProducts).length === 0) return;
    import('./seen-shelf.tsx').then(
      ({ SeenShelf }) => setShelf(() => SeenShelf),
      () => undefined,
    );
  }, [opened]);
  return Shelf && <Shelf {...(opened && { opened })} />;
}
