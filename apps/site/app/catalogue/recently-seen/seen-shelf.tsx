import { useLayoutEffect, useState } from 'react';
import { PlainButton } from '../../ui/button/button.tsx';
import { DesignCard } from '../../ui/card/card.tsx';
import { Section } from '../../ui/section/section.tsx';
import {
  MAX_SEEN_PRODUCTS,
  type OpenedProduct,
  readSeen,
  type SeenProduct,
  seenProduct,
  withSeen,
  writeSeen,
} from './seen-products.ts';
import styles from './seen-shelf.module.css';

const HEADING = 'Recently seen';
const SIZES = '(width <= 600px) 36vw, 11rem';

const storage = () => window.localStorage;

/**
 * The products whose pages were opened last in this browser, in one row, until the visitor clears them. The list stays in
 * the browser: the server neither writes the row nor hears of it.
 *
 * @param opened the product whose page this is: it joins the list, and its own page does not show it
 */
export function SeenShelf({ opened }: { readonly opened?: OpenedProduct }) {
  const [seen, setSeen] = useState<readonly SeenProduct[]>([]);
  const [isCleared, setCleared] = useState(false);
  // In the layout's phase: the row is whole when it is first drawn.
  useLayoutEffect(() => {
    const kept = readSeen(storage);
    setSeen(kept.filter(({ sku }) => sku !== opened?.sku).slice(0, MAX_SEEN_PRODUCTS));
    if (opened) writeSeen(storage, withSeen(kept, seenProduct(opened)));
  }, [opened]);

  if (isCleared)
    return (
      <Section heading={HEADING} className={styles.section}>
        <p ref={takeFocus} role="status" tabIndex={-1} className={styles.cleared}>
          Cleared. This browser keeps none of them any more.
        </p>
      </Section>
    );
  if (seen.length === 0) return null;
  const clear = () => {
    writeSeen(storage, []);
    setCleared(true);
  };
  return (
    <Section
      heading={HEADING}
      className={styles.section}
      aside={
        <PlainButton
          aria-label={`Clear ${HEADING.toLowerCase()}`}
          className={styles.clear}
          onClick={clear}
        >
          Clear
        </PlainButton>
      }
    >
      <ul aria-label={HEADING} className={styles.row}>
        {seen.map(({ sku, href, design, details, picture }) => (
          <li key={sku}>
            <DesignCard
              href={href}
              design={design}
              picture={picture}
              ratio="portrait"
              sizes={SIZES}
              details={details}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The button that had it is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
