import { type ComponentType, useEffect, useState } from 'react';
import type { OpenedProduct } from './seen-products.ts';

type Shelf = ComponentType<{ readonly opened?: OpenedProduct }>;

/**
 * The products whose pages were opened last in this browser: see `seen-shelf.tsx`, which comes when the page is there, so
 * that no page waits or weighs more for it. Where it does not come there is just none.
 */
export function RecentlySeen({ opened }: { readonly opened?: OpenedProduct }) {
  const [Shelf, setShelf] = useState<Shelf | null>(null);
  useEffect(() => {
    import('./seen-shelf.tsx').then(
      ({ SeenShelf }) => setShelf(() => SeenShelf),
      () => undefined,
    );
  }, []);
  return Shelf && <Shelf {...(opened && { opened })} />;
}
