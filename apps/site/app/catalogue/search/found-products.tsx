import type { FindResponse } from '@selvedge/contract/product-calls';
import type { ProductService } from '@selvedge/contract/services';
import { searchUrl } from '@selvedge/contract/urls';
import { queryOptions } from '@tanstack/react-query';
import { Anchor } from '../../ui/anchor.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { productCards } from '../product-grid/product-card.ts';
import styles from './found-products.module.css';

/** Products that stand above the suggestions. */
const SHOWN = 6;
const FRESH_MS = 60_000;

/** The products that a text means as a phrase. Empty text asks for nothing, and nothing is tried again by itself. */
export const foundQuery = (service: ProductService, typed: string) => {
  const query = typed.trim();
  return queryOptions({
    queryKey: ['find', query],
    queryFn: ({ signal }) => service.find({ query, end: SHOWN }, { signal }),
    enabled: query !== '',
    staleTime: FRESH_MS,
    retry: false,
  });
};

/** What a phrase means, by picture, and the way to all of it. */
export function FoundProducts(props: {
  /** Over them; by itself the phrase that they answer is in the field. */
  readonly heading?: string;
  readonly phrase: string;
  readonly found: FindResponse;
  /** They are of an older text. */
  readonly stale: boolean;
  readonly onFollow: () => void;
}) {
  const { heading, phrase, found, stale, onFollow } = props;
  if (found.total === 0) return null;
  return (
    <section
      aria-label={heading ?? 'Products'}
      className={classNames(styles.found, stale && styles.stale)}
    >
      {heading && <h3 className={styles.heading}>{heading}</h3>}
      <ul className={styles.row}>
        {productCards(found, 'given').map(({ sku, href, design, details, picture }) => (
          <li key={sku}>
            <Anchor href={href} className={styles.product} onClick={onFollow}>
              <Picture
                src={picture}
                alt=""
                ratio="square"
                placeholder={design}
                sizes="(width <= 600px) 30vw, 8rem"
                maxWidthPx={320}
              />
              <span className={styles.design}>{design}</span>
              <span className={styles.details}>{details}</span>
            </Anchor>
          </li>
        ))}
      </ul>
      <Anchor href={searchUrl(phrase.trim())} className={styles.all} onClick={onFollow}>
        {found.total === 1 ? 'See the product' : `See all ${found.total} products`}
      </Anchor>
    </section>
  );
}

/** Where a phrase finds nothing though all of it is understood: the way to what is found with less of it. */
export function FewerWords(props: {
  readonly phrase: string;
  readonly found: FindResponse;
  readonly onFollow: () => void;
}) {
  const { phrase, found, onFollow } = props;
  const { total, left, understood } = found;
  const parts = new Set(understood.map(({ words }) => words));
  if (total > 0 || left.length > 0 || parts.size < 2) return null;
  return (
    <Anchor href={searchUrl(phrase.trim())} className={styles.all} onClick={onFollow}>
      See what fewer words find
    </Anchor>
  );
}
